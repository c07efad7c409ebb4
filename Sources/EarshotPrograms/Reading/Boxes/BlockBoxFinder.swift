/// Finds the frames of widgets that are drawn with blocks along the edges of cells, as Textual draws them.
///
/// 1. A run of one of four blocks is the upper edge of a frame, and the same cells of a row below, full of the block
///    that is its counterpart, are the lower one. A title may stand in both.
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
      edges(row).reduce(into: [Box]()) { found, run in
        let isPart = found.contains { $0.left <= run.lowerBound && $0.right >= run.upperBound - 1 }
        if !isPart, let box = box(top: row, run) { found.append(box) }
      }
    }
  }

  /// The edges of a row, each whole or with a title in it; those with one come first, since the pieces on both sides of
  /// it may be long enough by themselves.
  private func edges(_ row: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for column in 0..<grid.columns
    where column + 1 == grid.columns || grid.text(row, column + 1) != grid.text(row, start) {
      if Self.isEdge(grid.text(row, start)) { pieces.append(start..<column + 1) }
      start = column + 1
    }
    let titled = zip(pieces, pieces.dropFirst()).filter { isTitle(row, between: $0, and: $1) }
    return titled.map { $0.lowerBound..<$1.upperBound }
      + pieces.filter { $0.count >= Self.shortest }
  }

  /// Whether words stand between two pieces of an edge, with blanks around them, and nothing stands up beside them.
  private func isTitle(_ row: Int, between left: Range<Int>, and right: Range<Int>) -> Bool {
    let gap = left.upperBound..<right.lowerBound
    guard gap.count > 2, grid.text(row, left.lowerBound) == grid.text(row, right.lowerBound),
      grid.kind(row, gap.lowerBound) == .blank, grid.kind(row, gap.upperBound - 1) == .blank,
      gap.contains(where: { grid.kind(row, $0) == .word }),
      !gap.contains(where: { grid.kind(row, $0) == .ornament })
    else { return false }
    return [row - 1, row + 1].allSatisfy { beside in
      [left.upperBound - 1, right.lowerBound].allSatisfy {
        !Self.sides.contains(grid.text(beside, $0))
      }
    }
  }

  /// What stands in an edge of such blocks, empty without a title; `nil` where these cells are none.
  private func title(_ row: Int, _ run: Range<Int>, of edge: String) -> String? {
    guard let gap = run.first(where: { grid.text(row, $0) != edge }) else { return "" }
    let end = run.last { grid.text(row, $0) != edge }.map { $0 + 1 } ?? gap
    guard gap > run.lowerBound, end < run.upperBound,
      isTitle(row, between: run.lowerBound..<gap, and: end..<run.upperBound)
    else { return nil }
    return grid.words(row: row, gap..<end)
  }

  private func box(top: Int, _ run: Range<Int>) -> Box? {
    let edge = grid.text(top, run.lowerBound)
    guard let counterpart = Self.edges[edge], let name = title(top, run, of: edge) else {
      return nil
    }
    var bottom = top + 1
    var footer: String?
    while bottom < grid.rows {
      footer = title(bottom, run, of: counterpart)
      if footer != nil { break }
      if title(bottom, run, of: edge) != nil { return nil }
      bottom += 1
    }
    guard let footer, bottom > top + 1 else { return nil }
    func hasSide(_ column: Int) -> Bool {
      (top + 1..<bottom).allSatisfy { Self.sides.contains(grid.text($0, column)) }
    }
    func box(_ left: Int, _ right: Int, hasSides: Bool) -> Box {
      Box(
        top: top, left: left, bottom: bottom, right: right, title: name, footer: footer,
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
