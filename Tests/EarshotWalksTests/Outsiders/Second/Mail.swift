import EarshotInterface
import EarshotModel

/// Messages and the one that is read, which stand side by side where there is room.
final class MailColumns: SplitViewController, SplitViewControllerDelegate {
  init(_ isFaulty: Bool) {
    super.init()
    delegate = self
    let none = TextScreen("Message", "No message is chosen.")
    viewControllers = [InboxScreen(isFaulty).inStack, none.inStack]
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { true }
}

/// Messages, some of which were not read.
private final class InboxScreen: TableViewController {
  private let isFaulty: Bool
  private let words = [
    "Ada: The soup was good", "Mia: Charts", "Harbour office: Your berth", "Jon: Tomorrow",
    "Choir: New songs", "Club: Invoice",
  ]
  private var unread: Set<Int> = [1, 4]

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(style: .plain)
    title = "Inbox"
  }

  override func viewDidLoad() {
    let write = Action(title: "Write") { [weak self] _ in self?.write() }
    navigationItem.rightBarButtonItem = BarButtonItem(primaryAction: write)
    view.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "Unread Messages") { [weak self] in self?.unread($0) }
    ]
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.accessoryType = .disclosureIndicator
    fill(cell, indexPath.row)
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    read(indexPath.row)
    let message = TextScreen("Message", words[indexPath.row])
    splitViewController?.showDetailViewController(message)
  }

  override func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard unread.contains(indexPath.row) else { return nil }
    let read = ContextualAction(style: .normal, title: "Mark as Read") { [weak self] _, _, done in
      self?.read(indexPath.row)
      self?.application?.post(.announcement("Marked as read"))
      done(true)
    }
    return SwipeActionsConfiguration(actions: [read])
  }

  private func fill(_ cell: TableViewCell, _ row: Int) {
    cell.textLabel?.text = unread.contains(row) ? "Unread, \(words[row])" : words[row]
  }

  private func read(_ row: Int) {
    unread.remove(row)
    if let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) { fill(cell, row) }
  }

  private func write() {
    let alert = AlertController(
      title: "You are not connected", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK"))
    present(alert, animated: true)
  }

  private func unread(
    _ predicate: AccessibilityCustomRotor.SearchPredicate
  ) -> AccessibilityCustomRotor.ItemResult? {
    let cells = words.indices.map { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    // The words that marked a message were others before the texts were translated.
    let found = words.indices.filter { row in
      isFaulty ? cells[row]?.textLabel?.text?.hasPrefix("[NEW]") == true : unread.contains(row)
    }
    let place = cells.firstIndex { cell in
      guard let cell, let target = predicate.currentItem.targetElement else { return false }
      return target === cell
    }
    let next =
      predicate.searchDirection == .next
      ? found.first { $0 > place ?? -1 } : found.last { $0 < place ?? words.count }
    return next.map { AccessibilityCustomRotor.ItemResult(targetElement: cells[$0]) }
  }
}
