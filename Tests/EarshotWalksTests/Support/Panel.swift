import EarshotInterface
import EarshotModel

/// A screen that a test puts together, element below element.
final class Panel: ViewController {
  private let build: (Panel) -> Void
  private var bottom = 110.0
  /// What the screen holds on to.
  var kept: Responder?
  /// What is kept of the screen when the app ends; nothing where it is `nil`.
  var keptWords: Knob?
  /// What escape does.
  var onEscape: (() -> Bool)?
  /// What a magic tap does.
  var onMagicTap: (() -> Bool)?

  init(_ title: String? = "Panel", _ build: @escaping (Panel) -> Void) {
    self.build = build
    super.init()
    self.title = title
  }

  override func viewDidLoad() { build(self) }

  /// Elements have their places on a screen that stands upright.
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  /// Adds an element below the others.
  @discardableResult
  func add(_ label: String?, _ traits: AccessibilityTraits = .none, height: Double = 44) -> Knob {
    let knob = Knob(frame: Rect(x: 20, y: bottom, width: 353, height: height))
    knob.isAccessibilityElement = true
    knob.accessibilityLabel = label
    knob.accessibilityTraits = traits
    bottom += height + (height < 20 ? 1 : 8)
    view.addSubview(knob)
    return knob
  }

  /// Adds a heading below the others.
  @discardableResult
  func heading(_ label: String) -> Knob { add(label, .header) }

  /// Adds a text below the others.
  @discardableResult
  func text(_ label: String) -> Knob { add(label, .staticText) }

  /// Adds a button that does something.
  @discardableResult
  func button(_ label: String, _ action: @escaping () -> Void) -> Knob {
    let knob = add(label, .button)
    knob.onActivate = action
    return knob
  }

  /// Adds a button that says something.
  @discardableResult
  func button(_ label: String, saying words: String) -> Knob {
    button(label) { [weak self] in self?.post(.announcement(AttributedText(words))) }
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(keptWords?.accessibilityLabel, forKey: "words")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    if let words: String = coder.decode(forKey: "words") { keptWords?.accessibilityLabel = words }
  }

  override func accessibilityPerformEscape() -> Bool {
    onEscape?() ?? super.accessibilityPerformEscape()
  }

  override func accessibilityPerformMagicTap() -> Bool {
    onMagicTap?() ?? super.accessibilityPerformMagicTap()
  }

  /// Tells the reader of something.
  func post(_ notification: AccessibilityNotification) { application?.post(notification) }
}

/// An element that does what a test says.
final class Knob: View {
  var onActivate: (() -> Void)?
  var onAdjust: ((Int) -> Void)?
  var onFocus: (() -> Void)?
  var onEscape: (() -> Bool)?
  var onScroll: ((AccessibilityScrollDirection) -> Bool)?

  override func accessibilityActivate() -> Bool {
    onActivate?()
    return onActivate != nil
  }

  override func accessibilityIncrement() { onAdjust?(1) }
  override func accessibilityDecrement() { onAdjust?(-1) }

  override func accessibilityElementDidBecomeFocused() { onFocus?() }

  override func accessibilityPerformEscape() -> Bool {
    onEscape?() ?? super.accessibilityPerformEscape()
  }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    onScroll?(direction) ?? super.accessibilityScroll(direction)
  }
}
