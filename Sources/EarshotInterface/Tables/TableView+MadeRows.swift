import EarshotModel

// Which rows of a data source exist:
//
//  1. those on screen, which are made in the layout after the content has moved there;
//  2. those that a reader has asked for, which stand at their places although nobody sees them;
//  3. of the others the ones that were asked for last. Older ones are taken out, unless a cursor or the
//     keyboard's focus is in them, and wait to be used again (Decisions, "Rows are made when they are
//     needed").

extension TableView {
  /// Makes the rows that have come on screen, and tells the delegate which came and which have gone.
  final func showRowsOnScreen() {
    loadRowsIfNeeded()
    guard !showsStaticSections, let dataSource, bounds.width > 0 || bounds.height > 0 else {
      return
    }
    let places = indexPathsForRows(in: bounds)
    for place in places where made[place] == nil && !needsReload {
      make(rowAt: place, by: dataSource)
    }
    let shown = Set(places)
    guard shown != displayed else { return }
    let gone = displayed.subtracting(shown)
    for place in places where !displayed.contains(place) {
      guard let cell = made[place] else { continue }
      displayed.insert(place)
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: place)
    }
    tellOfEndOfDisplay(gone)
    removeUnusedRows()
  }

  /// Tells the delegate that rows have gone from the screen.
  final func tellOfEndOfDisplay(_ places: Set<IndexPath>) {
    for place in places.sorted() {
      displayed.remove(place)
      guard let cell = made[place] else { continue }
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: place)
    }
  }

  /// The row at a place, which is made if it does not exist; `nil` where the data source has none.
  final func madeRow(at place: IndexPath) -> TableViewCell? {
    loadRowsIfNeeded()
    guard holdsRow(at: place) else { return nil }
    if let cell = made.ask(for: place) { return cell }
    guard !showsStaticSections, let dataSource else { return nil }
    make(rowAt: place, by: dataSource)
    removeUnusedRows()
    let cell = made[place]
    // What is inside has places before anybody asks for them.
    cell?.layoutIfNeeded()
    return cell
  }

  private func make(rowAt place: IndexPath, by dataSource: any TableViewDataSource) {
    let cell = dataSource.tableView(self, cellForRowAt: place)
    // The data source may have asked for everything anew, or brought a row that stands elsewhere.
    guard !needsReload, holdsRow(at: place) else { return }
    if let old = cell.placeWhenShown, old != place, made[old] === cell {
      made.remove(at: old, isChosen: false)
    }
    let isChosen = made.insert(cell, at: place)
    if isChosen { cell.setSelected(true, animated: false) }
    cell.frame = rectForRow(at: place)
    guard cell.superview !== self else { return }
    let before = IndexPath(row: place.row - 1, section: place.section)
    addOwn(cell, above: place.row == 0 ? sections[place.section].header : made[before])
  }

  /// Takes out rows that nobody has asked for in a while.
  private func removeUnusedRows() {
    let (rows, bounds, focus) = (made, bounds, window?.firstResponder)
    let unused = rows.unused { cell in
      cell.frame.maxY > bounds.minY && cell.frame.minY < bounds.maxY || cell.holdsCursor
        || focus?.isAsked(before: cell) ?? false
    }
    for place in unused {
      guard let cell = made[place] else { continue }
      made.remove(at: place, isChosen: cell.isSelected)
      cell.placeWhenShown = nil
      cell.removeFromSuperview()
      guard let name = cell.dequeuedName else { continue }
      reusableCells.putBack(cell, identifier: name)
    }
  }
}

extension View {
  /// Whether the cursor of a reader stands on the view or on anything inside.
  fileprivate var holdsCursor: Bool {
    var waiting: [Responder] = [self]
    var visited: Set<ObjectIdentifier> = []
    while let responder = waiting.popLast() {
      // The lists of an app may name each other in a circle.
      guard visited.insert(ObjectIdentifier(responder)).inserted else { continue }
      if responder.accessibilityElementIsFocused() { return true }
      waiting += responder.accessibilityElements ?? responder.accessibilityTraversal.children
    }
    return false
  }
}
