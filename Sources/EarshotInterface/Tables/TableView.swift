// Where the rows come from, and where they stand:
//
//  1. a data source is asked for all rows in the next layout after `reloadData`, or as soon as
//     somebody asks for a row (`TableView+Rows`); without one, or with one that answers with just
//     those, the static sections are shown;
//  2. headers, rows and footers become subviews (`sectionsDidChange`);
//  3. rows of a data source follow one another; static ones that have a place keep it
//     (`arrangeSections`);
//  4. a person chooses a row by touching it (`TableView+Selection`).

public import EarshotModel

/// Rows from top to bottom, in sections (`UITableView`).
open class TableView: ScrollView {
  /// How sections are set apart (`UITableView.Style`).
  public enum Style: String, Sendable, CaseIterable {
    /// By a line of text that stays on screen.
    case plain
    /// By room between them.
    case grouped
    /// By room between them, with rounded corners.
    case insetGrouped
  }

  /// How sections are set apart.
  public final var style = Style.plain
  /// The height of rows that have none of their own, in points.
  open var rowHeight = 44.0
  /// The height of what stands above the rows of a section, in points.
  open var sectionHeaderHeight = 28.0
  /// The height of what stands below the rows of a section, in points.
  open var sectionFooterHeight = 28.0
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen at a time.
  open var allowsMultipleSelection = false
  /// The object that provides the rows; without one, ``staticSections`` are shown.
  public final weak var dataSource: (any TableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, when it decides on and hears of what happens to rows.
  private(set) final weak var tableDelegate: (any TableViewDelegate)?

  override func delegateDidChange() {
    tableDelegate = delegate(as: (any TableViewDelegate).self)
    if dataSource != nil { reloadData() }
  }

  /// The letters beside the rows, where the data source has titles for them.
  public internal(set) final var sectionIndex: SectionIndex?
  /// The fewest rows with which the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { reloadSectionIndexTitles() }
  }

  override var accessibilityChildren: [Responder] {
    super.accessibilityChildren + [sectionIndex].compactMap(\.self)
  }

  open override var accessibilityTraversal: AccessibilityTraversal {
    let own = super.accessibilityTraversal
    return sectionIndex.map { traversal(own, with: $0) } ?? own
  }

  /// A view above all sections.
  open var tableHeaderView: View? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// A view below all sections.
  open var tableFooterView: View? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  /// The sections of a table whose rows do not come from a data source.
  ///
  /// Rows that have a place keep it; the others follow one another from the top.
  open var staticSections: [TableViewSection] = [] {
    didSet { if showsStaticSections { show(staticSections) } }
  }

  /// Whether the rows shown are those of the static sections.
  private(set) final var showsStaticSections = true

  /// Whether rows that have a place keep it although it covers the row before, because it was drawn so.
  package final var keepsDrawnRows = false

  /// The sections that are shown.
  private(set) final var sections: [TableViewSection] = []
  /// The rows of the sections that are shown.
  private(set) final var rows = CellsBySection<TableViewCell>()
  final var needsReload = false
  final var reusableCells = ReusableViews<TableViewCell>()
  final var reusableTexts = ReusableViews<TableViewHeaderFooterView>()

  /// The width of the table when its rows were given theirs; 0 when it had none.
  private var widthOfRows = 0.0
  private var headers: [View?] = []
  private var footers: [View?] = []
  private var sectionViews: [View] = []

  /// Creates a table of a style, at a place in its future superview, in points.
  public init(frame: Rect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Creates a plain table at a place in its future superview, in points.
  public override convenience init(frame: Rect) {
    self.init(frame: frame, style: .plain)
  }

  /// Whether rows are being deleted, put in and moved.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  /// Begins or ends the editing of rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
  }

  /// Asks the data source for everything again, in the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadRowsIfNeeded()
  }

  override func sizeDidChange(from old: Size) {
    super.sizeDidChange(from: old)
    let width = bounds.width
    // A table that nobody shows yet has no width, and its rows keep theirs.
    guard width > 0, width != widthOfRows else { return }
    for view in sectionViews + [tableHeaderView, tableFooterView].compactMap(\.self) {
      let isOpen = widthOfRows == 0 || view.frame.width == 0
      let change = isOpen ? 0 : width - widthOfRows
      let own = view.frame.width == 0 ? width : view.frame.width + change
      view.frame.size.width = max(0, own)
    }
    widthOfRows = width
    contentSize.width = width
  }

  /// How many sections there are.
  public final var numberOfSections: Int {
    loadRowsIfNeeded()
    return sections.count
  }

  /// What stands above the rows of a section, or `nil` outside the range.
  public final func headerView(forSection section: Int) -> View? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  /// What stands below the rows of a section, or `nil` outside the range.
  public final func footerView(forSection section: Int) -> View? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  private func replace(_ old: View?, with new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    arrangeSections()
  }

  /// Shows sections that a data source has brought; when they are just the static ones, those keep their
  /// places.
  final func showBrought(_ brought: [TableViewSection]) {
    let isStatic = isStatic(brought)
    guard !isStatic || !showsStaticSections else { return }
    showsStaticSections = isStatic
    show(isStatic ? staticSections : brought)
  }

  /// Shows the static sections.
  final func showStatic() {
    showsStaticSections = true
    show(staticSections)
  }

  private func isStatic(_ brought: [TableViewSection]) -> Bool {
    guard !staticSections.isEmpty else {
      return brought.allSatisfy(\.isEmpty) && brought.count == 1
    }
    return brought.elementsEqual(staticSections) { $0.isSame(as: $1) }
  }

  private func show(_ sections: [TableViewSection]) {
    self.sections = sections
    rows = CellsBySection(sections.map(\.cells))
    for (place, cell) in rows.placed { cell.placeWhenShown = place }
    widthOfRows = bounds.width
    for view in sectionViews where view.superview === self { view.removeFromSuperview() }
    headers = sections.map { $0.headerView ?? makeTextView($0.headerTitle, isHeader: true) }
    footers = sections.map { $0.footerView ?? makeTextView($0.footerTitle, isHeader: false) }
    sectionViews = sections.indices.flatMap { index in
      [headers[index]].compactMap(\.self) + sections[index].cells
        + [footers[index]].compactMap(\.self)
    }
    for view in sectionViews { addSubview(view) }
    arrangeSections()
  }

  private func makeTextView(_ title: String?, isHeader: Bool) -> View? {
    guard let title, !title.isEmpty else { return nil }
    let view = TableViewHeaderFooterView()
    view.isHeader = isHeader
    view.textLabel.text = title
    return view
  }

  /// Places what has no place yet, from the top, and gives the content its extent.
  private func arrangeSections() {
    var y = 0.0
    if let tableHeaderView {
      if tableHeaderView.frame.size.width == 0 {
        tableHeaderView.frame.size.width = bounds.width
      }
      y = tableHeaderView.frame.maxY
    }
    for (index, section) in sections.enumerated() {
      let isStatic = showsStaticSections
      let firstTop = isStatic ? section.cells.first { !$0.frame.isEmpty }?.frame.minY : nil
      if let header = headers[index] {
        // A saved table leaves room above the first row; the text stands directly above the row.
        var height = header.frame.height > 0 ? header.frame.height : sectionHeaderHeight
        var top = y
        if let firstTop, firstTop > y {
          height = min(height, firstTop - y)
          top = firstTop - height
        }
        place(header, y: top, height: height)
        y = max(y, header.frame.maxY)
      }
      for (row, cell) in section.cells.enumerated() {
        if !isStatic {
          let height = heightOfRow(at: IndexPath(row: row, section: index))
          cell.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
        }
        place(cell, y: y, height: rowHeight > 0 ? rowHeight : 44)
        // A row that was never placed has a size but covers what stands before it.
        if cell.frame.center.y < y && !keepsDrawnRows { cell.frame.origin.y = y }
        y = max(y, cell.frame.maxY)
      }
      if let footer = footers[index] {
        place(footer, y: y, height: sectionFooterHeight)
        y = max(y, footer.frame.maxY)
      }
    }
    if let tableFooterView {
      if tableFooterView.frame.minY < y { tableFooterView.frame.origin.y = y }
      if tableFooterView.frame.size.width == 0 {
        tableFooterView.frame.size.width = bounds.width
      }
      y = tableFooterView.frame.maxY
    }
    contentSize = Size(width: bounds.width, height: y)
  }

  private func place(_ view: View, y: Double, height: Double) {
    guard view.frame.isEmpty else { return }
    view.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
  }

  // MARK: State

  /// Writes which rows are chosen and which is the first on screen.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    restorableElements.encode(with: coder)
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    restorableElements.decode(with: coder)?.show(in: self)
  }

  private var restorableElements: RestorableElements {
    loadRowsIfNeeded()
    return RestorableElements(
      view: self, association: dataSource as? any DataSourceModelAssociation,
      hasFixedPlaces: showsStaticSections,
      all: rows.placed.map { (place: $0.place, cell: $0.cell, isSelected: $0.cell.isSelected) }
    ) { place, isSelected in
      if isSelected { self.selectRow(at: place) } else { self.deselectRow(at: place) }
    }
  }
}
