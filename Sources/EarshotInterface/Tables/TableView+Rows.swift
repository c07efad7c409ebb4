import EarshotModel

extension TableView {
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
    let view = reusableTexts.maker(of: identifier)?(identifier)
    view?.reuseIdentifier = identifier
    return view
  }

  /// A row with a reuse identifier, one that has gone far out of sight where there is one and else a new
  /// one; `nil` when the identifier is not registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let unused = reusableCells.takeUnused(identifier) {
      unused.setSelected(false, animated: false)
      unused.setHighlighted(false, animated: false)
      unused.prepareForReuse()
      return unused
    }
    let cell = reusableCells.maker(of: identifier)?(identifier)
    cell?.reuseIdentifier = identifier
    cell?.dequeuedName = identifier
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

  /// How many sections there are.
  public final var numberOfSections: Int {
    loadRowsIfNeeded()
    return sections.count
  }

  /// How many rows a section has; 0 for one that does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadRowsIfNeeded()
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// What stands above the rows of a section, or `nil` outside the range.
  public final func headerView(forSection section: Int) -> View? {
    loadRowsIfNeeded()
    return sections.indices.contains(section) ? sections[section].header : nil
  }

  /// What stands below the rows of a section, or `nil` outside the range.
  public final func footerView(forSection section: Int) -> View? {
    loadRowsIfNeeded()
    return sections.indices.contains(section) ? sections[section].footer : nil
  }

  /// The row at a place, or `nil` when there is none or it is so far out of sight that it does not exist.
  public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    showRowsOnScreen()
    return made[indexPath]
  }

  /// The place of a row, or `nil` when it stands in another table.
  public final func indexPath(for cell: TableViewCell) -> IndexPath? {
    cell.placeWhenShown.flatMap { made[$0] === cell ? $0 : nil }
  }

  /// The places of the rows of which anything is on screen, from the top.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    bounds.isEmpty ? [] : indexPathsForRows(in: bounds)
  }

  /// The rows of which anything is on screen, from the top.
  public final var visibleCells: [TableViewCell] {
    showRowsOnScreen()
    return (indexPathsForVisibleRows ?? []).compactMap { made[$0] }
  }
}
