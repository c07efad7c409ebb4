import EarshotInterface
import EarshotModel

/// A screen that says things.
protocol RowantreeTalking: ViewController {}

extension RowantreeTalking {
  func post(_ notification: AccessibilityNotification) { application?.post(notification) }

  /// Says something as soon as other speech has ended.
  func say(_ text: String) {
    var manner = SpeechAttributes()
    manner.announcementPriority = .low
    post(.announcement(AttributedText(text, attributes: manner)))
  }

  /// Has a part that has changed under the cursor read again.
  func reread(_ part: Responder) { post(.layoutChanged(.element(part))) }

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

/// A screen whose parts stand in one column.
class RowantreeScreen: ViewController, RowantreeTalking {
  let isFaulty: Bool
  private var foot: Double

  init(_ title: String, _ isFaulty: Bool, top: Double = 104) {
    self.isFaulty = isFaulty
    foot = top
    super.init()
    self.title = title
  }

  /// Parts have their places on a screen that stands upright.
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

  /// A button that opens an alert.
  func question(_ title: String, _ answer: String) -> Button {
    button(title) { [unowned self] in tell(title, answer) }
  }

  /// Puts a part below those that are there.
  @discardableResult
  func put<Part: View>(_ part: Part, height: Double = 44) -> Part {
    place(part, in: view, x: 16, y: foot, height: height)
    foot += height + 8
    return part
  }

  /// Puts a part at a place inside another one.
  @discardableResult
  func place<Part: View>(
    _ part: Part, in outer: View, x: Double = 0, y: Double, width: Double = 358,
    height: Double = 44
  ) -> Part {
    part.frame = Rect(x: x, y: y, width: width, height: height)
    if part.superview !== outer { outer.addSubview(part) }
    return part
  }

  /// Puts a switch below all else, with its name drawn beside it.
  @discardableResult
  func putSwitch(_ name: String, _ answer: @escaping (_ isOn: Bool) -> Void) -> Switch {
    let row = put(View())
    place(words(name), in: row, y: 0, width: 280).isAccessibilityElement = false
    let toggle = place(Switch(), in: row, x: 300, y: 6, width: 51, height: 31)
    toggle.accessibilityLabel = name
    toggle.addAction(
      Action { [unowned toggle] _ in answer(toggle.isOn) }, for: .valueChanged)
    return toggle
  }

  /// Alternatives side by side, of which the first is chosen.
  func choice(_ names: [String], _ answer: @escaping (_ number: Int) -> Void) -> SegmentedControl {
    let control = SegmentedControl()
    for (number, name) in names.enumerated() { control.insertSegment(withTitle: name, at: number) }
    control.selectedSegmentIndex = 0
    control.addAction(
      Action { [unowned control] _ in
        if let number = control.selectedSegmentIndex { answer(number) }
      }, for: .valueChanged)
    return control
  }
}

/// A screen that is a table.
class RowantreeTable: TableViewController, RowantreeTalking {
  let isFaulty: Bool

  init(_ title: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(style: .grouped)
    self.title = title
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
}

/// A screen that is a collection.
class RowantreeGallery: CollectionViewController, RowantreeTalking {
  let isFaulty: Bool

  init(_ title: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    self.title = title
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
}
