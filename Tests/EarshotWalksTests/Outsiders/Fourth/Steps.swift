import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Apps whose content is exchanged in place.
  static var fourthSteps: [OutsiderPair] {
    [
      OutsiderPair(
        "screen-change-silent",
        "A step of a form is exchanged under a Next button that stays",
        screen: { MillForm("Form", $0) }),
      .stack(
        "screen-change-storm",
        "Three parts of a screen that show another account each post a new screen"
      ) { MillAccounts("Accounts", $0) },
      .stack(
        "child-controller-stale",
        "The old child is taken from its parent, while its view stays below that of the new one"
      ) { MillTrails("Trails", $0) },
    ]
  }
}

/// What a clinic wants to know before a visit, step by step.
private final class MillForm: QuayScreen {
  private var step = 0
  private let content = View()
  private lazy var onward = button("Next") { [weak self] in self?.goOn() }

  private static let steps = [
    (
      "About your visit", "It takes an hour, please eat nothing before", "I come for the first time"
    ),
    ("How you come here", "The entrance is in the yard", "I need a place to park"),
    ("Afterwards", "You may go home at once", "Somebody comes for me"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(content, height: 170)
    put(onward)
    show()
  }

  private func show() {
    for part in content.subviews { part.removeFromSuperview() }
    let (title, text, question) = Self.steps[step]
    let answer = Switch()
    answer.accessibilityLabel = question
    for (number, part) in ([heading(title), words(text), answer] as [View]).enumerated() {
      part.frame = Rect(x: 0, y: Double(number) * 56, width: 361, height: 44)
      content.addSubview(part)
    }
  }

  private func goOn() {
    guard step + 1 < Self.steps.count else {
      let alert = AlertController(
        title: "Thank you", message: "We have noted everything.", preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .cancel))
      return present(alert, animated: true)
    }
    step += 1
    show()
    if !isFaulty { post(.screenChanged(.element(content.subviews[0]))) }
  }
}

/// Two accounts of a bank, each in three parts.
private final class MillAccounts: QuayScreen {
  private var isSavings = false
  private var parts: [MillAccountPart] = []
  private lazy var other = button("Show Savings") { [weak self] in self?.exchange() }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, texts) in [
      ("Balance", ["812 euro", "4,050 euro"]),
      ("Last payment", ["Bakery, 3 euro on Monday", "Interest, 9 euro in April"]),
      ("Card", ["Valid until June", "This account has no card"]),
    ] {
      let part = MillAccountPart(name, isFaulty)
      part.texts = texts
      addChild(part)
      put(part.view, height: 104)
      part.didMove(toParent: self)
      part.show(0)
      parts.append(part)
    }
    put(other)
  }

  private func exchange() {
    isSavings.toggle()
    other.setTitle(isSavings ? "Show Current Account" : "Show Savings", for: .normal)
    for part in parts {
      part.show(isSavings ? 1 : 0)
      if isFaulty { post(.screenChanged(.element(part.caption))) }
    }
    if !isFaulty { post(.screenChanged(.element(parts[0].caption))) }
  }
}

private final class MillAccountPart: QuayScreen {
  var texts: [String] = []
  private let text = Label()
  private(set) lazy var caption = heading("")

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.frame = Rect(x: 0, y: 0, width: 361, height: 44)
    text.frame = Rect(x: 0, y: 52, width: 361, height: 44)
    view.addSubview(caption)
    view.addSubview(text)
  }

  func show(_ account: Int) {
    let account = (account: account, name: account == 0 ? "current account" : "savings")
    caption.text = "\(title ?? ""), \(account.name)"
    text.text = texts[account.account]
  }
}

/// Trails as a list, or on a map.
private final class MillTrails: QuayScreen {
  private let content = View()
  private let choice = SegmentedControl()
  private lazy var screens = [
    MillTrailPage("Trails by Name", ["Brook trail, 4 kilometres", "Mill trail, 7 kilometres"]),
    MillTrailPage("Trails on the Map", ["North of the village", "Along the railway"]),
  ]
  private var shown: MillTrailPage?

  override func viewDidLoad() {
    super.viewDidLoad()
    choice.insertSegment(withTitle: "List", at: 0)
    choice.insertSegment(withTitle: "Map", at: 1)
    choice.selectedSegmentIndex = 0
    choice.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        show(screens[choice.selectedSegmentIndex ?? 0])
        post(.screenChanged(shown.map { .element($0.view.subviews[0]) }))
      }, for: .valueChanged)
    put(choice)
    put(content, height: 400)
    show(screens[0])
  }

  private func show(_ page: MillTrailPage) {
    if let shown {
      shown.willMove(toParent: nil)
      if !isFaulty { shown.view.removeFromSuperview() }
      shown.removeFromParent()
    }
    addChild(page)
    page.view.frame = Rect(x: 0, y: 0, width: 361, height: 400)
    page.view.backgroundColor = .white
    content.addSubview(page.view)
    page.didMove(toParent: self)
    shown = page
  }
}

private final class MillTrailPage: ViewController {
  private let texts: [String]

  init(_ title: String, _ texts: [String]) {
    self.texts = texts
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (number, text) in ([title ?? ""] + texts).enumerated() {
      let label = Label(frame: Rect(x: 0, y: Double(number) * 56, width: 361, height: 44))
      label.text = text
      if number == 0 { label.accessibilityTraits = .header }
      view.addSubview(label)
    }
  }
}
