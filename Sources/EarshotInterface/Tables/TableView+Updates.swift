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
    let inserted = indexPaths.sorted()
    change(adding: inserted, removing: []) { place in
      var row = place.row
      for new in inserted where new.section == place.section && new.row <= row { row += 1 }
      return IndexPath(row: row, section: place.section)
    }
  }

  /// Takes rows away that the data source no longer has.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let deleted = Set(indexPaths)
    change(adding: [], removing: Array(deleted)) { place in
      guard !deleted.contains(place) else { return nil }
      let before = deleted.count { $0.section == place.section && $0.row < place.row }
      return IndexPath(row: place.row - before, section: place.section)
    }
  }

  /// Asks for some rows again; the others stay.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let reloaded = Set(indexPaths)
    change(adding: indexPaths, removing: indexPaths) { reloaded.contains($0) ? nil : $0 }
  }

  /// Shows a row at the place to which the data source has moved it.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(adding: [newIndexPath], removing: [indexPath]) { place in
      if place == indexPath { return newIndexPath }
      var place = place
      if place.section == indexPath.section, place.row > indexPath.row { place.row -= 1 }
      if place.section == newIndexPath.section, place.row >= newIndexPath.row { place.row += 1 }
      return place
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
  ///
  /// - Parameters:
  ///   - added: The places of new rows, as they are afterwards.
  ///   - removed: The places of rows that go, as they were before.
  ///   - newPlace: Where a row stands afterwards; `nil` for one that goes.
  private func change(
    adding added: [IndexPath], removing removed: [IndexPath],
    newPlace: (IndexPath) -> IndexPath?
  ) {
    guard let dataSource, !needsReload, !showsStaticSections,
      removed.allSatisfy({ holdsRow(at: $0) }),
      dataSource.numberOfSections(in: self) == sections.count
    else { return reloadData() }
    var counts = sections.map(\.rows.count)
    for place in Set(removed) { counts[place.section] -= 1 }
    for place in Set(added) {
      guard counts.indices.contains(place.section) else { return reloadData() }
      counts[place.section] += 1
    }
    guard
      counts.indices.allSatisfy({
        dataSource.tableView(self, numberOfRowsInSection: $0) == counts[$0]
      }), Set(added).allSatisfy({ (0..<counts[$0.section]).contains($0.row) })
    else { return reloadData() }
    for cell in made.move(to: newPlace) { cell.removeFromSuperview() }
    displayed = Set(displayed.compactMap(newPlace))
    for number in sections.indices {
      sections[number].rows = extents(of: number, count: counts[number])
    }
    arrangeSections()
    showRowsOnScreen()
  }
}
