import EarshotModel

extension TableView {
  /// Asks the data source for what was asked to be loaded again.
  final func loadRowsIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    guard let dataSource else {
      sectionIndex = nil
      return showStaticSections()
    }
    defer { reloadSectionIndexTitles() }
    let count = max(0, dataSource.numberOfSections(in: self))
    let brought = (0..<count).map { section(at: $0, of: dataSource) }
    let rowCounts = (0..<count).map {
      max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
    if isStatic(brought, rowCounts, of: dataSource) {
      guard !showsStaticSections else { return }
      showStaticSections()
    } else {
      showsStaticSections = false
      show(
        brought.enumerated().map { number, section in
          ShownSection(
            header: section.headerView ?? makeTextView(section.headerTitle, isHeader: true),
            footer: section.footerView ?? makeTextView(section.footerTitle, isHeader: false),
            rows: extents(of: number, count: rowCounts[number]))
        }, cells: [])
      showRowsOnScreen()
    }
  }

  /// A section of the data source, without its rows.
  private func section(
    at index: Int, of dataSource: any TableViewDataSource
  ) -> TableViewSection {
    TableViewSection(
      headerTitle: dataSource.tableView(self, titleForHeaderInSection: index),
      footerTitle: dataSource.tableView(self, titleForFooterInSection: index),
      headerView: tableDelegate?.tableView(self, viewForHeaderInSection: index),
      footerView: tableDelegate?.tableView(self, viewForFooterInSection: index))
  }

  /// How tall the rows of a section are, of which there are so many.
  final func extents(of section: Int, count: Int) -> RowExtents {
    guard let tableDelegate else { return RowExtents(count: count, height: rowHeight) }
    return RowExtents(count: count) { row in
      let height = tableDelegate.tableView(
        self, heightForRowAt: IndexPath(row: row, section: section))
      return height > 0 ? height : rowHeight
    }
  }

  /// Whether a data source brings just the static sections, which then keep their places.
  private func isStatic(
    _ brought: [TableViewSection], _ rowCounts: [Int], of dataSource: any TableViewDataSource
  ) -> Bool {
    guard !staticSections.isEmpty else {
      return rowCounts == [0] && brought[0].isSame(as: TableViewSection())
    }
    guard rowCounts == staticSections.map(\.cells.count) else { return false }
    return staticSections.enumerated().allSatisfy { number, section in
      section.isSame(as: brought[number])
        && section.cells.enumerated().allSatisfy { row, cell in
          dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: number)) === cell
        }
    }
  }

  /// Shows the static sections, all of whose rows exist.
  final func showStaticSections() {
    showsStaticSections = true
    show(
      staticSections.map { section in
        ShownSection(
          header: section.headerView ?? makeTextView(section.headerTitle, isHeader: true),
          footer: section.footerView ?? makeTextView(section.footerTitle, isHeader: false),
          rows: RowExtents(count: section.cells.count))
      }, cells: staticSections.map(\.cells))
  }

  /// Shows sections, and those of their rows that exist already.
  private func show(_ shown: [ShownSection], cells: [[TableViewCell]]) {
    let old = sections.flatMap(\.borders) + Array(made.cells)
    tellOfEndOfDisplay(displayed)
    sections = shown
    made = MadeRows()
    for view in old where view.superview === self { view.removeFromSuperview() }
    if showsStaticSections {
      for (number, section) in sections.enumerated() {
        for (row, cell) in cells[number].enumerated() {
          _ = made.insert(cell, at: IndexPath(row: row, section: number))
        }
        for view in [section.header] + cells[number] + [section.footer] { view.map(addOwn) }
      }
    } else {
      // What comes last is put behind everything else.
      for view in sections.flatMap(\.borders).reversed() { addOwn(view, above: nil) }
    }
    widthOfRows = bounds.width
    arrangeSections()
  }

  private func makeTextView(_ title: String?, isHeader: Bool) -> View? {
    guard let title, !title.isEmpty else { return nil }
    let view = TableViewHeaderFooterView()
    view.isHeader = isHeader
    view.textLabel.text = title
    return view
  }
}
