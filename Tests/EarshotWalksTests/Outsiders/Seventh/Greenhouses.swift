import EarshotInterface
import EarshotModel

/// Apps of greenhouses, in which something is set higher or lower.
extension OutsiderPair {
  static var seventhGreenhouses: [OutsiderPair] {
    [
      .stack(
        "adjustable-no-change",
        "A step is less than half a degree, and what it leads to is rounded to whole ones again"
      ) { LarkHeating("Heating", $0) },
      .stack(
        "adjustable-not-inverse",
        "On the way up a fan leaves out a speed at which it stops on the way down"
      ) { LarkFan("Fan", $0) },
      .stack(
        "adjustable-unbounded",
        "The day of sowing can be put off for ever"
      ) { LarkSowing("Sowing", $0) },
    ]
  }
}

private final class LarkDegrees: Slider {
  var step = 1.0

  override var defaultAccessibilityValue: String? { "\(Int(value)) degrees" }

  override func accessibilityIncrement() { change(by: step) }

  override func accessibilityDecrement() { change(by: -step) }

  private func change(by step: Double) {
    value = (value + step).rounded()
    sendActions(for: .valueChanged)
  }
}

private final class LarkHeating: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The tomatoes want it warm."))
    let warmth = LarkDegrees()
    warmth.minimumValue = 12
    warmth.maximumValue = 24
    warmth.value = 18
    warmth.accessibilityLabel = "Warmth"
    if isFaulty { warmth.step = 0.4 }
    put(warmth)
    put(button("Is it on?") { [unowned self] in tell("The heating", "It is on.") })
  }
}

private final class LarkFan: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The fan hangs over the door."))
    let speeds = ["Off", "Low", "Middle", "High"]
    let isFaulty = isFaulty
    let fan = LarkDial(
      "Fan", value: 1, text: { speeds[$0] },
      up: { isFaulty && $0 == 1 ? 3 : min($0 + 1, 3) }, down: { max($0 - 1, 0) })
    put(fan)
    put(words("It needs no water."))
  }
}

private final class LarkSowing: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Beans like warm soil."))
    let last = isFaulty ? Int.max : 14
    let day = LarkDial(
      "Sow", value: 3, text: { $0 == 0 ? "Today" : "Days from now: \($0)" },
      up: { $0 < last ? $0 + 1 : $0 }, down: { max($0 - 1, 0) })
    put(day)
    put(button("Which beans?") { [unowned self] in tell("Beans", "Broad beans, two bags.") })
  }
}
