import EarshotInterface
import EarshotModel

/// Apps of banks, from which a person goes away and comes back.
extension OutsiderPair {
  static var fifthBanks: [OutsiderPair] {
    [
      OutsiderPair(
        "restoration-focus",
        "The first tab is chosen at the end of every launch, after the state has come back",
        application: { ReedBank(isFaulty: $0) }),
      .stack(
        "back-unhandled",
        "A screen takes escape for its question, and takes it too while it asks nothing"
      ) { ReedAccounts("Accounts", $0) },
      OutsiderPair(
        "order-header-after-content",
        "The days stand in the margin, each in the middle beside its payments, so that a payment comes "
          + "before its day",
        screen: { ReedStatement("Statement", $0) }),
    ]
  }
}

private final class ReedBank: Application, ApplicationDelegate {
  private let isFaulty: Bool
  private let tabs = TabBarController()

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    delegate = self
  }

  func application(
    _ application: Application, willFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    let window = Window(application: self, frame: Rect(x: 0, y: 0, width: 393, height: 852))
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = [
      ("Overview", ["Current account, 420", "Savings, 3100"]),
      ("Payments", ["Rent, 680", "Bakery, 7.40", "Ferry, 24"]),
      ("Cards", ["Card ending in 4711", "Card ending in 0815"]),
    ].map { name, rows in
      let screen = ReedRows(name, rows, isFaulty)
      screen.restorationIdentifier = "\(name) screen"
      let stack = NavigationController(rootViewController: screen)
      stack.restorationIdentifier = "\(name) stack"
      stack.tabBarItem = TabBarItem(title: name, image: nil, tag: 0)
      return stack
    }
    window.rootViewController = tabs
    return true
  }

  func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    if isFaulty { tabs.selectedIndex = 0 }
    windows.first?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }
}

private final class ReedRows: ReedScreen {
  private let rows: [String]

  init(_ title: String, _ rows: [String], _ isFaulty: Bool) {
    self.rows = rows
    super.init(title, isFaulty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in rows {
      let part = put(button(row) { [unowned self] in tell(row, "All is booked.") })
      part.accessibilityIdentifier = row
      part.restorationIdentifier = row
    }
  }
}

private final class ReedAccounts: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for account in ["Current account", "Savings"] {
      put(button(account) { [unowned self] in show(ReedAccount(account, isFaulty), sender: self) })
    }
  }
}

private final class ReedAccount: ReedScreen {
  private let number = Label()
  private var question: View?
  private var show: Button?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Balance: 420"))
    number.text = "Number: hidden"
    put(number)
    show = put(button("Show the number") { [unowned self] in ask() })
  }

  private func ask() {
    guard question == nil else { return }
    let question = view.hold(View(), y: 260, width: 361, height: 180)
    self.question = question
    let title = question.hold(heading("Is it you?"), x: 0, y: 0)
    question.hold(
      button("Use my finger") { [unowned self] in
        number.text = "Number: 20 47 11"
        closeQuestion()
      }, x: 0, y: 60)
    question.hold(button("Cancel") { [unowned self] in closeQuestion() }, x: 0, y: 120)
    post(.layoutChanged(.element(title)))
  }

  private func closeQuestion() {
    question?.removeFromSuperview()
    question = nil
    if let show { post(.layoutChanged(.element(show))) }
    sayBehind(number.text ?? "")
  }

  override func accessibilityPerformEscape() -> Bool {
    if question != nil {
      closeQuestion()
      return true
    }
    return isFaulty ? true : super.accessibilityPerformEscape()
  }
}

private final class ReedStatement: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("March"))
    let days = [
      ("Monday", ["Rent, 680", "Bakery, 7.40", "Ferry, 24"]),
      ("Tuesday", ["Wages, 2100", "Books, 31", "Tea, 9"]),
    ]
    for (place, (day, payments)) in days.enumerated() {
      let top = 170 + Double(place) * 230
      let name = heading(day)
      if isFaulty {
        view.hold(name, x: 16, y: top + 52, width: 100)
      } else {
        view.hold(name, x: 16, y: top - 46, width: 361, height: 40)
      }
      for (row, payment) in payments.enumerated() {
        view.hold(words(payment), x: 130, y: top + Double(row) * 52, width: 247)
      }
    }
  }
}
