import EarshotInterface
import EarshotModel

/// Apps of shops and banks, in which a screen comes or goes.
extension OutsiderPair {
  static var eighthTills: [OutsiderPair] {
    [
      .stack(
        "focus-initial-odd",
        "The sheet to sign in sends the cursor to the small print at its end as soon as it is there"
      ) { HeronCafe("Café", $0) },
      .stack(
        "modal-no-escape",
        "An offer over the whole screen is closed by wiping it down, and by nothing else"
      ) { HeronNewspaper("Newspaper", $0) },
      .stack(
        "modal-focus-not-restored",
        "When an order is closed, the list behind it sends the cursor to its heading"
      ) { HeronOrders("Orders", $0) },
      OutsiderPair(
        "screen-change-silent",
        "Signing in puts the account in the place of the welcome, and says nothing of it",
        screen: { HeronBank($0) }),
    ]
  }
}

private final class HeronCafe: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Coffee in Harbour Street."))
    put(button("Order a coffee") { [unowned self] in tell("Ordered", "Ready in five minutes.") })
    put(
      button("Sign in") { [unowned self] in
        present(HeronSignIn("Sign in", isFaulty), animated: true)
      })
  }
}

private final class HeronSignIn: ReedScreen {
  private lazy var head = heading("Sign in")
  private lazy var privacy = button("What we keep of you") { [unowned self] in
    tell("What we keep", "Your name, and how you like your coffee.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(head)
    let name = put(TextField())
    name.accessibilityLabel = "Name"
    let password = put(TextField())
    password.accessibilityLabel = "Password"
    password.isSecureTextEntry = true
    put(button("Go on") { [unowned self] in tell("Not signed in", "Nobody has this name.") })
    put(button("Close") { [unowned self] in dismiss(animated: true) })
    put(privacy)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    post(.screenChanged(.element(isFaulty ? privacy : head)))
  }
}

private final class HeronNewspaper: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for article in ["A bridge is opened", "Geese stop a tram", "Rain until Friday"] {
      put(
        button(article) { [unowned self] in
          let offer = HeronOffer("Offer", isFaulty)
          offer.modalPresentationStyle = .fullScreen
          present(offer, animated: true)
        })
    }
  }
}

private final class HeronOffer: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Read all of it"))
    put(words("Four coins a month."))
    put(button("Subscribe") { [unowned self] in tell("Not yet", "The shop does not answer.") })
    put(button("I have paid already") { [unowned self] in tell("Not found", "Nothing is paid.") })
    let wipe = SwipeGestureRecognizer()
    wipe.direction = .down
    wipe.addAction(Action { [unowned self] _ in dismiss(animated: true) })
    view.addGestureRecognizer(wipe)
    guard !isFaulty else { return }
    put(button("Not now") { [unowned self] in dismiss(animated: true) })
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !isFaulty else { return super.accessibilityPerformEscape() }
    dismiss(animated: true)
    return true
  }
}

private final class HeronOrders: ReedScreen {
  private lazy var head = heading("What you have ordered")

  override func viewDidLoad() {
    super.viewDidLoad()
    put(head)
    for thing in ["Boots", "A lamp", "Two chairs", "A kettle", "Tea"] {
      put(button(thing) { [unowned self] in open(thing) })
    }
  }

  private func open(_ thing: String) {
    let order = HeronOrder(thing, isFaulty)
    order.onGone = { [unowned self] in
      if isFaulty { post(.screenChanged(.element(head))) }
    }
    present(order, animated: true)
  }
}

private final class HeronOrder: ReedScreen {
  var onGone: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading(title ?? ""))
    put(words("Comes on Thursday by bicycle."))
    put(button("Close") { [unowned self] in dismiss(animated: true) })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onGone?()
  }
}

/// What stands on the screen of a bank at a time.
private final class HeronBankPage: QuayScreen {
  private(set) lazy var head = heading(title ?? "")
}

private final class HeronBank: ReedScreen {
  private var page: HeronBankPage?

  init(_ isFaulty: Bool) { super.init("Bank", isFaulty) }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(welcome())
  }

  private func welcome() -> HeronBankPage {
    let page = HeronBankPage("Welcome", isFaulty)
    page.put(page.head)
    page.put(page.words("The bank is open day and night."))
    page.put(page.button("Sign in") { [unowned self] in change(to: account()) })
    return page
  }

  private func account() -> HeronBankPage {
    let page = HeronBankPage("Your account", isFaulty)
    page.put(page.head)
    page.put(page.words("There are 312 coins in it."))
    page.put(page.button("Pay the rent") { [unowned self] in tell("Paid", "90 coins have gone.") })
    page.put(page.button("Sign out") { [unowned self] in change(to: welcome()) })
    return page
  }

  private func change(to new: HeronBankPage) {
    if let page {
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    show(new)
    if !isFaulty { post(.screenChanged(.element(new.head))) }
  }

  private func show(_ new: HeronBankPage) {
    addChild(new)
    new.view.frame = view.bounds
    view.addSubview(new.view)
    new.didMove(toParent: self)
    page = new
  }
}
