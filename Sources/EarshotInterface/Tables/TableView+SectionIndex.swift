import EarshotModel

extension TableView {
  /// The title of an index that leads to the top of the table, where a search stands
  /// (`UITableView.indexSearch`).
  public static let indexSearch = "{search}"

  /// Asks the data source for the titles of the index again.
  public final func reloadSectionIndexTitles() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let rowCount = sections.reduce(0) { $0 + $1.rows.count }
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
    guard sections.indices.contains(section) else { return }
    let top = sections[section].header?.frame.minY ?? sections[section].top
    let end = max(0, contentSize.height - (bounds.height - inset.top - inset.bottom))
    setContentOffset(
      Point(x: contentOffset.x, y: min(max(0, top), end) - inset.top), animated: false)
  }
}
