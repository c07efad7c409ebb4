// Rows that come, go and move. The data source has changed before the table is told, as UIKit asks:
//
//  1. the rows that stay are the same objects as before, so that a cursor on one of them stays there;
//  2. where the numbers of the data source do not agree with what the table was told, as in the middle of
//     several changes, everything is asked for again with the next layout.

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
    change { sections, dataSource in
      for place in indexPaths.sorted() {
        guard sections.indices.contains(place.section),
          (0...sections[place.section].cells.count).contains(place.row)
        else { return false }
        let cell = dataSource.tableView(self, cellForRowAt: place)
        sections[place.section].cells.insert(cell, at: place.row)
      }
      return true
    }
  }

  /// Takes rows away that the data source no longer has.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { sections, _ in
      for place in indexPaths.sorted(by: >) {
        guard rows[place] != nil else { return false }
        sections[place.section].cells.remove(at: place.row)
      }
      return true
    }
  }

  /// Asks for some rows again; the others stay.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { sections, dataSource in
      for place in indexPaths {
        guard rows[place] != nil else { return false }
        sections[place.section].cells[place.row] = dataSource.tableView(self, cellForRowAt: place)
      }
      return true
    }
  }

  /// Shows a row at the place to which the data source has moved it.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { sections, _ in
      guard let cell = rows[indexPath], sections.indices.contains(newIndexPath.section) else {
        return false
      }
      sections[indexPath.section].cells.remove(at: indexPath.row)
      guard (0...sections[newIndexPath.section].cells.count).contains(newIndexPath.row) else {
        return false
      }
      sections[newIndexPath.section].cells.insert(cell, at: newIndexPath.row)
      return true
    }
  }

  /// Makes several changes as one, and shows them at once.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    layoutIfNeeded()
    completion?(true)
  }

  /// Changes the rows that are shown, or asks for all of them again where that does not lead to what the
  /// data source has.
  private func change(
    _ edit: (inout [TableViewSection], any TableViewDataSource) -> Bool
  ) {
    guard let dataSource, !needsReload, !showsStaticSections else { return reloadData() }
    var changed = sections
    guard edit(&changed, dataSource), dataSource.numberOfSections(in: self) == changed.count,
      changed.indices.allSatisfy({
        dataSource.tableView(self, numberOfRowsInSection: $0) == changed[$0].cells.count
      })
    else { return reloadData() }
    showBrought(changed)
  }
}
