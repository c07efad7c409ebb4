import EarshotModel

/// A screen that is one table (`UITableViewController`).
open class TableViewController: ViewController {
  /// The style of the table that is made when no storyboard brings one.
  private var style = TableView.Style.plain

  /// Creates a screen with a table of a style.
  public convenience init(style: TableView.Style) {
    self.init()
    self.style = style
  }

  /// The table, when it is the root view.
  open var tableView: TableView? {
    get { view as? TableView }
    set { if let newValue { view = newValue } }
  }

  /// Whether rows are deselected when the screen appears again.
  open var clearsSelectionOnViewWillAppear = true

  /// Deselects the rows when ``clearsSelectionOnViewWillAppear`` says so.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let tableView else { return }
    for place in tableView.indexPathsForSelectedRows { tableView.deselectRow(at: place) }
  }

  open override func loadView() {
    if loadViewFromStoryboard() { return }
    view = TableView(frame: .zero, style: style)
  }
}
