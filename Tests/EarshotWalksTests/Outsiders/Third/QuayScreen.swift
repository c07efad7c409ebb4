import EarshotInterface
import EarshotModel

/// A screen whose parts stand one below the other, clear of a navigation bar.
class QuayScreen: ViewController {
  let isFaulty: Bool
  private var bottom = 60.0

  init(_ title: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    self.title = title
  }

  /// All is placed for a screen that stands upright.
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  /// Puts a part below what is there already.
  @discardableResult
  func put<Part: View>(_ part: Part, height: Double = 44) -> Part {
    part.frame = Rect(x: 16, y: bottom, width: 361, height: height)
    bottom += height + 12
    view.addSubview(part)
    return part
  }

  /// Takes all parts away, so that others can be put there.
  func clear() {
    for part in view.subviews { part.removeFromSuperview() }
    bottom = 60
  }

  func words(_ text: String) -> Label {
    let label = Label()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  func heading(_ text: String) -> Label {
    let label = words(text)
    label.accessibilityTraits = .header
    return label
  }

  func button(_ title: String, _ work: @escaping () -> Void) -> Button {
    Button(type: .system, primaryAction: Action(title: title) { _ in work() })
  }

  func post(_ notification: AccessibilityNotification) { application?.post(notification) }

  func say(_ text: String) { post(.announcement(AttributedText(text))) }

  /// Says something behind whatever is being said.
  func sayBehind(_ text: String) { application?.sayBehind(text) }

  func later(_ seconds: Double, _ work: @escaping () -> Void) {
    application?.perform(after: seconds, work)
  }

  func push(_ screen: ViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }
}

extension Application {
  /// Says something behind whatever is being said.
  func sayBehind(_ text: String) {
    var attributes = SpeechAttributes()
    attributes.queuesAnnouncement = true
    post(.announcement(AttributedText(text, attributes: attributes)))
  }
}

/// A text that tells when the cursor has come to it.
final class QuayFocusLabel: Label {
  var whenFocused: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenFocused() }
}

/// What lies over a whole screen, and can be left by escape.
final class QuayOverlay: View {
  var whenEscaped: () -> Void = {}

  override func accessibilityPerformEscape() -> Bool {
    whenEscaped()
    return true
  }
}
