import EarshotReader

extension Chooser {
  /// Draws the list into the first rows of a grid, with the chosen item in sight.
  func draw(rows: Int, into grid: inout CellGrid) {
    guard rows > 0 else { return }
    grid.write("# Items" + (filter.isEmpty ? "" : ": \(filter)"), row: 0, column: 1, style: .bold)
    let room = max(1, rows - 1)
    let first = max(0, min(index - room / 2, items.count - room))
    for (offset, item) in items[first...].prefix(room).enumerated() where offset + 1 < rows {
      let isChosen = first + offset == index
      grid.write(
        (isChosen ? "> " : "  ") + item.text, row: offset + 1, column: 0,
        style: isChosen ? .reverse : [])
      if isChosen {
        grid.cursor = CellGrid.Position(row: offset + 1, column: min(2, grid.columns - 1))
      }
    }
  }
}
