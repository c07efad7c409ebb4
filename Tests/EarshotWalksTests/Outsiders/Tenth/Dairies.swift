import EarshotInterface
import EarshotModel

/// Apps in which what a person does comes to nothing, or is not heard.
extension OutsiderPair {
  static var tenthDairies: [OutsiderPair] {
    [
      .stack(
        "activation-noop",
        "A card is one button for the ear, and a double tap meets its middle and not the plus in the corner"
      ) { HazelShop("Farm shop", $0) },
      .stack(
        "custom-action-noop",
        "An action of the rows calls a closure that the screen has forgotten to give"
      ) { HazelRound("Milk round", $0) },
      .stack(
        "scroll-unhandled",
        "A row of cheeses is moved by a pan of its own, and by nothing else"
      ) { HazelCellar("Cheese cellar", $0) },
      .stack(
        "direct-touch-trap",
        "The field for a signature lies under the whole screen, so that no stroke runs over its edge"
      ) { HazelDeliveries("Deliveries", $0) },
      .stack(
        "announcement-lost",
        "That an order was sent is said right before the screen goes back, which cuts it off"
      ) { HazelOrders("Orders", $0) },
    ]
  }
}

/// A thing for sale, which is one element and holds a button that puts it into the crate.
private final class HazelProduct: View {
  private let isFaulty: Bool
  private let add: () -> Void

  init(_ name: String, _ price: String, _ isFaulty: Bool, add: @escaping () -> Void) {
    self.isFaulty = isFaulty
    self.add = add
    super.init(frame: .zero)
    let (title, cost) = (Label(), Label())
    title.text = name
    cost.text = price
    hold(title, x: 12, y: 4, width: 260, height: 30)
    hold(cost, x: 12, y: 38, width: 260, height: 30)
    hold(
      Button(type: .system, primaryAction: Action(title: "+") { _ in add() }),
      x: 305, y: 14, width: 44)
    isAccessibilityElement = true
    accessibilityLabel = "\(name), \(price)"
    accessibilityTraits = .button
    accessibilityHint = "Puts it into the crate."
  }

  override func accessibilityActivate() -> Bool {
    guard !isFaulty else { return super.accessibilityActivate() }
    add()
    return true
  }
}

private final class HazelShop: ReedScreen {
  private let products = [
    ("Butter, 250 grams", "3 euros"), ("Quark, one pound", "2 euros 40"),
    ("Buttermilk, one litre", "1 euro 80"),
  ]
  private lazy var crate = words("The crate is empty.")
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Made this morning."))
    for (name, price) in products {
      put(HazelProduct(name, price, isFaulty) { [unowned self] in take(name) }, height: 72)
    }
    put(heading("The crate"))
    put(crate)
    put(
      button("Send the order") { [unowned self] in
        tell("The order", count == 0 ? "Nothing to send yet." : "It is ready at five.")
      })
  }

  private func take(_ name: String) {
    count += 1
    crate.text = count == 1 ? "One thing in the crate." : "\(count) things in the crate."
    say("\(name) taken. \(crate.text ?? "")")
  }
}

private final class HazelCustomer: Button {
  var whenSkipped: (() -> Void)?
  var whenIncreased: (() -> Void)?

  func offerActions() {
    accessibilityCustomActions = [
      AccessibilityCustomAction(name: "One bottle more") { [unowned self] _ in
        whenIncreased?()
        return true
      },
      AccessibilityCustomAction(name: "Leave out tomorrow") { [unowned self] _ in
        whenSkipped?()
        return true
      },
    ]
  }
}

private final class HazelRound: ReedScreen {
  private let customers = [("Mrs Aalto", 2), ("Kindergarten", 9), ("The Lion inn", 6)]
  private lazy var bottles = customers.map(\.1)
  private lazy var isSkipped = customers.map { _ in false }

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Tomorrow from half past five."))
    for number in customers.indices {
      let name = customers[number].0
      let row = put(
        HazelCustomer(
          type: .system,
          primaryAction: Action(title: text(of: number)) { [unowned self] _ in
            tell(name, "The bottles go behind the door.")
          }))
      row.offerActions()
      row.whenIncreased = { [unowned self, unowned row] in
        bottles[number] += 1
        show(number, in: row)
      }
      guard !isFaulty else { continue }
      row.whenSkipped = { [unowned self, unowned row] in
        isSkipped[number].toggle()
        show(number, in: row)
      }
    }
    put(
      button("Print the round") { [unowned self] in
        tell("Printed", "The sheet lies in the office.")
      })
  }

  private func text(of number: Int) -> String {
    let (name, count) = (customers[number].0, bottles[number])
    return isSkipped[number] ? "\(name), nothing tomorrow" : "\(name), \(count) bottles"
  }

  private func show(_ number: Int, in row: Button) {
    row.setTitle(text(of: number), for: .normal)
    say(text(of: number))
  }
}

/// A row of things, of which two are seen at a time.
private final class HazelShelf: View {
  private static let widthOfPage = 362.0
  private let isFaulty: Bool
  private let content = View()
  private var count = 0

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(content)
    let pan = PanGestureRecognizer()
    pan.addAction(Action { [unowned self, unowned pan] _ in follow(pan) })
    addGestureRecognizer(pan)
  }

  private var length: Double { Self.widthOfPage / 2 * Double(count) }

  func add(_ part: View) {
    content.hold(part, x: Self.widthOfPage / 2 * Double(count), y: 8, width: 170, height: 64)
    count += 1
    slide(to: 0)
  }

  private func slide(to place: Double) {
    let place = max(0, min(place, length - Self.widthOfPage))
    content.frame = Rect(x: -place, y: 0, width: length, height: 80)
    guard !isFaulty else { return }
    for part in content.subviews {
      part.isHidden = part.frame.maxX <= place || part.frame.minX >= place + Self.widthOfPage
    }
  }

  private func follow(_ pan: PanGestureRecognizer) {
    slide(to: -content.frame.minX - pan.translation(in: self).x)
    pan.setTranslation(.zero, in: self)
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    guard !isFaulty else { return super.accessibilityScroll(direction) }
    switch direction {
    case .right, .next: slide(to: -content.frame.minX + Self.widthOfPage)
    case .left, .previous: slide(to: -content.frame.minX - Self.widthOfPage)
    case .up, .down: return super.accessibilityScroll(direction)
    }
    let first = Int(-content.frame.minX / Self.widthOfPage * 2) + 1
    window?.application?.post(.layoutChanged(.element(content.subviews[first - 1])))
    window?.application?.post(
      .pageScrolled(AttributedText("Cheeses \(first) and \(first + 1) of \(count)")))
    return true
  }
}

private final class HazelCellar: ReedScreen {
  private let cheeses = [
    ("Young wheel", "Two months old."), ("Caraway", "Good with rye bread."),
    ("Nettle", "Green outside and in."), ("Ash log", "From the milk of goats."),
    ("Beer rind", "Washed every other day."), ("Old wheel", "Three years in the dark."),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Six cheeses lie ripe, two beside each other."))
    let shelf = put(HazelShelf(isFaulty), height: 80)
    for (name, facts) in cheeses {
      shelf.add(button(name) { [unowned self] in tell(name, facts) })
    }
    put(heading("A visit"))
    put(words("Guided on Saturdays at two."))
    put(
      button("Join the visit") { [unowned self] in
        tell("See you on Saturday", "Bring something warm to wear.")
      })
  }
}

private final class HazelDeliveries: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Forty litres of milk and a crate of cream came at six."))
    put(
      button("Sign for it") { [unowned self] in
        push(HazelSignature("Your signature", isFaulty))
      })
    put(
      button("Something is missing") { [unowned self] in
        tell("Something is missing", "The dairy calls you back.")
      })
  }
}

/// A field to draw in with a finger.
private final class HazelPad: View {
  private(set) var hasStrokes = false

  override init(frame: Rect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Field for the signature"
    accessibilityTraits = .allowsDirectInteraction
  }

  override var defaultAccessibilityValue: String? { hasStrokes ? "signed" : "empty" }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { hasStrokes = true }
}

private final class HazelSignature: ReedScreen {
  private let pad = HazelPad(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Draw your name with one finger."))
    put(pad, height: 200)
    if isFaulty { view.sendSubviewToBack(pad) }
    put(
      button("Hand it in") { [unowned self] in
        tell("The signature", pad.hasStrokes ? "Thank you, all is done." : "Nothing drawn yet.")
      })
    put(
      button("Confirm without drawing") { [unowned self] in
        tell("Confirmed", "Your name was written for you.")
      })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isFaulty { pad.frame = view.bounds }
  }
}

private final class HazelOrders: ReedScreen {
  private lazy var status = words("No order is on its way.")
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(status)
    put(button("New order") { [unowned self] in openForm() })
    put(
      button("Ask the dairy") { [unowned self] in
        tell("Ask the dairy", "Somebody answers until four.")
      })
  }

  private func openForm() {
    let form = HazelOrderForm("New order", isFaulty)
    form.whenSent = { [unowned self] in
      count += 1
      status.text = count == 1 ? "One order is on its way." : "\(count) orders are on their way."
    }
    push(form)
  }
}

private final class HazelOrderForm: ReedScreen {
  var whenSent: () -> Void = {}
  private let bottles = Stepper()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Whole milk in bottles of a litre."))
    put(heading("How many bottles"))
    put(bottles)
    bottles.accessibilityLabel = "Bottles"
    bottles.minimumValue = 1
    bottles.maximumValue = 24
    bottles.value = 6
    put(button("Send the order") { [unowned self] in send() })
  }

  private func send() {
    guard let application else { return }
    let text = "\(Int(bottles.value)) bottles were ordered"
    whenSent()
    if isFaulty { say(text) }
    navigationController?.popViewController(animated: true)
    guard !isFaulty else { return }
    application.perform(after: 1) { [unowned application] in application.sayBehind(text) }
  }
}
