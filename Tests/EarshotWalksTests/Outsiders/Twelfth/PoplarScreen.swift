import EarshotInterface
import EarshotModel

/// A screen whose parts stand one below the other.
class PoplarScreen: ViewController {
  let isFaulty: Bool
  private var bottom = 104.0

  init(_ title: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    self.title = title
  }

  /// Parts have their places on a screen that stands upright.
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  // MARK: Parts

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

  func button(_ title: String, _ answer: @escaping () -> Void) -> Button {
    Button(type: .system, primaryAction: Action(title: title) { _ in answer() })
  }

  /// Puts a part below all others.
  @discardableResult
  func put<Part: View>(_ part: Part, height: Double = 44) -> Part {
    lay(part, in: view, x: 16, y: bottom, height: height)
    bottom += height + 8
    return part
  }

  /// Puts a part at a place inside another one.
  @discardableResult
  func lay<Part: View>(
    _ part: Part, in outer: View, x: Double = 0, y: Double, width: Double = 358,
    height: Double = 44
  ) -> Part {
    part.frame = Rect(x: x, y: y, width: width, height: height)
    outer.addSubview(part)
    return part
  }

  /// Puts a switch below all others, with its name beside it.
  @discardableResult
  func putSwitch(_ name: String, _ answer: @escaping (_ isOn: Bool) -> Void) -> Switch {
    let row = put(View())
    let text = lay(words(name), in: row, y: 0, width: 280)
    text.isAccessibilityElement = false
    let toggle = lay(Switch(), in: row, x: 300, y: 6, width: 51, height: 31)
    toggle.accessibilityLabel = name
    toggle.addAction(
      Action { [unowned toggle] _ in answer(toggle.isOn) }, for: .valueChanged)
    return toggle
  }

  /// Alternatives side by side, of which the first is chosen.
  func choice(_ names: [String], _ answer: @escaping (_ number: Int) -> Void) -> SegmentedControl {
    let control = SegmentedControl()
    for (place, name) in names.enumerated() { control.insertSegment(withTitle: name, at: place) }
    control.selectedSegmentIndex = 0
    control.addAction(
      Action { [unowned control] _ in
        if let number = control.selectedSegmentIndex { answer(number) }
      }, for: .valueChanged)
    return control
  }

  // MARK: Answers

  func post(_ notification: AccessibilityNotification) { application?.post(notification) }

  /// Says something as soon as other speech has ended.
  func say(_ text: String) {
    var manner = SpeechAttributes()
    manner.announcementPriority = .low
    post(.announcement(AttributedText(text, attributes: manner)))
  }

  /// Has the part on which the cursor stands read again, because it has changed.
  func reread(_ part: View) { post(.layoutChanged(.element(part))) }

  func tell(_ title: String, _ message: String) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  @discardableResult
  func later(_ seconds: Double, _ work: @escaping () -> Void) -> ScheduledWork? {
    application?.perform(after: seconds, work)
  }
}

/// A screen that is a table.
class PoplarTable: TableViewController {
  let isFaulty: Bool

  init(_ title: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(style: .grouped)
    self.title = title
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  /// Says something as soon as other speech has ended.
  func say(_ text: String) {
    var manner = SpeechAttributes()
    manner.announcementPriority = .low
    application?.post(.announcement(AttributedText(text, attributes: manner)))
  }

  func tell(_ title: String, _ message: String) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}

/// A view over the screen, which escape closes where there is something to do then.
final class PoplarPanel: View {
  var whenEscaped: (() -> Void)?

  override func accessibilityPerformEscape() -> Bool {
    guard let whenEscaped else { return super.accessibilityPerformEscape() }
    whenEscaped()
    return true
  }
}
