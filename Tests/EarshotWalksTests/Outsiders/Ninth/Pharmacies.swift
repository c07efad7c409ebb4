import EarshotInterface
import EarshotModel

/// Apps of a chemist's, where the cursor does not come to what it should.
extension OutsiderPair {
  static var ninthPharmacies: [OutsiderPair] {
    [
      .stack(
        "focus-unreachable",
        "The parts of the basket were listed before there was a button to pay, and are not listed again"
      ) { PloverCounter("Counter", $0) },
      .stack(
        "focus-nondeterministic",
        "The branches stand in the order in which their servers happened to answer"
      ) { PloverBranches($0) }.inNoOrder,
      .stack(
        "focus-lost-layout",
        "The button that reserves is taken away by its press, and nothing leads to the receipt"
      ) { PloverShelf("Ready for you", $0) },
      OutsiderPair(
        "focus-initial-odd",
        "A leaflet sends the cursor to its last button as soon as it is on the screen",
        screen: { isFaulty in
          let split = SplitViewController()
          split.viewControllers = [PloverLeaflets(isFaulty).inStack]
          return split
        }),
      .stack(
        "focus-stale",
        "A coupon that was used up is gone from the screen, but still among the elements of its tray"
      ) { PloverCoupons("Coupons", $0) },
    ]
  }
}

extension ViewController {
  /// Tells something that a person closes with OK.
  fileprivate func inform(_ title: String, _ message: String) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK"))
    present(alert, animated: true)
  }
}

private final class PloverCounter: ReedScreen {
  private let basket = View()
  private lazy var total = words("Your basket is empty.")
  private lazy var pay = button("Pay") { [unowned self] in
    tell("Thank you", "Your order lies ready at the counter.")
  }
  private var price = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(basket, height: 230)
    for (row, (name, amount)) in [("Plasters", 3), ("Cough syrup", 6)].enumerated() {
      let goods = Button(type: .system)
      goods.setTitle("\(name), \(amount) pounds", for: .normal)
      goods.addAction(
        Action { [unowned self, unowned goods] _ in add(amount, by: goods) }, for: .touchUpInside)
      basket.hold(goods, x: 0, y: Double(row) * 56, width: 361)
    }
    basket.hold(total, x: 0, y: 112, width: 361)
    basket.accessibilityElements = basket.subviews
  }

  private func add(_ amount: Int, by goods: Button) {
    price += amount
    let text = "Your basket costs \(price) pounds."
    total.text = text
    if pay.superview == nil {
      basket.hold(pay, x: 0, y: 168, width: 361)
      if !isFaulty { basket.accessibilityElements = basket.subviews }
    }
    post(.layoutChanged(.element(goods)))
    sayBehind(text)
  }
}

private final class PloverBranches: TableViewController {
  private let branches: [String]

  init(_ isFaulty: Bool) {
    let names = ["Castle Street", "Harbour Square", "Mill Lane", "Old Bridge", "Station Road"]
    if isFaulty {
      let answers = names.map { (name: $0, seconds: Double.random(in: 0.1..<0.9)) }
      branches = answers.sorted { $0.seconds < $1.seconds }.map(\.name)
    } else {
      branches = names.sorted()
    }
    super.init(style: .plain)
    title = "Branches"
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    branches.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = branches[indexPath.row]
    cell.accessibilityTraits = .button
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    inform(branches[indexPath.row], "Open from eight in the morning to seven in the evening.")
  }
}

private final class PloverShelf: ReedScreen {
  private lazy var receipts = heading("Reserved")

  override func viewDidLoad() {
    super.viewDidLoad()
    for parcel in ["Eye drops", "Vitamin tablets", "Bandages"] {
      let reserve = Button(type: .system)
      reserve.setTitle("Reserve: \(parcel)", for: .normal)
      reserve.addAction(
        Action { [unowned self, unowned reserve] _ in keep(parcel, by: reserve) },
        for: .touchUpInside)
      put(reserve)
    }
    put(words("We keep parcels for three days."))
    put(button("Ask the chemist") { [unowned self] in tell("Asked", "We call you before six.") })
    put(receipts)
  }

  private func keep(_ parcel: String, by reserve: Button) {
    reserve.removeFromSuperview()
    let receipt = put(words("\(parcel): kept for you until Friday"))
    guard !isFaulty else { return }
    post(.layoutChanged(.element(receipt)))
  }
}

private final class PloverLeaflets: TableViewController {
  private let isFaulty: Bool
  private let medicines = ["Cough syrup", "Eye drops", "Iron tablets", "Sun cream"]

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(style: .plain)
    title = "Leaflets"
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    medicines.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = medicines[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityTraits = .button
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath)
    showDetailViewController(PloverLeaflet(medicines[indexPath.row], isFaulty), sender: self)
  }
}

private final class PloverLeaflet: ReedScreen {
  private lazy var report = button("Report a side effect") { [unowned self] in
    tell("Thank you", "A chemist reads your report today.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("How to take it"))
    put(words("Three times a day, with a glass of water."))
    put(heading("What to look out for"))
    put(words("Do not drive for two hours afterwards."))
    put(report)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFaulty { post(.screenChanged(.element(report))) }
  }
}

private final class PloverCoupons: ReedScreen {
  private let tray = View()
  private lazy var points = words("You have saved nothing yet.")
  private var saved = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(points)
    put(tray, height: 180)
    for (row, goods) in ["soap", "tea", "toothpaste"].enumerated() {
      let coupon = Button(type: .system)
      coupon.setTitle("Use the coupon for \(goods)", for: .normal)
      coupon.addAction(
        Action { [unowned self, unowned coupon] _ in use(coupon, for: goods) },
        for: .touchUpInside)
      tray.hold(coupon, x: 0, y: Double(row) * 56, width: 361)
    }
    tray.accessibilityElements = tray.subviews
    put(
      button("Get more coupons") { [unowned self] in tell("Coupons", "New ones come on Monday.") })
  }

  private func use(_ coupon: Button, for goods: String) {
    saved += 1
    points.text = "You have saved \(saved) pounds."
    coupon.removeFromSuperview()
    if !isFaulty {
      tray.accessibilityElements = tray.subviews
      post(.layoutChanged(.element(tray.subviews.first ?? points)))
    }
    sayBehind("Used for \(goods): \(saved) pounds saved")
  }
}
