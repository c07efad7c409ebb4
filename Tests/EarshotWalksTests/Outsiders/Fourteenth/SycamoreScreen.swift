import EarshotInterface
import EarshotModel

/// A screen that speaks to a listener.
protocol SycamoreSpeaking: ViewController {}

extension SycamoreSpeaking {
  func post(_ notification: AccessibilityNotification) { application?.post(notification) }

  /// Says something when whatever is being said has ended.
  func say(_ text: String) {
    var manner = SpeechAttributes()
    manner.announcementPriority = .low
    post(.announcement(AttributedText(text, attributes: manner)))
  }

  /// Has a part read again that has changed under the cursor.
  func reread(_ part: Responder) { post(.layoutChanged(.element(part))) }

  /// Shows a message that stays until it is closed.
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

/// A screen whose parts are stacked from the top down.
class SycamoreScreen: ViewController, SycamoreSpeaking {
  let isFaulty: Bool
  /// Where the next part begins.
  var edge: Double

  init(_ title: String, _ isFaulty: Bool, top: Double = 108) {
    self.isFaulty = isFaulty
    edge = top
    super.init()
    self.title = title
  }

  /// The places of the parts are made for a screen that stands upright.
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
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

  func button(_ title: String, _ answer: @escaping () -> Void) -> Button {
    Button(type: .system, primaryAction: Action(title: title) { _ in answer() })
  }

  /// A button that answers with a message.
  func inquiry(_ title: String, _ answer: @escaping () -> String) -> Button {
    button(title) { [unowned self] in tell(title, answer()) }
  }

  /// Stacks a part below the others.
  @discardableResult
  func stack<Part: View>(_ part: Part, height: Double = 44) -> Part {
    fit(part, in: view, x: 16, y: edge, height: height)
    edge += height + 6
    return part
  }

  /// Sets a part at a place inside another one.
  @discardableResult
  func fit<Part: View>(
    _ part: Part, in outer: View, x: Double = 0, y: Double, width: Double = 358,
    height: Double = 44
  ) -> Part {
    part.frame = Rect(x: x, y: y, width: width, height: height)
    if part.superview !== outer { outer.addSubview(part) }
    return part
  }

  /// Stacks a switch below the others, with its name drawn beside it.
  @discardableResult
  func stackSwitch(
    _ name: String, isOn: Bool = false, _ answer: @escaping (_ isOn: Bool) -> Void
  ) -> Switch {
    let row = stack(View())
    fit(words(name), in: row, y: 0, width: 280).isAccessibilityElement = false
    let toggle = fit(Switch(), in: row, x: 300, y: 6, width: 51, height: 31)
    toggle.isOn = isOn
    toggle.accessibilityLabel = name
    toggle.addAction(Action { [unowned toggle] _ in answer(toggle.isOn) }, for: .valueChanged)
    return toggle
  }
}

/// A screen that is a table.
class SycamoreTable: TableViewController, SycamoreSpeaking {
  let isFaulty: Bool

  init(_ title: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(style: .grouped)
    self.title = title
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  /// A row that is pressed.
  func pressable(_ text: String) -> TableViewCell {
    let cell = plain(text)
    cell.accessibilityTraits = .button
    return cell
  }

  /// A row that is read only.
  func plain(_ text: String) -> TableViewCell {
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = text
    return cell
  }
}

/// A drawn part that is pressed.
final class SycamoreSpot: AccessibilityElement {
  var whenPressed: () -> Void = {}

  init(_ label: String, in container: View, at place: Rect, _ whenPressed: @escaping () -> Void) {
    self.whenPressed = whenPressed
    super.init(accessibilityContainer: container)
    accessibilityLabel = label
    accessibilityTraits = .button
    accessibilityFrameInContainerSpace = place
  }

  override func accessibilityActivate() -> Bool {
    whenPressed()
    return true
  }
}
