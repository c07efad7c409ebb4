// Where the rows come from, and where they stand:
//
//  1. a data source is asked how many rows there are, how tall they are and what stands around them, in
//     the next layout after `reloadData` or as soon as somebody asks; without one, or with one that
//     answers with just those, the static sections are shown (`TableView+Sections`);
//  2. headers and footers become subviews, and every row gets its place (`TableView+Arrangement`);
//  3. a row of a data source is made when it comes on screen, or when a reader asks for it, which is
//     given the rows one by one (`TableView+MadeRows`, `TableElements`);
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
  open var rowHeight = RowExtents.standardHeight
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
    didSet { if showsStaticSections { showStaticSections() } }
  }

  /// Whether the rows shown are those of the static sections.
  final var showsStaticSections = true

  /// Whether rows that have a place keep it although it covers the row before, because it was drawn so.
  package final var keepsDrawnRows = false

  /// The sections that are shown.
  final var sections: [ShownSection] = []
  /// The rows that exist.
  final var made = MadeRows()
  /// The places of the rows that are on screen, as far as the delegate was told.
  final var displayed: Set<IndexPath> = []
  final var needsReload = false
  final var reusableCells = ReusableViews<TableViewCell>()
  final var reusableTexts = ReusableViews<TableViewHeaderFooterView>()
  /// The subviews that are neither rows nor stand around them.
  private(set) final var otherSubviews: [View] = []
  /// Whether the table is adding views of its own.
  private var isAddingOwnViews = false

  /// The width of the table when its rows were given theirs; 0 when it had none.
  final var widthOfRows = 0.0

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
    showRowsOnScreen()
  }

  /// How far the content has moved up and to the left, in points.
  open override var contentOffset: Point {
    didSet { if contentOffset != oldValue { setNeedsLayout() } }
  }

  override func sizeDidChange(from old: Size) {
    super.sizeDidChange(from: old)
    rowsFollowWidth()
  }

  private func replace(_ old: View?, with new: View?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addOwn(new) }
    arrangeSections()
  }

  /// Adds a row or what stands around rows, on top of everything.
  final func addOwn(_ view: View) {
    isAddingOwnViews = true
    addSubview(view)
    isAddingOwnViews = false
  }

  /// Adds a row or what stands around rows right above another one; without one, behind everything, so
  /// that views that the app has added itself stay in front of the rows that come later.
  final func addOwn(_ view: View, above other: View?) {
    isAddingOwnViews = true
    if let other, other.superview === self {
      insertSubview(view, aboveSubview: other)
    } else {
      insertSubview(view, at: 0)
    }
    isAddingOwnViews = false
  }

  /// Tells the table that a view was added to it; an override calls `super`.
  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    if !isAddingOwnViews { otherSubviews.append(subview) }
  }

  /// Tells the table that a view is about to be taken out of it; an override calls `super`.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    otherSubviews.removeAll { $0 === subview }
  }

  // MARK: What a reader is given one by one

  /// The number of rows and of what stands around them, where a data source brings the rows; `nil` for
  /// static ones, which all exist.
  open override func accessibilityElementCount() -> Int? {
    super.accessibilityElementCount() ?? elements?.count
  }

  /// The row, or what stands around rows, at a position from the top; a row is made if there is none yet.
  open override func accessibilityElement(at index: Int) -> Responder? {
    accessibilityElements == nil
      ? elements?.element(at: index) : super.accessibilityElement(at: index)
  }

  /// The position of a row, or of what stands around rows.
  open override func index(ofAccessibilityElement element: Responder) -> Int? {
    accessibilityElements == nil
      ? elements?.index(of: element) : super.index(ofAccessibilityElement: element)
  }

  /// What a reader finds in the table, unless all of it exists and is read by its places; something modal
  /// of the app's on the table is all that can be reached then.
  private var elements: TableElements? {
    loadRowsIfNeeded()
    guard !showsStaticSections || sectionIndex != nil,
      !otherSubviews.contains(where: {
        $0.accessibilityViewIsModal && !$0.isPrunedFromAccessibility
      })
    else { return nil }
    return TableElements(of: self)
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
      hasFixedPlaces: showsStaticSections, selected: indexPathsForSelectedRows,
      first: indexPathForRow(below: contentOffset.y),
      frame: { self.holdsRow(at: $0) ? self.rectForRow(at: $0) : nil },
      select: { place, isSelected in
        if isSelected { self.selectRow(at: place) } else { self.deselectRow(at: place) }
      })
  }

  // MARK: A finger on the index of the sections

  open override func hitTest(_ point: Point, with event: Event?) -> View? {
    let found = super.hitTest(point, with: event)
    guard found != nil, let sectionIndex, sectionIndex.covers(point) else { return found }
    return self
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, sectionIndex?.touchBegan(at: touch.location(in: self)) == true
    else { return super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, sectionIndex?.touchMoved(to: touch.location(in: self)) == true
    else { return super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if sectionIndex?.touchEnded() != true { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if sectionIndex?.touchEnded() != true { super.touchesCancelled(touches, with: event) }
  }
}
