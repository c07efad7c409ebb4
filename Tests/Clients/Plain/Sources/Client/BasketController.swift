import Earshot

/// A screen of which nearly every part is a kind of code that apps are made of: members called from
/// `viewDidLoad`, actions by closure and by name, outlets, gestures, a table, a delegate and a task.
final class BasketController: ViewController {
  @Outlet var total: Label?
  private let orders = Orders()
  private lazy var table = TableView(frame: Rect(x: 0, y: 300, width: 390, height: 200))
  private var count = 0 {
    didSet { total?.text = BasketController.wording(of: count) }
  }

  override class var actionMethods: [ActionMethod] {
    super.actionMethods + [ActionMethod("empty:", BasketController.empty)]
  }

  static func wording(of count: Int) -> String {
    count == 1 ? "1 ticket" : "\(count) tickets"
  }

  init(title: String) {
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(heading())
    let total = Label(frame: Rect(x: 16, y: 120, width: 358, height: 40))
    self.total = total
    count = 0
    let add = Button(
      type: .system, primaryAction: Action(title: "Add ticket") { [weak self] _ in self?.add() })
    add.frame = Rect(x: 16, y: 180, width: 358, height: 44)
    let empty = Button(frame: Rect(x: 16, y: 240, width: 358, height: 44))
    empty.setTitle("Empty", for: .normal)
    empty.addTarget(self, action: BasketController.empty, for: .touchUpInside)
    empty.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Count") { [weak self] _ in self?.tell() ?? false }
    ]
    table.register(OrderCell.init, forCellReuseIdentifier: "order")
    table.dataSource = orders
    table.delegate = orders
    orders.onChoice = { [weak self] in self?.count += $0 }
    for part in [total, add, empty, table] { view.addSubview(part) }
  }

  private func heading() -> Label {
    let label = Label(frame: Rect(x: 16, y: 60, width: 358, height: 40))
    label.text = title
    label.accessibilityTraits = [.header]
    return label
  }

  private func add() {
    count += 1
    application?.perform(after: 1) { [weak self] in _ = self?.tell() }
  }

  private func empty() { count = 0 }

  private func tell() -> Bool {
    application?.post(.announcement(AttributedText(BasketController.wording(of: count))))
    return true
  }
}

/// What the table of the basket shows.
final class Orders: TableViewDataSource, TableViewDelegate {
  private let amounts = [2, 5]
  var onChoice: ((Int) -> Void)?

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    amounts.count
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    (cell as? OrderCell)?.show(amounts[indexPath.row])
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    onChoice?(amounts[indexPath.row])
  }
}

/// One order, made by the table.
final class OrderCell: TableViewCell {
  func show(_ amount: Int) {
    textLabel?.text = "Add \(amount)"
  }
}
