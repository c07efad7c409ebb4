import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Apps in which something is set higher or lower.
  static var fourthKnobs: [OutsiderPair] {
    [
      .stack(
        "adjustable-no-change",
        "The slider steps by a tenth of its range and its value is rounded back"
      ) { MillSoup("Soup", $0) },
      .stack(
        "adjustable-not-inverse",
        "Up is a quarter more, down is a quarter less of what there is then"
      ) { MillTextSize("Text Size", $0) },
      .stack(
        "adjustable-unbounded",
        "Behind the last level of light comes the first again"
      ) { MillLamp("Lamp", $0) },
    ]
  }
}

/// How hot a soup is to be, from 0 to 4.
private final class MillSoup: QuayScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Lentils with carrots and cumin"))
    let heat = put(isFaulty ? Slider() : MillSteps())
    heat.accessibilityLabel = "Spiciness"
    heat.maximumValue = 4
    heat.value = 2
    heat.accessibilityValue = "2 of 4"
    heat.addAction(
      Action { [weak heat] _ in
        guard let heat else { return }
        heat.value = heat.value.rounded()
        heat.accessibilityValue = "\(Int(heat.value)) of 4"
      }, for: .valueChanged)
    put(words("4 is for those who know it"))
  }
}

/// A slider that goes from one whole number to the next.
private final class MillSteps: Slider {
  override func accessibilityIncrement() { step(by: 1) }

  override func accessibilityDecrement() { step(by: -1) }

  private func step(by number: Double) {
    value = (value + number).rounded()
    sendActions(for: .valueChanged)
  }
}

/// What can be set by flicks up and down.
private final class MillKnob: View {
  var name = ""
  var text: () -> String = { "" }
  var turn: (_ isUp: Bool) -> Void = { _ in }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { name }
  override var defaultAccessibilityValue: String? { text() }
  override var defaultAccessibilityTraits: AccessibilityTraits { .adjustable }

  override func accessibilityIncrement() { turn(true) }

  override func accessibilityDecrement() { turn(false) }
}

/// How large the text of a newspaper is.
private final class MillTextSize: QuayScreen {
  private var percent = 100.0

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The size of the text in all articles"))
    let size = put(MillKnob())
    size.name = "Text size"
    size.text = { [weak self] in "\(Int(self?.percent ?? 0)) percent" }
    size.turn = { [weak self] isUp in
      guard let self else { return }
      let changed =
        isFaulty ? (percent * (isUp ? 1.25 : 0.75)).rounded() : percent + (isUp ? 25 : -25)
      percent = max(50, min(changed, 200))
    }
  }
}

/// The lamp of a desk.
private final class MillLamp: QuayScreen {
  private var level = 0
  private static let levels = ["off", "low", "medium", "bright"]

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("The lamp on your desk is connected"))
    let light = put(MillKnob())
    light.name = "Light"
    light.text = { [weak self] in Self.levels[self?.level ?? 0] }
    light.turn = { [weak self] isUp in
      guard let self else { return }
      let count = Self.levels.count
      let changed = level + (isUp ? 1 : -1)
      level = isFaulty ? (changed + count) % count : max(0, min(changed, count - 1))
    }
  }
}
