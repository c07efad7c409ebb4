import EarshotInterface
import EarshotModel

/// A text of as many lines as it needs.
func label(_ text: String) -> Label {
  let label = Label(frame: Rect(x: 0, y: 0, width: 320, height: 24))
  label.numberOfLines = 0
  label.text = text
  return label
}

/// A text that heads what follows.
func heading(_ text: String) -> Label {
  let heading = label(text)
  heading.accessibilityTraits = .header
  return heading
}

/// A button with a title.
func button(_ title: String, _ work: @escaping () -> Void) -> Button {
  Button(type: .system, primaryAction: Action(title: title) { _ in work() })
}

/// A button that shows a picture and is called something.
func button(
  picture: String, _ name: String, _ work: @escaping () -> Void
) -> Button {
  let button = button("", work)
  button.setTitle(nil, for: .normal)
  button.setImage(Image(systemName: picture), for: .normal)
  button.accessibilityLabel = name
  return button
}

/// A field to fill in.
func field(_ name: String) -> TextField {
  let field = TextField(frame: Rect(x: 0, y: 0, width: 320, height: 44))
  field.borderStyle = .roundedRect
  field.accessibilityLabel = name
  return field
}

/// A switch that is called something.
func toggle(_ name: String, _ work: @escaping (Bool) -> Void) -> Row {
  let title = label(name)
  title.isAccessibilityElement = false
  let toggle = Switch(frame: .zero)
  toggle.accessibilityLabel = name
  toggle.addAction(
    Action { [weak toggle] _ in work(toggle?.isOn ?? false) }, for: .valueChanged)
  return Row(title, toggle)
}

/// A view without words, such as a drawing.
func picture(_ name: String?, height: Double = 120) -> View {
  let view = View(frame: Rect(x: 0, y: 0, width: 320, height: height))
  view.isAccessibilityElement = name != nil
  view.accessibilityLabel = name
  view.accessibilityTraits = .image
  return view
}

/// A card over everything else, which an app draws by itself.
class Overlay: View {
  let card = Column(frame: .zero)
  /// What takes the card away.
  var onClose: (() -> Void)?

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(card)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = Rect(
      x: 24, y: bounds.height * 0.15, width: bounds.width - 48, height: bounds.height * 0.7)
  }

  override func accessibilityPerformEscape() -> Bool {
    guard let onClose else { return super.accessibilityPerformEscape() }
    onClose()
    return true
  }

  /// Puts the card over everything in a window.
  func show(in window: Window?) {
    guard let window else { return }
    frame = window.bounds
    window.addSubview(self)
  }
}
