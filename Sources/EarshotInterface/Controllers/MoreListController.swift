import EarshotModel

/// The list behind the More tab, with a row for every screen that has no tab of its own.
///
/// UIKit also offers to put the tabs in another order by dragging pictures, which cannot be done by
/// ear; its Edit button is left out.
final class MoreListController: TableViewController {
  private weak var tabs: TabBarController?

  init(tabs: TabBarController) {
    self.tabs = tabs
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  private var screens: [ViewController] { Array(tabs?.viewControllersBehindMore ?? []) }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell(style: .default)
    cell.accessoryType = .disclosureIndicator
    let screens = screens
    guard screens.indices.contains(indexPath.row) else { return cell }
    let item = screens[indexPath.row].tabBarItem
    cell.textLabel?.text = item.accessibilityLabel
    cell.imageView?.image = item.image
    if !item.isEnabled { cell.accessibilityTraits.insert(.notEnabled) }
    return cell
  }

  override func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    let screens = screens
    guard screens.indices.contains(indexPath.row) else { return nil }
    return screens[indexPath.row].tabBarItem.isEnabled ? indexPath : nil
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let screens = screens
    guard screens.indices.contains(indexPath.row) else { return }
    navigationController?.pushViewController(screens[indexPath.row], animated: true)
  }
}
