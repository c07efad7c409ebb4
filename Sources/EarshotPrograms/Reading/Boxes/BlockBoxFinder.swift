/// Finds the frames of widgets that are drawn with blocks along the edges of cells, as Textual draws them.
///
/// 1. A run of one of four blocks is the upper edge of a frame, and the same cells of a row below, full of the block
///    that is its counterpart, are the lower one.
/// 2. Upright blocks at both ends, in all rows between them, are its sides. Without them the frame has none, as those
///    of buttons.
struct BlockBoxFinder {
  private let grid: ScreenGrid
  /// The blocks of upper edges, each with that of the lower one.
  private static let edges = ["▔": "▁", "▁": "▔", "▄": "▀", "▀": "▄"]
  private static let sides: Set<String> = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█", "▐", "▕"]
  /// The fewest cells of an edge.
  static let shortest = 3
  /// The widest frame without sides; longer ones part a screen.
  private static let widest = 40

  /// Creates a finder for a screen.
  init(_ grid: ScreenGrid) {
    self.grid = grid
  }

  /// Whether a cell may belong to an edge.
  static func isEdge(_ text: String) -> Bool { edges[text] != nil }

  /// The frames, from the top.
  func boxes() -> [Box] {
    (0..<grid.rows).filter { grid.look(row: $0).mayHaveFrames }.flatMap { row in
      runs(row).compactMap { box(top: row, $0) }
    }
  }

  private func runs(_ row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for column in 0..<grid.columns
    where column + 1 == grid.columns || grid.text(row, column + 1) != grid.text(row, start) {
      if column + 1 - start >= Self.shortest, Self.isEdge(grid.text(row, start)) {
        runs.append(start..<column + 1)
      }
      start = column + 1
    }
    return runs
  }

  private func box(top: Int, _ run: Range<Int>) -> Box? {
    let edge = grid.text(top, run.lowerBound)
    func isFull(_ row: Int, of text: String?) -> Bool {
      run.allSatisfy { grid.text(row, $0) == text }
    }
    guard
      let bottom = (top + 1..<grid.rows).first(where: { row in
        isFull(row, of: Self.edges[edge]) || isFull(row, of: edge)
      }), bottom > top + 1, !isFull(bottom, of: edge)
    else { return nil }
    func hasSide(_ column: Int) -> Bool {
      (top + 1..<bottom).allSatisfy { Self.sides.contains(grid.text($0, column)) }
    }
    func box(_ left: Int, _ right: Int, hasSides: Bool) -> Box {
      Box(
        top: top, left: left, bottom: bottom, right: right, title: "", footer: "",
        isASCII: false, frame: hasSides ? .whole : .open)
    }
    if hasSide(run.lowerBound - 1), hasSide(run.upperBound) {
      return box(run.lowerBound - 1, run.upperBound, hasSides: true)
    }
    if hasSide(run.lowerBound), hasSide(run.upperBound - 1) {
      return box(run.lowerBound, run.upperBound - 1, hasSides: true)
    }
    guard bottom == top + 2, run.count <= Self.widest else { return nil }
    return box(run.lowerBound, run.upperBound - 1, hasSides: false)
  }
}
