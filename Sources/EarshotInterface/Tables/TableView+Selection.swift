// What a person's touch on a row does, in this order:
//
//  1. the delegate may choose another row, or none;
//  2. the row that was chosen before is chosen no more, the new one is;
//  3. the segue of a storyboard that leads on from the row is performed;
//  4. the delegate is told.

extension TableView {
  /// The places of the chosen rows, from the top.
  public final var indexPathsForSelectedRows: [IndexPath] {
    sections.enumerated().flatMap { index, section in
      section.cells.indices.filter { section.cells[$0].isSelected }
        .map { IndexPath(row: $0, section: index) }
    }
  }

  /// The place of the first chosen row.
  public final var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows.first }

  /// Selects a row without telling the delegate.
  public final func selectRow(at indexPath: IndexPath) {
    guard let cell = cellForRow(at: indexPath) else { return }
    if !allowsMultipleSelection {
      for other in visibleCells where other !== cell { other.isSelected = false }
    }
    cell.isSelected = true
  }

  /// Deselects a row without telling the delegate.
  public final func deselectRow(at indexPath: IndexPath) {
    cellForRow(at: indexPath)?.isSelected = false
  }

  /// Chooses a row as a person does.
  ///
  /// - Returns: Whether the row can be chosen.
  final func choose(_ cell: TableViewCell) -> Bool {
    guard allowsSelection, let indexPath = indexPath(for: cell) else { return false }
    var chosen = indexPath
    if let tableDelegate {
      guard let allowed = tableDelegate.tableView(self, willSelectRowAt: indexPath) else {
        return true
      }
      chosen = allowed
    }
    if allowsMultipleSelection, cellForRow(at: chosen)?.isSelected == true {
      deselectRow(at: chosen)
      tableDelegate?.tableView(self, didDeselectRowAt: chosen)
      return true
    }
    let before = allowsMultipleSelection ? [] : indexPathsForSelectedRows
    selectRow(at: chosen)
    for old in before where old != chosen {
      tableDelegate?.tableView(self, didDeselectRowAt: old)
    }
    cellForRow(at: chosen)?.onSelection?()
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
    return true
  }

  /// Shows the details of a row as a person asks.
  final func chooseAccessory(of cell: TableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    cell.onAccessory?()
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }
}
