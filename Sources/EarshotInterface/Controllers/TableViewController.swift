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

  open override func loadView() {
    view = TableView(frame: .zero, style: style)
  }
}
