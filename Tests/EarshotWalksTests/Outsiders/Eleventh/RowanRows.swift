import EarshotInterface
import EarshotModel

/// What the screens of one author have in common: rows from the top, and short ways to tell things.
class RowanRows: ViewController {
  let isFaulty: Bool
  private var end: Double

  /// Creates a screen whose rows begin below the place of a navigation bar.
  init(_ title: String, _ isFaulty: Bool, top: Double = 104) {
    self.isFaulty = isFaulty
    end = top
    super.init()
    self.title = title
  }

  /// Parts have their places on a screen that stands upright.
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  // MARK: What stands on the screen

  /// Puts a part below the others.
  @discardableResult
  final func put<Part: View>(_ part: Part, height: Double = 44) -> Part {
    part.frame = Rect(x: 14, y: end, width: 362, height: height)
    view.addSubview(part)
    end += height + 8
    return part
  }

  /// Puts a part into another one, in the coordinates of that.
  @discardableResult
  final func lay<Part: View>(
    _ part: Part, in room: View, x: Double, y: Double, width: Double = 362, height: Double = 44
  ) -> Part {
    part.frame = Rect(x: x, y: y, width: width, height: height)
    room.addSubview(part)
    return part
  }

  final func words(_ text: String) -> Label {
    let label = Label()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  final func heading(_ text: String) -> Label {
    let label = words(text)
    label.accessibilityTraits = [.staticText, .header]
    return label
  }

  final func button(_ title: String, _ action: @escaping () -> Void) -> Button {
    Button(type: .system, primaryAction: Action(title: title) { _ in action() })
  }

  /// A switch with its text beside it, as one stop.
  @discardableResult
  final func toggle(
    _ name: String, in room: View, y: Double = 0, isOn: Bool = false,
    _ change: @escaping (Bool) -> Void = { _ in }
  ) -> Switch {
    let text = lay(words(name), in: room, x: 0, y: y, width: 290)
    text.isAccessibilityElement = false
    let toggle = lay(Switch(), in: room, x: 304, y: y + 6, width: 51, height: 31)
    toggle.accessibilityLabel = name
    toggle.isOn = isOn
    toggle.addAction(Action { [unowned toggle] _ in change(toggle.isOn) }, for: .valueChanged)
    return toggle
  }

  /// A slider of whole numbers, which says its number in words.
  final func slider(
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

  // MARK: What is told

  final func tell(_ title: String, _ message: String) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  final func post(_ notification: AccessibilityNotification) { application?.post(notification) }

  final func say(_ text: String) { post(.announcement(AttributedText(text))) }

  /// Says something when what is being said has ended.
  final func sayBehind(_ text: String) {
    var attributes = SpeechAttributes()
    attributes.queuesAnnouncement = true
    post(.announcement(AttributedText(text, attributes: attributes)))
  }

  @discardableResult
  final func later(_ seconds: Double, _ work: @escaping () -> Void) -> ScheduledWork? {
    application?.perform(after: seconds, work)
  }
}
