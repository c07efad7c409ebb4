import EarshotInterface
import EarshotModel

/// A screen on which parts stand below one another.
class LarkScreen: ViewController {
  let isFaulty: Bool
  private var lowest = 116.0

  init(_ title: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    self.title = title
  }

  /// On its side a telephone has room for half of it.
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  /// Puts a part below the others.
  func put(_ part: View, height: Double = 44) {
    part.frame = Rect(x: 16, y: lowest, width: 361, height: height)
    view.addSubview(part)
    lowest += height + 12
  }

  func words(_ text: String) -> Label {
    let label = Label()
    label.text = text
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

  /// Has something said when what is being said has ended.
  func say(_ text: String) { application?.sayAfterSpeech(text) }

  /// Tells something that a person closes with OK.
  func tell(_ title: String, _ message: String) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK"))
    present(alert, animated: true)
  }

  func push(_ screen: ViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }
}

extension Application {
  /// Has something said when what is being said has ended.
  func sayAfterSpeech(_ text: String) {
    var attributes = SpeechAttributes()
    attributes.queuesAnnouncement = true
    post(.announcement(AttributedText(text, attributes: attributes)))
  }
}
