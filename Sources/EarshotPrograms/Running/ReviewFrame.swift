package import EarshotMirror
import EarshotModel

/// Text of a program that is not on its screen, as a frame in front of it: each line an element, so that
/// everything that a reader can do with a screen it can do with the text.
package struct ReviewFrame: Sendable {
  /// The frame.
  package static let identity: FrameIdentity = "review"
  /// The most lines; of more the last are there.
  package static let limit = 10_000

  private var generation = 0

  /// Creates a frame that nobody has seen.
  package init() {}

  /// The frame with some lines, which begins anew.
  ///
  /// - Parameters:
  ///   - lines: The lines; blank ones are no elements.
  ///   - title: What the frame is called.
  /// - Returns: What the mirror is told.
  package mutating func show(_ lines: [String], title: String) -> MirrorChange {
    generation += 1
    var tree = TreeSnapshot(frame: Self.identity, title: title)
    let cell = NodeBook.cell
    let lines = lines.suffix(Self.limit)
    let columns = lines.lazy.map(\.count).max() ?? 0
    let root = NodeIdentity("text", in: Self.identity)
    var screen = MirrorNode(root, role: TerminalRole.screen.rawValue)
    screen.place = NodePlace(
      Rect(
        x: 0, y: 0, width: Double(max(1, columns)) * cell.width,
        height: Double(max(1, lines.count)) * cell.height))
    tree.bounds = screen.place?.rect
    tree.add(screen)
    for (row, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      var node = MirrorNode(
        NodeIdentity("line \(row)", in: Self.identity), role: TerminalRole.line.rawValue, name: line
      )
      node.place = NodePlace(
        Rect(
          x: 0, y: Double(row) * cell.height, width: Double(max(1, line.count)) * cell.width,
          height: cell.height))
      tree.add(node, under: root)
    }
    return .frame(
      FrameSnapshot(
        tree, stamp: FrameStamp(generation: generation, revision: 0), standing: .dialog))
  }

  /// The end of the frame.
  package var end: MirrorChange { .frameEnded(Self.identity) }
}
