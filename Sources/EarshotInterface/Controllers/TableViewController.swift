public import EarshotModel

/// A screen that is one table, whose rows it brings and whose choices it hears of
/// (`UITableViewController`).
///
/// A subclass overrides the methods of ``TableViewDataSource`` and ``TableViewDelegate`` that it has
/// something to say to. Those that it leaves alone answer with the rows of a storyboard, or of
/// ``TableView/staticSections``.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  /// The style of the table that is made when no storyboard brings one.
  private let style: TableView.Style
  /// What stands for the table when a storyboard or a subclass has made another root view.
  private var substitute: TableView?

  /// Creates a screen with a table of a style.
  public init(style: TableView.Style) {
    self.style = style
    super.init()
  }

  /// Creates a screen with a plain table.
  public override init() {
    style = .plain
    super.init()
  }

  public override init(nibName: String?, bundle: (any NibSource)? = nil) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  // As in UIKit, so that code written for it compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table: the root view, which is loaded when it is first asked for.
  ///
  /// When the root view is no table, this is one that stands nowhere, which is noted.
  open var tableView: TableView! {
    get { view as? TableView ?? standIn }
    set { if let newValue { view = newValue } }
  }

  private var standIn: TableView {
    if let substitute { return substitute }
    let table = TableView(frame: view.bounds, style: style)
    substitute = table
    application?.note(
      .warning("The view of \(transcriptName) is no table; its tableView is not on the screen."))
    return table
  }

  /// What a pull on the table at its top asks for.
  open var refreshControl: RefreshControl? {
    get { (view as? TableView)?.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Whether no row is chosen any more when the screen comes back.
  open var clearsSelectionOnViewWillAppear = true

  /// Deselects the rows when ``clearsSelectionOnViewWillAppear`` says so.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let tableView = view as? TableView else { return }
    for place in tableView.indexPathsForSelectedRows { tableView.deselectRow(at: place) }
  }

  /// Makes the table, whose data source and delegate the controller is unless a storyboard names others.
  open override func loadView() {
    if !loadViewFromFile() { view = TableView(frame: .zero, style: style) }
    guard let table = viewIfLoaded as? TableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  // MARK: The data source

  open func numberOfSections(in tableView: TableView) -> Int {
    max(1, tableView.staticSections.count)
  }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.cells.count ?? 0
  }

  /// The static row at a place; an empty one where there is none.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.staticRow(at: indexPath) ?? TableViewCell(style: .default)
  }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.headerTitle
  }

  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footerTitle
  }

  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }

  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: The delegate

  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    let height = tableView.staticRow(at: indexPath)?.frame.height ?? 0
    return height > 0 ? height : tableView.rowHeight
  }

  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.staticSection(section)?.headerView
  }

  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    tableView.staticSection(section)?.footerView
  }

  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }

  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }

  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }

  open func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Begins or ends editing, in the table too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? TableView)?.setEditing(editing, animated: animated)
  }

  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }

  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  open func accessibilityScrollStatus(for scrollView: ScrollView) -> String? { nil }
}

extension TableView {
  /// A static section by its number, or `nil` outside the range.
  fileprivate func staticSection(_ section: Int) -> TableViewSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }

  /// The static row at a place, or `nil` when there is none.
  fileprivate func staticRow(at place: IndexPath) -> TableViewCell? {
    guard let section = staticSection(place.section), section.cells.indices.contains(place.row)
    else { return nil }
    return section.cells[place.row]
  }
}
