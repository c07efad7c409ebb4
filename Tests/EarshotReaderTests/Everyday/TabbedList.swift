import EarshotInterface
import EarshotModel

/// The commonest screen of a phone: a list below a navigation bar and above a tab bar, with two more tabs.
final class TabbedList: TabBarController {
  let list: ListController
  let stack: NavigationController

  /// - Parameter rows: How many rows the list has; the fourth is a switch, the sixth has details.
  init(rows: Int) {
    list = ListController(rows: rows)
    stack = NavigationController(rootViewController: list)
    super.init()
    list.title = "List"
    stack.tabBarItem = TabBarItem(title: "Home", image: nil, tag: 0)
    viewControllers = [stack, TextController("Cart"), TextController("Me")]
  }
}

/// A list of numbered rows that notes what is chosen.
final class ListController: TableViewController {
  let rows: Int
  let toggle = Switch(frame: Rect(x: 0, y: 0, width: 51, height: 31))
  private(set) var chosen: [String] = []

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    switch indexPath.row {
    case 3: cell.accessoryView = toggle
    case 5: cell.accessoryType = .detailButton
    default: cell.accessoryType = .disclosureIndicator
    }
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append("Row \(indexPath.row + 1)")
    tableView.deselectRow(at: indexPath, animated: false)
  }

  override func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    chosen.append("details of row \(indexPath.row + 1)")
  }
}

/// A screen with one text, that of its tab.
final class TextController: ViewController {
  init(_ title: String) {
    super.init()
    self.title = title
    tabBarItem = TabBarItem(title: title, image: nil, tag: 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = Label(frame: Rect(x: 16, y: 120, width: 300, height: 40))
    label.text = "Content of \(title ?? "")"
    view.addSubview(label)
  }
}
