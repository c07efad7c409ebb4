import EarshotInterface
import EarshotModel

/// Fifty rows under a title and above three tabs, which say so when they are chosen.
final class LongList: TableViewController {
  private let toggle = Switch()

  /// The list on the first of three tabs.
  static func inTabs() -> ViewController {
    let list = LongList(style: .plain)
    list.title = "Settings"
    let stack = NavigationController(rootViewController: list)
    stack.tabBarItem = TabBarItem(title: "Home", image: nil, tag: 0)
    let tabs = TabBarController()
    tabs.viewControllers = [stack, TextController("Cart"), TextController("Me")]
    return tabs
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 50 }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: indexPath.row == 2 ? .subtitle : .default)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    if indexPath.row == 2 {
      cell.detailTextLabel?.text = "While charging"
      cell.accessoryView = toggle
    }
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    view.window?.application?.post(.announcement("Row \(indexPath.row + 1) chosen"))
  }
}
