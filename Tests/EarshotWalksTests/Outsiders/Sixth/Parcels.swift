import EarshotInterface
import EarshotModel

/// Apps that bring parcels, on whose screens something changes.
extension OutsiderPair {
  static var sixthParcels: [OutsiderPair] {
    [
      .stack(
        "layout-change-silent",
        "A switch puts shops in the place of the address below it, and nothing tells of it"
      ) { WrenDelivery("Delivery", $0) },
      OutsiderPair(
        "focus-stale",
        "A drawn week makes an element anew whenever it is asked for one, and keeps none",
        screen: { WrenWeekScreen("Week", $0) }),
      .stack(
        "status-not-announced",
        "That a parcel was not found is only written below the button that looks for it"
      ) { WrenTracking("Tracking", $0) },
      .stack(
        "live-value-without-trait",
        "A drawn ring has how far away the courier is as its value, which changes every second"
      ) { WrenCourier("Courier", $0) },
    ]
  }
}

private final class WrenDelivery: ReedScreen {
  private let place = View()
  private let toShop = Switch()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("A parcel of 3 kilos"))
    toShop.accessibilityLabel = "Bring it to a shop"
    toShop.addAction(Action { [unowned self] _ in change() }, for: .valueChanged)
    put(toShop)
    put(place, height: 180)
    put(button("Continue") { [unowned self] in tell("Thank you", "It will come on Friday.") })
    fill()
  }

  private func change() {
    fill()
    guard !isFaulty else { return }
    post(.layoutChanged(nil))
    sayBehind(toShop.isOn ? "Three shops are below." : "Your address is below.")
  }

  private func fill() {
    for old in place.subviews { old.removeFromSuperview() }
    let rows =
      toShop.isOn
      ? ["Kiosk at the gate", "Paper shop", "Petrol station"] : ["Ada Holm", "4 Mill Lane"]
    for (row, text) in rows.enumerated() {
      place.hold(words(text), x: 0, y: Double(row) * 56)
    }
  }
}

private final class WrenWeekScreen: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Parcels of this week"))
    put(
      WrenWeek(isFaulty) { [unowned self] day in tell(day, "It comes before noon.") }, height: 120)
    put(button("Next week") { [unowned self] in tell("Next week", "Nothing is to come.") })
  }
}

/// Five columns that are drawn, of which each is a day.
private final class WrenWeek: View {
  private static let days = [
    "Monday, a parcel", "Tuesday, nothing", "Wednesday, two parcels", "Thursday, nothing",
    "Friday, a parcel",
  ]
  private let isFaulty: Bool
  private let choose: (String) -> Void
  private var made: [WrenDay] = []

  init(_ isFaulty: Bool, choose: @escaping (String) -> Void) {
    self.isFaulty = isFaulty
    self.choose = choose
    super.init(frame: .zero)
    if !isFaulty { made = Self.days.indices.map(makeDay) }
  }

  private func makeDay(_ place: Int) -> WrenDay {
    let day = WrenDay(accessibilityContainer: self)
    day.accessibilityLabel = Self.days[place]
    day.accessibilityTraits = .button
    day.accessibilityFrameInContainerSpace = Rect(
      x: Double(place) * 70, y: 0, width: 64, height: 120)
    day.choose = { [unowned self] in choose(Self.days[place]) }
    return day
  }

  override var accessibilityElements: [Responder]? {
    get { isFaulty ? Self.days.indices.map(makeDay) : made }
    set { made = newValue?.compactMap { $0 as? WrenDay } ?? [] }
  }
}

private final class WrenDay: AccessibilityElement {
  var choose: () -> Void = {}

  override func accessibilityActivate() -> Bool {
    choose()
    return true
  }
}

private final class WrenTracking: ReedScreen {
  private let number = TextField()
  private let answer = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    number.accessibilityLabel = "Number of the parcel"
    put(number)
    put(button("Look for it") { [unowned self] in look() })
    put(answer)
    put(words("The number is on your receipt."))
  }

  private func look() {
    say("Looking")
    later(1.5) { [weak self] in
      guard let self else { return }
      answer.text = "There is no parcel with the number \(number.text ?? "")."
      if !isFaulty { sayBehind(answer.text ?? "") }
    }
  }
}

private final class WrenCourier: ReedScreen {
  private let ring = View()
  private var metres = 1500
  private var isTicking = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Your parcel is on its way."))
    ring.isAccessibilityElement = true
    ring.accessibilityLabel = "Courier"
    ring.accessibilityTraits = isFaulty ? .image : [.image, .updatesFrequently]
    put(ring, height: 200)
    put(button("Ring the courier") { [unowned self] in tell("Ringing", "The line is busy.") })
    show()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isTicking { tick() }
    isTicking = true
  }

  private func show() {
    ring.accessibilityValue = metres > 0 ? "\(metres) metres away" : "at the door"
  }

  private func tick() {
    later(1) { [weak self] in
      guard let self, metres > 0 else { return }
      metres -= 20
      show()
      tick()
    }
  }
}
