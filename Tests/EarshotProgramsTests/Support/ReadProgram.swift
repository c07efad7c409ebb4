import EarshotMirror
import EarshotModel
import EarshotPrograms
import EarshotTestSupport

/// A program that a test draws, read frame by frame as the host does.
struct ReadProgram {
  /// The reader.
  var reader: ProgramReader
  /// The nodes as the changes have made them.
  private(set) var tree = TreeSnapshot(frame: "terminal")
  private var time = Duration.zero

  /// Begins to read.
  init(profile: ProgramProfile = .standard) {
    reader = ProgramReader(profile: profile)
  }

  /// Reads a frame a second after the one before, and gives its events as lines.
  @discardableResult
  mutating func show(
    _ frame: TerminalFrame, _ keys: ProgramKey..., isBehind: Bool = false,
    after pause: Duration = .seconds(1)
  ) -> [String] {
    show(frame, keys, isBehind: isBehind, after: pause)
  }

  /// Reads a frame that some keys have led to.
  @discardableResult
  mutating func show(
    _ frame: TerminalFrame, _ keys: [ProgramKey], isBehind: Bool = false,
    after pause: Duration = .seconds(1)
  ) -> [String] {
    time += pause
    let cause = FrameCause(at: time, keys: keys, isSpeechBehind: isBehind)
    let reading = reader.read(frame, cause: cause)
    apply(reading.change)
    return reading.events.map(\.line)
  }

  /// Reads a screen that is drawn in the test.
  @discardableResult
  mutating func show(
    _ art: String, _ keys: ProgramKey..., rows: Int = 24, isAlternate: Bool = true
  ) -> [String] {
    time += .seconds(1)
    let frame = TerminalFrame(art, rows: rows, isAlternate: isAlternate)
    let reading = reader.read(frame, cause: FrameCause(at: time, keys: keys))
    apply(reading.change)
    return reading.events.map(\.line)
  }

  private mutating func apply(_ change: MirrorChange?) {
    switch change {
    case .frame(let snapshot): tree = snapshot.tree
    case .nodes(let update):
      for identity in update.removed { tree[identity] = nil }
      for node in update.updated.values { tree[node.identity] = node }
    default: break
    }
  }

  /// The elements as a screen reader finds them.
  var text: String {
    let mirror = TreeMirror(tree, vocabulary: .terminal)
    return mirror.windows.map { TreeText.of($0, frames: false) }.joined(separator: "\n")
      .split(separator: "\n").dropFirst(2).map { String($0.dropFirst(4)) }.joined(separator: "\n")
      .replacing("MirrorElement", with: "-")
  }

  /// The name of the node with a label; the first one of several.
  func identity(_ label: String) -> NodeIdentity? {
    tree.nodes.values.filter { $0.name == label }.map(\.identity).min { $0.key < $1.key }
  }
}

extension ReadingEvent {
  /// The event in a line, with what the reader has words for in brackets.
  var line: String { "\(kind.rawValue): \(parts.map(\.line).joined(separator: ", "))" }
}

extension AccessibilityReport.Part {
  fileprivate var line: String {
    switch self {
    case .text(let text): text
    case .state(let state): "[\(state.rawValue)]"
    case .level(let level): "[level \(level)]"
    case .percent(let percent): "[\(percent)%]"
    case .lines(let count, let last): "[\(count) lines] \(last)"
    }
  }
}
