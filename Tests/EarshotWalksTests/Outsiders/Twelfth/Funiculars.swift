import EarshotInterface
import EarshotModel

/// Apps of a railway up a hill, whose screens come and go in the wrong way.
extension OutsiderPair {
  static var twelfthFuniculars: [OutsiderPair] {
    [
      OutsiderPair(
        "focus-initial-odd",
        "The ticket comes up with the cursor on the button that pays, below all that is paid for",
        screen: { PoplarTicket("Ticket", $0) }),
      OutsiderPair(
        "screen-change-silent",
        "A button turns the page of a page view, which tells nobody of it, nor does the app",
        screen: { PoplarTour(isFaulty: $0) }),
      .stack(
        "screen-change-storm",
        "Three panels listen to the model, and each of them says that the screen has changed"
      ) { PoplarHill("The hill", $0) },
    ]
  }
}

private final class PoplarTicket: PoplarScreen {
  private let form = View()
  private let ticket = View()
  private var isReturn = false
  private var hasBicycle = false
  private lazy var name = heading("Your ticket")
  private lazy var ride = words("")
  private lazy var price = words("")
  private lazy var look = button("Look at the ticket") { [unowned self] in showTicket() }
  private lazy var pay = button("Pay now") { [unowned self] in
    tell("The ticket is paid", "Show it to the conductor at the lower gate.")
  }
  private lazy var ways = choice(["Up only", "Up and down"]) { [unowned self] number in
    isReturn = number == 1
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in [form, ticket] { lay(page, in: view, x: 16, y: 104, height: 320) }
    lay(heading("Your ride"), in: form, y: 0)
    ways.accessibilityLabel = "Ways"
    lay(ways, in: form, y: 52)
    let row = lay(View(), in: form, y: 104)
    lay(words("Take a bicycle along"), in: row, y: 0, width: 280).isAccessibilityElement = false
    let bicycle = lay(Switch(), in: row, x: 300, y: 6, width: 51, height: 31)
    bicycle.accessibilityLabel = "Take a bicycle along"
    bicycle.addAction(
      Action { [unowned self, unowned bicycle] _ in hasBicycle = bicycle.isOn },
      for: .valueChanged)
    lay(look, in: form, y: 156)
    lay(name, in: ticket, y: 0)
    lay(ride, in: ticket, y: 52)
    lay(price, in: ticket, y: 104)
    lay(button("Change the ride") { [unowned self] in showForm() }, in: ticket, y: 156)
    lay(pay, in: ticket, y: 208)
    ticket.isHidden = true
  }

  private func showTicket() {
    ride.text = (isReturn ? "Up and down" : "Up only") + (hasBicycle ? ", with a bicycle" : "")
    price.text = "\((isReturn ? 9 : 5) + (hasBicycle ? 3 : 0)) crowns"
    form.isHidden = true
    ticket.isHidden = false
    post(.screenChanged(.element(isFaulty ? pay : name)))
  }

  private func showForm() {
    ticket.isHidden = true
    form.isHidden = false
    post(.screenChanged(.element(look)))
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !ticket.isHidden, presentedViewController == nil else {
      return super.accessibilityPerformEscape()
    }
    showForm()
    return true
  }
}

/// Three pages about the ride, one after the other.
private final class PoplarTour: PageViewController {
  private let isFaulty: Bool
  private let stops = [
    ("The lower station", "Here the two cars are bound to one rope.", "Rope: 900 metres"),
    ("The passing place", "Half way up, the rails part, and the cars meet.", "Slope: a half"),
    ("The summit", "A drum as high as a house winds up the rope.", "Drum: four metres"),
  ]
  private var number = 0

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([page(0)], direction: .forward, animated: false)
  }

  private func page(_ number: Int) -> PoplarStop {
    let (name, text, fact) = stops[number]
    let page = PoplarStop(name, text, fact)
    if number + 1 < stops.count { page.whenNext = { [unowned self] in turn(to: number + 1) } }
    if number > 0 { page.whenBack = { [unowned self] in turn(to: number - 1) } }
    return page
  }

  private func turn(to number: Int) {
    let page = self.page(number)
    let direction: NavigationDirection = number > self.number ? .forward : .reverse
    self.number = number
    setViewControllers([page], direction: direction, animated: false) { [weak self] _ in
      guard let self, !isFaulty else { return }
      application?.post(.screenChanged(.element(page.name)))
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    guard number > 0, presentedViewController == nil else {
      return super.accessibilityPerformEscape()
    }
    turn(to: number - 1)
    return true
  }
}

private final class PoplarStop: PoplarScreen {
  var whenNext: (() -> Void)?
  var whenBack: (() -> Void)?
  private(set) lazy var name = heading(title ?? "")
  private let text: String
  private let fact: String

  init(_ name: String, _ text: String, _ fact: String) {
    self.text = text
    self.fact = fact
    super.init(name, false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let place = title ?? ""
    put(name)
    put(words(text))
    put(
      button("A number to remember") { [unowned self] in tell(place, fact) })
    if whenNext != nil { put(button("Ride on") { [unowned self] in whenNext?() }) }
    if whenBack != nil { put(button("Ride back") { [unowned self] in whenBack?() }) }
  }
}

/// A season on the hill, which panels listen to.
private final class PoplarSeason {
  var isWinter = false { didSet { for listener in listeners { listener() } } }
  var listeners: [() -> Void] = []
}

private final class PoplarHill: PoplarScreen {
  private let season = PoplarSeason()
  private lazy var name = heading("The hill in summer")
  private lazy var other = button("See it in winter") { [unowned self] in changeSeason() }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(name)
    putPanel(
      ["The summer track", "The ski run"],
      ["Walk down in an hour, past two huts.", "Slide down in four minutes."],
      ["Where the huts are", "Where to hire skis"],
      ["The lower hut has soup, the upper one beds.", "At the summit, behind the ticket desk."])
    putPanel(
      ["Cars every ten minutes", "Cars every half hour"],
      ["The last one leaves at ten at night.", "The last one leaves at six."],
      ["Why so many", "Why so few"],
      ["All of the town wants to see the sunset.", "The rope has to be freed from ice."])
    putPanel(
      ["The garden restaurant", "The stove room"],
      ["Eighty seats under lime trees.", "Twelve seats around a stove."],
      ["Order lemonade", "Order hot chocolate"],
      ["A glass of lemonade waits for you.", "A cup of chocolate waits for you."])
    put(other)
  }

  private func putPanel(
    _ names: [String], _ texts: [String], _ titles: [String], _ answers: [String]
  ) {
    let panel = put(View(), height: 148)
    let name = lay(heading(names[0]), in: panel, y: 0)
    let text = lay(words(texts[0]), in: panel, y: 52)
    let more = lay(
      button(titles[0]) { [unowned self] in
        let number = season.isWinter ? 1 : 0
        tell(names[number], answers[number])
      }, in: panel, y: 104)
    season.listeners.append { [unowned self] in
      let number = season.isWinter ? 1 : 0
      name.text = names[number]
      text.text = texts[number]
      more.setTitle(titles[number], for: .normal)
      if isFaulty { post(.screenChanged(.element(name))) }
    }
  }

  private func changeSeason() {
    season.isWinter.toggle()
    name.text = season.isWinter ? "The hill in winter" : "The hill in summer"
    other.setTitle(season.isWinter ? "See it in summer" : "See it in winter", for: .normal)
    if !isFaulty { post(.screenChanged(.element(name))) }
  }
}
