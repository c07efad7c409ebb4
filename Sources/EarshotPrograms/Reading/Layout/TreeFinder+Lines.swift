// What programs print as a tree (`tree`, `cargo tree`, `pstree -A`) is one without a highlight: rows one below the
// other, of which each has a corner or a branch from which dashes lead to its words. What stands right above the first
// of them, one word that begins no further right, is the root.

extension TreeFinder {
  /// Puts rows of text that are drawn as a tree together to one; all others stay as they are.
  func trees(in elements: [ScreenElement]) -> [ScreenElement] {
    var found: [ScreenElement] = []
    var block: [ScreenElement] = []
    func close() {
      defer { block = [] }
      guard block.count > 1 else { return found += block }
      if let root = found.last, isRoot(root, of: block[0]) {
        found.removeLast()
        block.insert(root, at: 0)
      }
      if let tree = tree(of: block) { found.append(tree) } else { found += block }
    }
    for element in elements {
      guard element.role == .line, element.cells.count == 1, isBranch(element) else {
        close()
        found.append(element)
        continue
      }
      if let last = block.last, last.row + 1 != element.row { close() }
      block.append(element)
    }
    close()
    return found
  }

  private func tree(of rows: [ScreenElement]) -> ScreenElement? {
    let items = rows.map { row in
      var item = row
      item.role = .item
      return item
    }
    guard let entries = entries(of: items, in: 0..<grid.columns) else { return nil }
    var tree = ScreenElement(.tree)
    tree.cells = rows.map { CellRange(row: $0.row, columns: 0..<grid.columns) }
    tree.children = entries.enumerated().map { index, entry in
      var entry = entry
      entry.position = (index + 1, entries.count)
      return entry
    }
    return tree
  }

  /// Whether dashes lead from the last line in front of a row to its words.
  private func isBranch(_ element: ScreenElement) -> Bool {
    let row = element.row
    guard let first = (0..<grid.columns).first(where: { grid.kind(row, $0) != .blank }),
      grid.stroke(row, first).contains(.up)
        || ["|", "`", "+", "\\"].contains(grid.text(row, first)),
      let line = front(of: element, 0..<grid.columns).line
    else { return false }
    return grid.text(row, line + 1) == "-"
      || grid.stroke(row, line).contains(.right)
        && grid.stroke(row, line + 1).isSuperset(of: .across)
  }

  private func isRoot(_ element: ScreenElement, of first: ScreenElement) -> Bool {
    element.role == .line && element.row == first.row - 1 && element.cells.count == 1
      && !element.label.contains(" ")
      && (0..<grid.columns).first { grid.kind(first.row, $0) != .blank }.map {
        element.column <= $0
      } ?? false
  }
}
