public import EarshotModel

extension TableView {
  /// The title of an index that leads to the top of the table, where a search stands
  /// (`UITableView.indexSearch`).
  public static let indexSearch = "{search}"

  /// Asks the data source for the titles of the index again.
  public final func reloadSectionIndexTitles() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let rowCount = (0..<sections.count).reduce(0) { $0 + rows.count(inSection: $1) }
    guard !titles.isEmpty, rowCount >= sectionIndexMinimumDisplayRowCount else {
      return sectionIndex = nil
    }
    if let sectionIndex {
      sectionIndex.show(titles)
    } else {
      sectionIndex = SectionIndex(of: self, titles: titles)
    }
  }

  /// Brings the section of a title of the index to the top, as far as the content reaches.
  final func scroll(toIndexTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let inset = adjustedContentInset
    guard title != Self.indexSearch else {
      return setContentOffset(Point(x: contentOffset.x, y: -inset.top), animated: false)
    }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    let first =
      headerView(forSection: section)
      ?? cellForRow(at: IndexPath(row: 0, section: section))
    guard let top = first?.frame.minY else { return }
    let end = max(0, contentSize.height - (bounds.height - inset.top - inset.bottom))
    setContentOffset(
      Point(x: contentOffset.x, y: min(max(0, top), end) - inset.top), animated: false)
  }

  /// Has the index read after all rows, wherever it stands.
  final func traversal(
    _ traversal: AccessibilityTraversal, with index: SectionIndex
  ) -> AccessibilityTraversal {
    var result = traversal
    let rows = index.rows
    rows.traversal = AccessibilityTraversal(
      children: traversal.children.filter { $0 !== index }, arrangement: traversal.arrangement)
    result.children = [rows, index]
    result.arrangement = .inOrder
    return result
  }
}

/// What stands beside the index of a table: everything else in it.
final class IndexedContent: Responder {
  fileprivate(set) var traversal = AccessibilityTraversal()

  override var accessibilityTraversal: AccessibilityTraversal { traversal }
}
