import EarshotInterface
import EarshotModel

/// Apps of houses, on which something is set.
extension OutsiderPair {
  static var sixthHouses: [OutsiderPair] {
    [
      .stack(
        "adjustable-no-change",
        "A step is smaller than what the warmth is rounded to, so that it stays for ever as it is"
      ) { WrenHeating("Heating", $0) },
      .stack(
        "adjustable-not-inverse",
        "A step up is a fifth more and a step down a fifth less, which is not the same"
      ) { WrenSpeakers("Speakers", $0) },
      .stack(
        "adjustable-unbounded",
        "The minutes until a light goes out can be raised for ever"
      ) { WrenStairs("Stairs", $0) },
    ]
  }
}

/// Something drawn that is set by flicks.
private class WrenDial: View {
  let isFaulty: Bool

  init(_ name: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = name
  }
}

private final class WrenHeating: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Kitchen, 18 degrees now"))
    put(WrenWarmth("Warmth", isFaulty), height: 120)
    put(button("Away for the weekend") { [unowned self] in tell("Away", "The heating is low.") })
  }
}

private final class WrenWarmth: WrenDial {
  private var degrees = 20.0

  override var defaultAccessibilityValue: String? { "\(degrees) degrees" }

  override func accessibilityIncrement() { change(by: isFaulty ? 0.2 : 0.5) }

  override func accessibilityDecrement() { change(by: isFaulty ? -0.2 : -0.5) }

  private func change(by step: Double) {
    let halves = ((degrees + step) * 2).rounded()
    degrees = min(28, max(8, halves / 2))
  }
}

private final class WrenSpeakers: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("In the living room"))
    put(WrenLoudness("Loudness", isFaulty), height: 120)
    put(button("Play a test") { [unowned self] in tell("Test", "Could you hear it?") })
  }
}

private final class WrenLoudness: WrenDial {
  private var percent = 50.0

  override var defaultAccessibilityValue: String? { "\(Int(percent)) percent" }

  override func accessibilityIncrement() { set(isFaulty ? percent * 1.2 : percent + 10) }

  override func accessibilityDecrement() { set(isFaulty ? percent * 0.8 : percent - 10) }

  private func set(_ new: Double) { percent = min(100, max(10, new)) }
}

private final class WrenStairs: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The light of the stairs goes out by itself."))
    put(WrenDelay("Minutes until then", isFaulty), height: 120)
    put(button("Put it out now") { [unowned self] in tell("Dark", "The light is out.") })
  }
}

private final class WrenDelay: WrenDial {
  private var minutes = 10

  override var defaultAccessibilityValue: String? { "\(minutes)" }

  override func accessibilityIncrement() {
    minutes = isFaulty ? minutes + 5 : min(60, minutes + 5)
  }

  override func accessibilityDecrement() { minutes = max(5, minutes - 5) }
}
