import EarshotInterface
import EarshotModel

/// Apps of kitchens, on which something is set.
extension OutsiderPair {
  static var fifthKitchens: [OutsiderPair] {
    [
      .stack(
        "adjustable-no-change",
        "The words of a slider are written when a finger has moved it, and a flick does not send that"
      ) { ReedOven("Oven", $0) },
      .stack(
        "adjustable-not-inverse",
        "The step of a scale grows at a kilo, and the way down takes the large step where the way up took "
          + "the small one"
      ) { ReedScales("Scales", $0) },
      .stack(
        "adjustable-unbounded",
        "A wheel of minutes begins anew after its last one, and goes round for ever"
      ) { ReedTimer("Timer", $0) },
    ]
  }
}

private final class ReedOven: ReedScreen {
  private let heat = ReedHeat()

  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Upper oven"))
    heat.sendsChanges = !isFaulty
    heat.minimumValue = 50
    heat.maximumValue = 250
    heat.value = 180
    heat.accessibilityLabel = "Heat"
    heat.addAction(Action { [unowned self] _ in write() }, for: .valueChanged)
    put(heat)
    put(button("Switch on") { [unowned self] in tell("On", "It will take eight minutes.") })
    write()
  }

  private func write() {
    heat.accessibilityValue = "\(Int(heat.value)) degrees"
  }
}

private final class ReedHeat: Slider {
  var sendsChanges = true

  override func accessibilityIncrement() { change(by: 10) }

  override func accessibilityDecrement() { change(by: -10) }

  private func change(by step: Double) {
    value = min(maximumValue, max(minimumValue, value + step))
    if sendsChanges { sendActions(for: .valueChanged) }
  }
}

private final class ReedScales: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Bread for the week"))
    put(ReedFlour(isFaulty))
    put(words("Water and salt are worked out."))
    put(button("Write it down") { [unowned self] in tell("Written", "It is on your list.") })
  }
}

private final class ReedFlour: View {
  private let isFaulty: Bool
  private var grams = 900

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Flour"
  }

  override var defaultAccessibilityValue: String? { "\(grams) grams" }

  override func accessibilityIncrement() {
    grams = min(3000, grams + (grams < 1000 ? 50 : 500))
  }

  override func accessibilityDecrement() {
    let isSmall = isFaulty ? grams < 1000 : grams <= 1000
    grams = max(50, grams - (isSmall ? 50 : 500))
  }
}

private final class ReedTimer: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("Eggs"))
    put(ReedMinutes(isFaulty))
    put(button("Start") { [unowned self] in tell("Started", "It will ring.") })
  }
}

private final class ReedMinutes: View {
  private let isFaulty: Bool
  private var minutes = 20

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Minutes"
  }

  override var defaultAccessibilityValue: String? { "\(minutes) minutes" }

  override func accessibilityIncrement() { turn(by: 5) }

  override func accessibilityDecrement() { turn(by: -5) }

  private func turn(by step: Int) {
    minutes = isFaulty ? (minutes + step + 60) % 60 : min(55, max(0, minutes + step))
  }
}
