/// Finds the rows that are drawn as headings of tables which gaps part: in full and on a background of their own.
///
/// A row that is chosen is drawn so as well. It is told apart by what stands in it: a row of the table has numbers where
/// those below it have, and a heading has none.
struct TableHeadings {
  let grid: ScreenGrid
  let map: BoxMap

  /// The rows of the headings; which rows may be headings is remembered.
  func rows(_ memory: inout LayoutMemory) -> Set<Int> {
    let finder = GapTableFinder(grid: grid) { map.owner($0, 0) != nil }
    return Set((0..<grid.rows).filter { isDrawnApart($0) && finder.begins(at: $0, &memory) })
  }

  /// Whether hardly a cell of a row has the background of the screen, and the row below looks otherwise.
  private func isDrawnApart(_ row: Int) -> Bool {
    guard row + 1 < grid.rows, map.owner(row, 0) == nil else { return false }
    let shades = grid.look(row: row).shades
    let plain = shades.reduce(0) { $0 + ($1.shade == map.background ? $1.count : 0) }
    guard plain * 10 <= grid.columns, let most = shades.max(by: { $0.count < $1.count }) else {
      return false
    }
    let below = grid.look(row: row + 1).shades.first { $0.shade == most.shade }?.count ?? 0
    return below * 2 < grid.columns
  }
}
