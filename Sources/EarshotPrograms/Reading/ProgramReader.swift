public import EarshotMirror

// How a frame becomes words:
//
//  1. the frame becomes a grid of characters and looks, and its lines become boxes;
//  2. the highlight is followed from the grid before (`HighlightTracker`, `StyleTransfer`);
//  3. boxes, highlights and rows become elements (`LayoutBuilder`), which get names that last (`NodeBook`);
//  4. what was typed, what is new and what a status row says becomes events (`News`, `Echo`);
//  5. the element at the highlight becomes the focus, after everything else.

/// Reads the screen of a program: frames in, elements and words out.
///
/// A value without a clock of its own, so that the same frames always come to the same words.
public struct ProgramReader: Sendable {
  /// How the program is read; it may be changed at any time, and counts from the next frame on.
  public var profile: ProgramProfile
  /// The frame of the mirror whose nodes these are.
  public let frameIdentity: FrameIdentity

  private var book: NodeBook
  private var tracker = HighlightTracker()
  private var screen: (grid: ScreenGrid, map: BoxMap)?
  private var lastKey: (time: Duration, keys: [ProgramKey])?
  /// What the focus said last.
  private var said: (text: String, place: Highlight)?
  /// Boxes that were there and may come back into sight when what hides them goes.
  private var seen: [Box] = []
  private(set) var layout = ScreenLayout(roots: [])

  /// How long after a key what happens is its answer.
  static let answerTime = Duration.milliseconds(750)

  /// Creates a reader that has seen nothing yet.
  public init(profile: ProgramProfile = .standard, frame: FrameIdentity = "terminal") {
    self.profile = profile
    frameIdentity = frame
    book = NodeBook(frame: frame)
  }

  /// Takes in the next frame.
  public mutating func read(_ frame: TerminalFrame, cause: FrameCause) -> Reading {
    let grid = ScreenGrid(frame)
    let map = BoxMap(grid)
    if !cause.keys.isEmpty { lastKey = (cause.time, cause.keys) }
    let isAnswer = lastKey.map { cause.time - $0.time <= Self.answerTime } ?? false
    let ignored = Set(
      (profile.ignored.filter { $0.columns == nil } + profile.statusRows)
        .flatMap { Array($0.rows(of: grid.rows)) })
    var opened: [Int] = []
    let finding: HighlightTracker.Finding
    if let screen, screen.grid.rows == grid.rows, screen.grid.columns == grid.columns {
      opened = self.opened(map, since: screen.map, grid)
      var transfer = StyleTransfer(old: screen.grid, new: grid, map: map)
      transfer.direction = lastKey.map { Self.direction(of: $0.keys) } ?? []
      transfer.ignored = ignored
      finding = tracker.follow(
        transfer, opened: opened, isTrusted: isAnswer, signs: profile.highlight)
    } else {
      finding = tracker.begin(grid, map, ignored: ignored, profile: profile)
    }
    layout = LayoutBuilder(grid, map: map, highlights: tracker.standing, profile: profile).layout()
    var reading = Reading()
    reading.change = book.take(layout, on: grid, scrolled: 0, title: frame.title)
    reading.events += openings(opened, map)
    focus(finding, isAnswer: isAnswer, &reading)
    remember(map)
    screen = (grid, map)
    return reading
  }

  // MARK: Focus

  private mutating func focus(
    _ finding: HighlightTracker.Finding, isAnswer: Bool, _ reading: inout Reading
  ) {
    let highlight: Highlight
    switch finding {
    case .moved(let moved): highlight = moved
    case .stays(let still) where isAnswer: highlight = still
    case .stays, .same: return
    case .gone:
      said = nil
      return
    }
    guard let (path, element) = layout.element(at: highlight), let identity = book.identity(at: path)
    else { return }
    // A whole bar that is drawn otherwise is no choice.
    if element.role == .titleBar || element.role == .statusBar { return }
    let text = element.spoken
    if case .stays = finding {
      guard said?.text != text, !element.role.isField else { return }
    }
    said = (text, highlight)
    reading.focus = identity
    reading.events.append(
      ReadingEvent(.focus, text, cells: element.cells, element: identity.key))
  }

  private static func direction(of keys: [ProgramKey]) -> Strokes {
    switch keys.last {
    case .down, .pageDown: .down
    case .up, .pageUp: .up
    case .right, .tab: .right
    case .left, .backTab: .left
    default: []
    }
  }

  // MARK: Boxes

  /// The boxes that were not there before, but not those inside of them.
  private func opened(_ map: BoxMap, since old: BoxMap, _ grid: ScreenGrid) -> [Int] {
    let new = map.boxes.indices.filter { index in
      let box = map.boxes[index]
      guard let same = old.boxes.firstIndex(where: { $0.isAt(box) }) else {
        return !seen.contains { $0.isAt(box) && $0.title == box.title }
      }
      // Where another box hides a part of a title, the title has not changed.
      return old.boxes[same].title != box.title && map.isWhole(index) && old.isWhole(same)
    }
    return new.filter { index in
      guard !(map.parents[index].map { new.contains($0) } ?? false) else { return false }
      return grid.isAlternate || LayoutBuilder(grid, map: map).isDialog(index)
    }
  }

  /// Remembers boxes that others hide, as long as those that hide them are there.
  private mutating func remember(_ map: BoxMap) {
    guard let before = screen?.map else { return seen = [] }
    let hidden = before.boxes.filter { box in
      !map.boxes.contains { $0.isAt(box) } && map.boxes.contains { $0.overlaps(box) }
    }
    seen = seen.filter { box in
      !map.boxes.contains { $0.isAt(box) } && map.boxes.contains { $0.overlaps(box) }
    } + hidden
  }

  private func openings(_ opened: [Int], _ map: BoxMap) -> [ReadingEvent] {
    opened.compactMap { index in
      let box = map.boxes[index]
      let cells = [CellRange(row: box.top, columns: box.left..<box.right + 1)]
      let texts = layout.all.filter { $0.element.box == index && $0.element.role == .text }
        .map(\.element)
      let text = ([box.title] + texts.map(\.label)).filter { !$0.isEmpty }.joined(separator: ". ")
      guard !text.isEmpty else { return nil }
      return ReadingEvent(.opened, text, cells: cells + texts.flatMap(\.cells))
    }
  }
}

extension TerminalRole {
  /// Whether text is entered into it.
  var isField: Bool { self == .field || self == .passwordField || self == .prompt }
}

extension ScreenElement {
  /// What is said of it in an event: its words, and what its mark says.
  var spoken: String {
    switch role {
    case .checkBox: "\(words), \(states["checked"] == "true" ? "checked" : "not checked")"
    case .radioButton: "\(words), \(states["checked"] == "true" ? "selected" : "not selected")"
    case .passwordField: label
    default: words
    }
  }
}
