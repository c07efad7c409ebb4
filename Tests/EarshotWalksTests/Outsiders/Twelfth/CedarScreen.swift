import EarshotInterface
import EarshotModel

/// A screen whose parts are put one below the other, held upright.
class CedarScreen: ViewController {
  let isFaulty: Bool
  /// Where the next part begins.
  var top = 108.0
  /// How wide parts are.
  var partWidth = 358.0

  init(_ title: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    self.title = title
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  // MARK: Making parts

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

  /// A slider that tells its value in words.
  func slider(
    _ name: String, _ value: Double, in range: ClosedRange<Double>,
    _ text: @escaping (Int) -> String
  ) -> Slider {
    let slider = Slider()
    slider.minimumValue = range.lowerBound
    slider.maximumValue = range.upperBound
    slider.value = value
    slider.accessibilityLabel = name
    slider.accessibilityValue = text(Int(value.rounded()))
    slider.addAction(
      Action { [unowned slider] _ in
        slider.accessibilityValue = text(Int(slider.value.rounded()))
      }, for: .valueChanged)
    return slider
  }

  func choice(_ names: [String], _ answer: @escaping (Int) -> Void) -> SegmentedControl {
    let choice = SegmentedControl()
    for (place, name) in names.enumerated() { choice.insertSegment(withTitle: name, at: place) }
    choice.selectedSegmentIndex = 0
    choice.addAction(
      Action { [unowned choice] _ in
        if let chosen = choice.selectedSegmentIndex { answer(chosen) }
      }, for: .valueChanged)
    return choice
  }

  // MARK: Placing parts

  /// Puts a part below the one before.
  @discardableResult
  func put<Part: View>(_ part: Part, height: Double = 44) -> Part {
    part.frame = Rect(x: 16, y: top, width: partWidth, height: height)
    view.addSubview(part)
    top += height + 8
    return part
  }

  /// Puts a part into another one.
  @discardableResult
  func lay<Part: View>(
    _ part: Part, in outer: View, x: Double = 0, y: Double, width: Double = 358,
    height: Double = 44
  ) -> Part {
    part.frame = Rect(x: x, y: y, width: width, height: height)
    outer.addSubview(part)
    return part
  }

  /// Puts a switch below the part before, with its name to the left.
  @discardableResult
  func putSwitch(_ name: String, _ answer: @escaping (_ isOn: Bool) -> Void) -> Switch {
    let row = put(View())
    let text = lay(words(name), in: row, y: 0, width: 280)
    text.isAccessibilityElement = false
    let toggle = lay(Switch(), in: row, x: 300, y: 6, width: 51, height: 31)
    toggle.accessibilityLabel = name
    toggle.addAction(Action { [unowned toggle] _ in answer(toggle.isOn) }, for: .valueChanged)
    return toggle
  }

  // MARK: Telling

  /// The text with a capital letter at its beginning.
  func capital(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  func post(_ notification: AccessibilityNotification) { application?.post(notification) }

  /// Says something after what is being said.
  func say(_ text: String) {
    var manner = SpeechAttributes()
    manner.announcementPriority = .low
    post(.announcement(AttributedText(text, attributes: manner)))
  }

  /// Has what the cursor stands on read again, since it is called otherwise now.
  func reread(_ part: Responder) { post(.layoutChanged(.element(part))) }

  func tell(_ title: String, _ message: String) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  func later(_ seconds: Double, _ work: @escaping () -> Void) {
    application?.perform(after: seconds, work)
  }
}

/// Something over the whole screen that is left by escape.
final class CedarCover: View {
  var whenEscaped: () -> Void = {}

  override func accessibilityPerformEscape() -> Bool {
    whenEscaped()
    return true
  }
}

/// A button that tells when the cursor has come to it.
final class CedarSeenButton: Button {
  var whenReached: () -> Void = {}

  override func accessibilityElementDidBecomeFocused() { whenReached() }
}
