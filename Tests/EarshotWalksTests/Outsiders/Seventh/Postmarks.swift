import EarshotInterface
import EarshotModel

/// Apps of a post office, which tell what has become of something.
extension OutsiderPair {
  static var seventhPostmarks: [OutsiderPair] {
    [
      .stack(
        "status-not-announced",
        "What a letter weighs, and that it is too much, appears a while later and is not said"
      ) { LarkScales("Scales", $0) },
      .stack(
        "transient-too-short",
        "The bar that can bring a letter back is there for two seconds"
      ) { LarkDrafts("Draft", $0) },
      .stack(
        "utterance-too-long",
        "The value of a chart is every one of its readings"
      ) { LarkCounterHours("Queue", $0) },
      .stack(
        "hint-cut",
        "A stamp announces its price when the cursor has come to it, over its hint"
      ) { LarkStamps("Stamps", $0) },
    ]
  }
}

private final class LarkScales: ReedScreen {
  private let status = Label()
  private var isWeighing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    put(words("Lay the letter on the scales."))
    status.text = "Nothing has been weighed."
    put(button("Weigh the letter") { [unowned self] in weigh() })
    put(status)
  }

  private func weigh() {
    guard !isWeighing else { return sayBehind("It is being weighed") }
    isWeighing = true
    status.text = "It is being weighed."
    sayBehind("It is being weighed")
    application?.perform(after: 2) { [weak self] in self?.showWeight() }
  }

  private func showWeight() {
    isWeighing = false
    let text = "Error: 70 grams is too much for this stamp."
    status.text = text
    if !isFaulty { sayBehind(text) }
  }
}

private final class LarkDrafts: ReedScreen {
  private let letter = Label()
  private let bar = View()
  private lazy var discard = button("Throw the letter away") { [unowned self] in throwAway() }

  override func viewDidLoad() {
    super.viewDidLoad()
    letter.text = "Dear Ida, the ferry was late."
    put(letter)
    put(discard)
    bar.hold(words("The letter was thrown away."), y: 0)
    bar.hold(button("Bring it back") { [unowned self] in bringBack() }, y: 52)
    bar.hold(button("Close this bar") { [unowned self] in closeBar() }, y: 104)
  }

  private func throwAway() {
    letter.text = "The letter is empty."
    bar.frame = Rect(x: 16, y: 620, width: 361, height: 156)
    view.addSubview(bar)
    post(.layoutChanged(nil))
    sayBehind("The letter was thrown away. At the foot of the screen you can bring it back.")
    guard isFaulty else { return }
    application?.perform(after: 2) { [weak self] in
      guard let self, bar.superview != nil else { return }
      bar.removeFromSuperview()
      post(.layoutChanged(nil))
    }
  }

  private func bringBack() {
    letter.text = "Dear Ida, the ferry was late."
    bar.removeFromSuperview()
    post(.layoutChanged(.element(letter)))
  }

  private func closeBar() {
    bar.removeFromSuperview()
    post(.layoutChanged(.element(discard)))
  }
}

private final class LarkCounterHours: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(heading("People in the queue"))
    let chart = View()
    chart.isAccessibilityElement = true
    chart.accessibilityLabel = "Chart of today"
    chart.accessibilityTraits = .image
    if isFaulty {
      let readings = (0..<40).map { "\(8 + $0 / 4):\($0 % 4)5, \(($0 * 7) % 19) people" }
      chart.accessibilityValue = readings.joined(separator: "; ")
    } else {
      chart.accessibilityValue = "From none to 18, most of them at noon"
    }
    put(chart, height: 240)
    put(words("The counter shuts at six."))
  }
}

private final class LarkStamp: Button {
  var onArrival: (() -> Void)?

  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    onArrival?()
  }
}

private final class LarkStamps: ReedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (name, price) in [("Gull", 2), ("Heron", 3), ("Puffin", 5)] {
      let stamp = LarkStamp(
        type: .system,
        primaryAction: Action(title: name) { [unowned self] _ in
          tell(name, "It lies in your basket.")
        })
      stamp.accessibilityHint = "Lays one stamp in your basket"
      if isFaulty {
        stamp.onArrival = { [unowned self] in
          application?.perform(after: 1) { [weak self] in
            self?.post(.announcement(AttributedText("It costs \(price) crowns")))
          }
        }
      } else {
        stamp.accessibilityValue = "\(price) crowns"
      }
      put(stamp)
    }
  }
}
