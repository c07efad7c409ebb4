public import EarshotModel

/// Cells in lines that are filled one after the other (`UICollectionView` with a flow layout).
///
/// Cells that no data source brings stand where they are put; none is combined into one element, as
/// in UIKit.
open class CollectionView: ScrollView {
  /// The object that provides the cells.
  public final weak var dataSource: (any CollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate, when it decides on and hears of what happens to items.
  private(set) final weak var collectionDelegate: (any CollectionViewDelegate)?

  override func delegateDidChange() {
    collectionDelegate = delegate(as: (any CollectionViewDelegate).self)
  }

  /// The size of every item, in points.
  open var itemSize = Size(width: 50, height: 50) { didSet { setNeedsLayout() } }
  /// The room between lines and between the items of a line, in points.
  open var spacing = 10.0 { didSet { setNeedsLayout() } }
  /// Whether items can be chosen.
  open var allowsSelection = true

  /// Whether several items can be chosen at once.
  open var allowsMultipleSelection = false
  /// How high the header of every section is, in points; without a height there are none.
  open var headerReferenceSize = Size.zero { didSet { reloadData() } }
  /// How high the footer of every section is, in points; without a height there are none.
  open var footerReferenceSize = Size.zero { didSet { reloadData() } }

  private(set) final var cells = CellsBySection()
  /// The headers and footers that the data source brought.
  final var supplements: [SupplementPlace: CollectionReusableView] = [:]
  final var reusableSupplements = ReusableViews<CollectionReusableView>()
  private var needsReload = false
  private var reusableCells = ReusableViews<CollectionViewCell>()
  /// Whether the cells are those of a data source, which stand in lines.
  final var showsBroughtCells: Bool { dataSource != nil && samples.isEmpty }
  /// What is to be scrolled to as soon as there is room.
  private var restoredTop: RestoredTop?

  /// The cells that show how items look, for as long as no data source brings others.
  package final var samples: [View] = [] {
    didSet {
      for view in oldValue { view.removeFromSuperview() }
      for view in samples { addSubview(view) }
    }
  }

  /// The samples that are cells, with which a controller answers that knows no others.
  final var sampleCells: [CollectionViewCell] { samples.compactMap { $0 as? CollectionViewCell } }

  /// Asks the data source for everything again, in the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadCellsIfNeeded()
    if showsBroughtCells { arrange() }
    showRestoredTop()
  }

  /// Scrolls to what was the first on screen; how the lines break is not known before there is a width.
  private func showRestoredTop() {
    guard bounds.width > 0, let top = restoredTop else { return }
    restoredTop = nil
    top.show(in: self)
  }

  final func loadCellsIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let old: [View] = cells.all + Array(supplements.values)
    cells = CellsBySection()
    supplements = [:]
    guard let dataSource else {
      for cell in old { cell.removeFromSuperview() }
      return
    }
    let brought = CellsBySection(
      (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
        let count = max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
        return (0..<count).map {
          dataSource.collectionView(self, cellForItemAt: IndexPath(item: $0, section: section))
        }
      })
    for cell in old { cell.removeFromSuperview() }
    let isSamples = !samples.isEmpty && brought.all.elementsEqual(sampleCells) { $0 === $1 }
    guard !isSamples else { return }
    samples = []
    cells = brought
    for cell in cells.all { addSubview(cell) }
    loadSupplements(from: dataSource)
  }

  /// Fills lines from the leading end on.
  final func arrange() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var bottom = 0.0
    for (number, section) in cells.sections.enumerated() {
      bottom = place(.header, of: number, at: bottom)
      defer { bottom = place(.footer, of: number, at: bottom) }
      guard !section.isEmpty else { continue }
      var place = Point(x: 0, y: bottom)
      for cell in section {
        if place.x > 0, place.x + itemSize.width > bounds.width {
          place = Point(x: 0, y: place.y + itemSize.height + spacing)
        }
        let x = isMirrored ? bounds.width - place.x - itemSize.width : place.x
        cell.frame = Rect(origin: Point(x: x, y: place.y), size: itemSize)
        place.x += itemSize.width + spacing
      }
      bottom = place.y + itemSize.height
    }
    contentSize = Size(width: bounds.width, height: bottom)
  }

  /// Registers how cells with a reuse identifier are made; storyboards register their prototypes
  /// themselves.
  public final func register(
    forCellWithReuseIdentifier identifier: String, make: @escaping () -> CollectionViewCell
  ) {
    reusableCells.register(identifier) { _ in make() }
  }

  /// Has cells of a name made by an initialiser, which is given no room yet:
  /// `collection.register(TileCell.init, forCellWithReuseIdentifier: "tile")`.
  public final func register(
    _ make: @escaping (Rect) -> CollectionViewCell, forCellWithReuseIdentifier identifier: String
  ) {
    reusableCells.register(identifier) { _ in make(.zero) }
  }

  /// Makes a cell with a reuse identifier, which must be registered.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let cell = reusableCells.maker(of: identifier)?(identifier) else {
      preconditionFailure(
        "\(transcriptName) has no cell with the identifier '\(identifier)'; register one, or make "
          + "it a prototype in the storyboard.")
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  /// The cell at a place, or `nil` when there is none.
  public final func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    loadCellsIfNeeded()
    return cells[indexPath]
  }

  /// The place of a cell, or `nil` when no data source brought it.
  public final func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    cells.place(of: cell)
  }

  // MARK: State

  /// Writes which cells are chosen and which is the first on screen.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    restorableElements.encode(with: coder)
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    restoredTop = restorableElements.decode(with: coder)
    showRestoredTop()
  }

  private var restorableElements: RestorableElements {
    loadCellsIfNeeded()
    if showsBroughtCells { arrange() }
    return RestorableElements(
      view: self, association: dataSource as? any DataSourceModelAssociation,
      hasFixedPlaces: false,
      selected: cells.placed.filter { $0.cell.isSelected }.map(\.place),
      first: cells.placed.first { $0.cell.frame.maxY > contentOffset.y }?.place,
      frame: { [weak self] in self?.cells[$0]?.frame },
      select: { place, isSelected in
        self.cellForItem(at: place)?.isSelected = isSelected
      })
  }
}
