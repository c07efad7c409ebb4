import EarshotModel

extension TableView {
  /// Asks the data source for what was asked to be loaded again.
  final func loadRowsIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    guard let dataSource else {
      sectionIndex = nil
      return showStatic()
    }
    let count = max(0, dataSource.numberOfSections(in: self))
    showBrought((0..<count).map { section(at: $0, of: dataSource) })
    reloadSectionIndexTitles()
  }

  private func section(
    at index: Int, of dataSource: any TableViewDataSource
  ) -> TableViewSection {
    let rows = max(0, dataSource.tableView(self, numberOfRowsInSection: index))
    return TableViewSection(
      headerTitle: dataSource.tableView(self, titleForHeaderInSection: index),
      footerTitle: dataSource.tableView(self, titleForFooterInSection: index),
      headerView: tableDelegate?.tableView(self, viewForHeaderInSection: index),
      footerView: tableDelegate?.tableView(self, viewForFooterInSection: index),
      cells: (0..<rows).map {
        dataSource.tableView(self, cellForRowAt: IndexPath(row: $0, section: index))
      })
  }

  final func heightOfRow(at indexPath: IndexPath) -> Double {
    let height = tableDelegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    return height > 0 ? height : 44
  }

  /// Registers how rows with a reuse identifier are made; storyboards register their prototypes
  /// themselves.
  public final func register(
    forCellReuseIdentifier identifier: String, make: @escaping () -> TableViewCell
  ) {
    reusableCells.register(identifier) { _ in make() }
  }

  /// Has rows of a name made by an initialiser, which is given the standard style and the name:
  /// `table.register(DishCell.init, forCellReuseIdentifier: "dish")`.
  public final func register(
    _ make: @escaping (TableViewCell.CellStyle, String?) -> TableViewCell,
    forCellReuseIdentifier identifier: String
  ) {
    reusableCells.register(identifier) { make(.default, $0) }
  }

  /// Has headers and footers of a name made by an initialiser, which is given the name.
  public final func register(
    _ make: @escaping (String?) -> TableViewHeaderFooterView,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    reusableTexts.register(identifier, make: make)
  }

  /// A new header or footer of a name, or `nil` when nobody has registered the name.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    let view = reusableTexts.make(identifier)
    view?.reuseIdentifier = identifier
    return view
  }

  /// Makes a row with a reuse identifier, or returns `nil` when that is not registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    let cell = reusableCells.make(identifier)
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// Makes a row with a reuse identifier, which must be registered.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "\(transcriptName) has no cell with the identifier '\(identifier)'; register one, or make "
          + "it a prototype in the storyboard.")
    }
    return cell
  }

  /// How many rows a section has; 0 for one that does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadRowsIfNeeded()
    return rows.count(inSection: section)
  }

  /// The row at a place, or `nil` when there is none.
  public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    loadRowsIfNeeded()
    return rows[indexPath]
  }

  /// The place of a row, or `nil` when it stands in another table.
  public final func indexPath(for cell: TableViewCell) -> IndexPath? {
    // A row is asked for its place whenever it is read, and nearly always stands where it was shown.
    if let place = cell.placeWhenShown, rows[place] === cell { return place }
    return rows.place(of: cell)
  }

  /// All rows, from the top.
  public final var visibleCells: [TableViewCell] {
    loadRowsIfNeeded()
    return rows.all
  }
}
