// Rows that come, go and move: the data source has changed before it is told, as UIKit asks, and every
// change leads to one reload with the next layout.

extension TableView {
  /// How rows come and go on screen (`UITableView.RowAnimation`); nobody sees it here.
  public enum RowAnimation: String, Sendable, CaseIterable {
    /// They fade.
    case fade
    /// They slide in from the right or out to it.
    case right
    /// They slide in from the left or out to it.
    case left
    /// They slide in from the top or out to it.
    case top
    /// They slide in from the bottom or out to it.
    case bottom
    /// They come and go at once.
    case none
    /// They move the rows around them aside.
    case middle
    /// As the table finds best.
    case automatic
  }

  /// Shows rows that the data source has put in.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Takes rows away that the data source no longer has.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Asks for some rows again.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Shows a row at the place to which the data source has moved it.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    reloadData()
  }

  /// Makes several changes as one.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    layoutIfNeeded()
    completion?(true)
  }
}
