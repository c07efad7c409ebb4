import EarshotInterface
import EarshotModel

/// What screens whose parts stand one below the other have in common.
protocol StackedParts: AnyObject {}

/// A screen whose parts stand one below the other.
class StackedScreen: ViewController, StackedParts {
  /// Where the next part begins.
  var bottom = 110.0

  init(_ title: String?) {
    super.init()
    self.title = title
  }

  /// Parts have their places on a screen that stands upright.
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  /// Puts a view below the others.
  @discardableResult
  func put<Part: View>(_ part: Part, height: Double = 44) -> Part {
    part.frame = Rect(x: 20, y: bottom, width: 353, height: height)
    bottom += height + 8
    view.addSubview(part)
    return part
  }

  /// Puts a heading below the others.
  @discardableResult
  func heading(_ text: String) -> Label {
    let label = self.text(text)
    label.accessibilityTraits = .header
    return label
  }

  /// Puts a text below the others, as high as it has to be.
  @discardableResult
  func text(_ text: String) -> Label {
    let label = Label()
    label.numberOfLines = 0
    label.text = text
    let height = label.sizeThatFits(Size(width: 353, height: 0)).height
    return put(label, height: max(24, height.rounded(.up)))
  }

  /// Puts a switch with its text below the others; both are one element.
  @discardableResult
  func toggle(_ title: String, isOn: Bool = false) -> Switch {
    let label = Label(frame: Rect(x: 20, y: bottom, width: 280, height: 44))
    label.text = title
    label.isAccessibilityElement = false
    view.addSubview(label)
    let toggle = Switch(frame: Rect(x: 322, y: bottom + 6, width: 51, height: 31))
    toggle.accessibilityLabel = title
    toggle.isOn = isOn
    view.addSubview(toggle)
    bottom += 52
    return toggle
  }

  /// Puts a stepper with its text and its number below the others.
  @discardableResult
  func stepper(_ title: String, from least: Double, to most: Double) -> Stepper {
    let number = Label(frame: Rect(x: 20, y: bottom, width: 230, height: 44))
    number.text = "\(title): \(Int(least))"
    view.addSubview(number)
    let stepper = Stepper(frame: Rect(x: 279, y: bottom + 6, width: 94, height: 32))
    stepper.accessibilityLabel = title
    (stepper.minimumValue, stepper.maximumValue, stepper.value) = (least, most, least)
    let action = Action { [weak stepper, weak number] _ in
      if let stepper { number?.text = "\(title): \(Int(stepper.value))" }
    }
    stepper.addAction(action, for: .valueChanged)
    view.addSubview(stepper)
    bottom += 52
    return stepper
  }

  /// Puts a choice of a few below the others.
  @discardableResult
  func segments(_ titles: [String]) -> SegmentedControl {
    let control = SegmentedControl()
    for (index, title) in titles.enumerated() {
      control.insertSegment(withTitle: title, at: index)
    }
    control.selectedSegmentIndex = 0
    return put(control)
  }

  /// Puts a field below the others.
  @discardableResult
  func field(_ title: String, _ field: TextField = TextField()) -> TextField {
    field.borderStyle = .roundedRect
    field.accessibilityLabel = title
    return put(field)
  }

  /// Tells the reader of something.
  func post(_ notification: AccessibilityNotification) { application?.post(notification) }

  /// Has the reader say something.
  func say(_ words: String) { post(.announcement(AttributedText(words))) }

  /// Has the reader say something after whatever it says at present.
  func sayLater(_ words: String) {
    var attributes = SpeechAttributes()
    attributes.queuesAnnouncement = true
    post(.announcement(AttributedText(words, attributes: attributes)))
  }

  /// Puts a card over the screen and its bars.
  func cover(with overlay: CardOverlay) {
    (navigationController?.view ?? view).addSubview(overlay)
  }

  /// Asks something, or tells it, in an alert.
  func alert(_ title: String, _ message: String? = nil) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK"))
    present(alert, animated: true)
  }
}

extension StackedParts where Self: StackedScreen {
  /// Puts a button below the others.
  @discardableResult
  func button(_ title: String, _ act: @escaping (Self) -> Void) -> Button {
    put(floatingButton(title, act))
  }

  /// Makes a button that has no place yet.
  func floatingButton(_ title: String, _ act: @escaping (Self) -> Void) -> Button {
    let button = Button(type: .system)
    button.setTitle(title, for: .normal)
    connect(button, for: .primaryActionTriggered, act)
    return button
  }

  /// Does something whenever a control reports something.
  func connect(_ control: Control, for events: ControlEvents, _ act: @escaping (Self) -> Void) {
    let action = Action { [weak self] _ in
      if let self { act(self) }
    }
    control.addAction(action, for: events)
  }

  /// Does something later, as long as the screen is there.
  func after(_ seconds: Double, _ act: @escaping (Self) -> Void) {
    application?.perform(after: seconds) { [weak self] in
      if let self { act(self) }
    }
  }
}

/// A screen that tells one thing.
final class TextScreen: StackedScreen {
  private let words: String

  init(_ title: String, _ words: String) {
    self.words = words
    super.init(title)
  }

  override func viewDidLoad() { text(words) }
}

extension ViewController {
  /// The controller as the first of a stack.
  var inStack: NavigationController { NavigationController(rootViewController: self) }
}
