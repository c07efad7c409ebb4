// What a person's touch on a row does, in this order:
//
//  1. the delegate may choose another row, or none;
//  2. the row that was chosen before is chosen no more, the new one is;
//  3. the segue of a storyboard that leads on from the row is performed;
//  4. the delegate is told.

import EarshotModel

extension TableView {
  /// The places of the chosen rows, from the top.
  public final var indexPathsForSelectedRows: [IndexPath] {
    // A copy is asked: a row of the app's own may ask the table for rows when it is asked for its choice.
    let rows = made
    return rows.chosenPlaces
  }

  /// The place of the first chosen row.
  public final var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows.first }

  /// Where a row is brought to (`UITableView.ScrollPosition`).
  public enum ScrollPosition: String, Sendable, CaseIterable {
    /// Nowhere; into sight, with as little movement as possible, where it is asked to scroll.
    case none
    /// To the top of what can be seen.
    case top
    /// To its middle.
    case middle
    /// To its bottom.
    case bottom
  }

  /// Selects a row without telling the delegate, and deselects all with `nil`; it scrolls there unless
  /// `scrollPosition` is `none`.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    loadRowsIfNeeded()
    if let indexPath, !holdsRow(at: indexPath) { return }
    if !allowsMultipleSelection || indexPath == nil {
      for other in indexPathsForSelectedRows where other != indexPath {
        setSelected(false, rowAt: other, animated: animated)
      }
    }
    guard let indexPath else { return }
    setSelected(true, rowAt: indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool = false) {
    loadRowsIfNeeded()
    setSelected(false, rowAt: indexPath, animated: animated)
  }

  private func isSelected(at place: IndexPath) -> Bool {
    // A copy is asked, as for all chosen rows.
    let rows = made
    return rows.isChosen(place)
  }

  private func setSelected(_ isSelected: Bool, rowAt place: IndexPath, animated: Bool) {
    guard let cell = made[place] else {
      return made.setChosen(isSelected, unmadeAt: place)
    }
    cell.setSelected(isSelected, animated: animated)
  }

  /// Scrolls until a row can be seen at a place of the table, as far as there is content to scroll.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadRowsIfNeeded()
    guard holdsRow(at: indexPath) else { return }
    let inset = adjustedContentInset
    let shown = bounds.height - inset.top - inset.bottom
    let row = rectForRow(at: indexPath)
    let top: Double
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: top = row.minY
    case .middle: top = row.center.y - shown / 2
    case .bottom: top = row.maxY - shown
    }
    let end = max(0, contentSize.height - shown)
    setContentOffset(
      Point(x: contentOffset.x, y: min(max(0, top), end) - inset.top), animated: animated)
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
    if allowsMultipleSelection, isSelected(at: chosen) {
      deselectRow(at: chosen)
      tableDelegate?.tableView(self, didDeselectRowAt: chosen)
      return true
    }
    let before = allowsMultipleSelection ? [] : indexPathsForSelectedRows
    selectRow(at: chosen)
    for old in before where old != chosen {
      tableDelegate?.tableView(self, didDeselectRowAt: old)
    }
    madeRow(at: chosen)?.onSelection?()
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
