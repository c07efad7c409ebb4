import EarshotInterface
import EarshotModel

/// A shop: a title, a number, a button that adds to it, and whatever else a test is about.
final class BasketController: ViewController {
  private let total = Label(frame: Rect(x: 16, y: 120, width: 358, height: 44))
  /// What is added below.
  var parts: [View] = []
  /// How long adding takes, in seconds.
  var delay = 0.0
  private var count = 0

  override func viewDidLoad() {
    let title = Label(frame: Rect(x: 16, y: 60, width: 358, height: 44))
    title.text = "Basket"
    title.accessibilityTraits = [.header]
    total.text = "Nothing yet"
    let add = Button(
      type: .system, primaryAction: Action(title: "Add ticket") { [weak self] _ in self?.add() })
    add.frame = Rect(x: 16, y: 180, width: 358, height: 44)
    var bottom = 240.0
    for part in [title, total, add] { view.addSubview(part) }
    for part in parts {
      part.frame = Rect(x: 16, y: bottom, width: 358, height: 44)
      bottom += 60
      view.addSubview(part)
    }
  }

  private func add() {
    // Two is all there is, so that a walk comes to an end.
    guard count < 2 else {
      application?.post(.announcement("No more"))
      return
    }
    guard delay > 0 else { return show() }
    application?.perform(after: delay) { [weak self] in self?.show() }
  }

  private func show() {
    count += 1
    total.text = "\(count) in the basket"
    application?.post(.announcement("Added"))
  }
}
