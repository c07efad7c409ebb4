import EarshotInterface
import EarshotModel

/// A screen that has something to tell its listener.
protocol AlderVoice: ViewController {}

extension AlderVoice {
  func post(_ notice: AccessibilityNotification) { application?.post(notice) }

  /// Says something once other speech has ended.
  func say(_ words: String) {
    var manner = SpeechAttributes()
    manner.announcementPriority = .low
    post(.announcement(AttributedText(words, attributes: manner)))
  }

  /// Has a part read, on which the cursor stands or is to stand from now on.
  func reread(_ part: Responder) { post(.layoutChanged(.element(part))) }

  /// Opens a message with one button, which closes it.
  func message(_ name: String, _ words: String) {
    let alert = AlertController(title: name, message: words, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }

  @discardableResult
  func wait(_ seconds: Double, _ work: @escaping () -> Void) -> ScheduledWork? {
    application?.perform(after: seconds, work)
  }
}

/// A screen on which each part stands below the one before.
class AlderScreen: ViewController, AlderVoice {
  let isFaulty: Bool
  /// Where the next part is to stand.
  private var level: Double

  init(_ name: String?, _ isFaulty: Bool, top: Double = 100) {
    self.isFaulty = isFaulty
    level = top
    super.init()
    self.title = name
  }

  /// All places are those of a screen that is held upright.
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

  /// A button whose answer is given the button itself.
  func press(_ caption: String, _ answer: @escaping (Button) -> Void) -> Button {
    Button(
      type: .system,
      primaryAction: Action(title: caption) { action in
        if let button = action.sender as? Button { answer(button) }
      })
  }

  /// A button that opens a message.
  func question(_ caption: String, _ answer: String) -> Button {
    press(caption) { [unowned self] _ in message(caption, answer) }
  }

  /// Alternatives beside one another; the first one is chosen.
  func choice(_ names: [String], _ answer: @escaping (_ number: Int) -> Void) -> SegmentedControl {
    let control = SegmentedControl()
    for (number, name) in names.enumerated() { control.insertSegment(withTitle: name, at: number) }
    control.selectedSegmentIndex = 0
    control.addAction(
      Action { [unowned control] _ in control.selectedSegmentIndex.map(answer) },
      for: .valueChanged)
    return control
  }

  /// Puts a part below the others.
  @discardableResult
  func add<Part: View>(_ part: Part, height: Double = 44) -> Part {
    fix(part, in: view, x: 16, y: level, height: height)
    level += height + 8
    return part
  }

  /// Gives a part its place in another one.
  @discardableResult
  func fix<Part: View>(
    _ part: Part, in outer: View, x: Double = 0, y: Double, width: Double = 358,
    height: Double = 44
  ) -> Part {
    part.frame = Rect(x: x, y: y, width: width, height: height)
    if part.superview !== outer { outer.addSubview(part) }
    return part
  }

  /// Puts a switch below the others, beside its name.
  @discardableResult
  func addSwitch(_ name: String, _ answer: @escaping (_ isOn: Bool) -> Void) -> Switch {
    let line = add(View())
    fix(words(name), in: line, y: 0, width: 290).isAccessibilityElement = false
    let toggle = fix(Switch(), in: line, x: 307, y: 6, width: 51, height: 31)
    toggle.accessibilityLabel = name
    toggle.addAction(
      Action { [unowned toggle] _ in answer(toggle.isOn) }, for: .valueChanged)
    return toggle
  }
}

/// A screen that is a table.
class AlderTable: TableViewController, AlderVoice {
  let isFaulty: Bool

  init(_ name: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(style: .grouped)
    self.title = name
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  /// A row that is pressed like a button, with a second text at its end.
  func line(_ name: String, _ detail: String) -> TableViewCell {
    let cell = TableViewCell(style: .value1)
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = detail
    cell.accessibilityTraits = .button
    return cell
  }
}

/// A screen that is a collection of tiles, each as wide as the screen.
class AlderTiles: CollectionViewController, AlderVoice {
  let isFaulty: Bool
  /// The tiles, which stay the same for as long as the screen is there.
  private(set) var tiles: [AlderPlainTile] = []

  init(_ name: String, _ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    self.title = name
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.itemSize = Size(width: 360, height: 48)
    collectionView.spacing = 8
  }

  func lay(_ names: [String]) {
    tiles = names.map { AlderPlainTile($0) }
    collectionView.reloadData()
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { tiles.count }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { tiles[indexPath.item] }
}

/// A tile that is read as a whole and pressed like a button.
final class AlderPlainTile: CollectionViewCell {
  private let caption = Label()
  private let name: String
  /// What there is to say of the tile besides its name.
  var condition: String? {
    didSet { describe() }
  }

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
    caption.frame = Rect(x: 16, y: 2, width: 328, height: 44)
    contentView.addSubview(caption)
    isAccessibilityElement = true
    accessibilityTraits = .button
    describe()
  }

  private func describe() {
    caption.text = [name, condition].compactMap { $0 }.joined(separator: ", ")
    accessibilityLabel = name
    accessibilityValue = condition
  }
}

/// Screens on a stack that is held upright.
class AlderStack: NavigationController {
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
}

/// Screens behind tabs, held upright.
final class AlderTabs: TabBarController {
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
}

/// What darkens a whole screen, with a card on it; escape does there what the screen wants.
final class AlderBackdrop: View {
  let card = View()
  var whenEscaped: (() -> Void)?

  init(cardHeight: Double) {
    super.init(frame: Rect(x: 0, y: 0, width: 393, height: 852))
    backgroundColor = Color(white: 0, alpha: 0.6)
    card.frame = Rect(x: 8, y: 260, width: 374, height: cardHeight)
    card.backgroundColor = .white
    addSubview(card)
  }

  override func accessibilityPerformEscape() -> Bool {
    guard let whenEscaped else { return super.accessibilityPerformEscape() }
    whenEscaped()
    return true
  }
}
