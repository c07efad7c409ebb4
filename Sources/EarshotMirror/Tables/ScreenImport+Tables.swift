import EarshotModel

extension ScreenImport {
  /// Whether a node whose end has come is a cell of a table around it.
  func isCell(_ own: OpenNode) -> Bool {
    own.meaning.isCell(own.node)
      && isInside { $0.container == .dataTable || $0.tablePart == .row }
  }
}

extension ScreenImport.OpenNode {
  /// Makes a list that has rows of several cells a data table, and such a row no element.
  mutating func showAsTable() {
    let isWide = tableItems.contains { item in
      if case .row(let parts) = item { parts.count > 1 } else { false }
    }
    if meaning.tablePart == .row {
      let cells = tableItems.count { if case .cell = $0 { true } else { false } }
      if cells > 1 { meaning.part = .group }
    } else if meaning.container == .list, isWide {
      meaning.container = .dataTable
    }
  }

  /// The data table that the node is, if it has any cells.
  var table: TableLayout<Responder>? {
    guard meaning.container == .dataTable, !tableItems.isEmpty else { return nil }
    return TableLayout(tableItems, size: node.table)
  }

  /// What the node is in the table around it.
  ///
  /// - Parameters:
  ///   - made: What was made of it.
  ///   - isCell: Whether it is a cell.
  /// - Returns: A cell, a row, or what stands inside and belongs to no table there.
  func tableItems(as made: Responder, isCell: Bool) -> [TableLayout<Responder>.Item] {
    if isCell {
      return [
        .cell(
          TableLayout.Part(
            cell: made, place: node.cell, heading: meaning.heading(of: node)))
      ]
    }
    if meaning.container == .dataTable || tableItems.isEmpty { return [] }
    guard meaning.tablePart == .row else { return tableItems }
    var cells: [TableLayout<Responder>.Part] = []
    var rows: [TableLayout<Responder>.Item] = []
    for item in tableItems {
      switch item {
      case .cell(let part): cells.append(part)
      case .row: rows.append(item)
      }
    }
    return (cells.isEmpty ? [] : [.row(cells)]) + rows
  }
}
