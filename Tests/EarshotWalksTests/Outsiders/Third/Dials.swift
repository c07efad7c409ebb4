import EarshotInterface
import EarshotModel

extension OutsiderPair {
  /// Values that go up and down.
  static var thirdDials: [OutsiderPair] {
    [
      .stack(
        "adjustable-no-change",
        "the slider of a text size snaps to whole steps, and a tenth of its range always snaps back"
      ) { QuayTextSize($0) },
      .stack(
        "adjustable-not-inverse",
        "a document is made 20 percent larger and 20 percent smaller, which is not the same"
      ) { QuayZoom($0) },
      .stack(
        "adjustable-unbounded",
        "a donation grows by five euros as often as one flicks, without an end"
      ) { QuayDonation($0) },
    ]
  }
}

/// How large texts are.
private final class QuayTextSize: QuayScreen {
  private lazy var slider = isFaulty ? Slider() : QuayStepSlider()

  init(_ isFaulty: Bool) { super.init("Text Size", isFaulty) }

  override func viewDidLoad() {
    slider.accessibilityLabel = "Text size"
    slider.maximumValue = 4
    slider.minimumValue = 1
    slider.value = 2
    slider.addAction(Action { [weak self] _ in self?.snap() }, for: .valueChanged)
    put(slider)
    put(words("This is how texts look."))
  }

  private func snap() { slider.value = slider.value.rounded() }
}

/// A slider that takes whole steps.
private final class QuayStepSlider: Slider {
  override func accessibilityIncrement() { step(1) }

  override func accessibilityDecrement() { step(-1) }

  private func step(_ step: Double) {
    value += step
    sendActions(for: .valueChanged)
  }
}

/// One element that goes up and down.
private final class QuayDial: View {
  var change: (_ isUp: Bool) -> Void = { _ in }

  init(_ label: String) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = .adjustable
  }

  override func accessibilityIncrement() { change(true) }

  override func accessibilityDecrement() { change(false) }
}

/// How large a document is shown.
private final class QuayZoom: QuayScreen {
  private let dial = QuayDial("Zoom")
  private let steps = [25.0, 50, 75, 100, 125, 150, 200, 300, 400]
  private var zoom = 100.0 { didSet { dial.accessibilityValue = "\(Int(zoom)) percent" } }

  init(_ isFaulty: Bool) { super.init("Contract", isFaulty) }

  override func viewDidLoad() {
    put(words("Between the harbour and the owner of the boat"))
    zoom = 100
    dial.change = { [weak self] in self?.change($0) }
    put(dial)
  }

  private func change(_ isUp: Bool) {
    if isFaulty {
      zoom = min(400, max(25, zoom * (isUp ? 1.2 : 0.8)))
    } else {
      zoom = (isUp ? steps.first { $0 > zoom } : steps.last { $0 < zoom }) ?? zoom
    }
  }
}

/// How much is given to the lifeboats.
private final class QuayDonation: QuayScreen {
  private let dial = QuayDial("Donation")
  private var sum = 20 { didSet { dial.accessibilityValue = "\(sum) euros" } }

  init(_ isFaulty: Bool) { super.init("Lifeboats", isFaulty) }

  override func viewDidLoad() {
    put(words("Every euro counts."))
    sum = 20
    dial.change = { [weak self] isUp in
      guard let self else { return }
      sum = max(5, isUp ? sum + 5 : sum - 5)
      if !isFaulty { sum = min(sum, 100) }
    }
    put(dial)
    put(button("Give") { [weak self] in self?.say("Thank you") })
  }
}
