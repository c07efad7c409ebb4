import EarshotInterface
import EarshotModel

/// The screen of a case as an app of views that runs.
struct VectorApp {
  let application: Application

  init?(_ vector: AuditVector) {
    let known: Set<String?> = [nil, "element", "label", "button", "textField", "image", "toggle"]
    for element in vector.elements.flatMap(\.all) {
      guard !element.isMadeOfConclusions, element.labelledBy == nil, element.before == nil,
        element.after == nil, element.className == nil, element.scrolls == nil,
        element.text?.fixedHeight == nil, element.text?.placeholderColor == nil,
        known.contains(element.kind),
        // Nobody asks a button for its colours; a plain view has no text of its own.
        element.kind != "button" || element.text?.color == nil,
        element.text == nil || element.kind != nil || element.title != nil
      else { return nil }
    }
    let size = vector.screen ?? [393, 852]
    application = Application()
    application.accessibilityLanguage = vector.language ?? "en"
    let window = Window(
      application: application, frame: Rect(x: 0, y: 0, width: size[0], height: size[1]))
    let controller = ViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let isExact = vector.rule.hasPrefix("trait-")
    for element in vector.elements {
      controller.view.addSubview(Self.view(element, isExact: isExact))
    }
    application.launch()
    application.update()
  }

  /// A view for an element, which has the traits of the case alone, and none of its class, where that is wanted.
  private static func view(_ element: AuditVector.Element, isExact: Bool) -> View {
    let view = made(element)
    view.frame = rect(element.viewFrame ?? element.place)
    if element.viewFrame != nil { view.accessibilityFrame = rect(element.place) }
    view.isHidden = element.hidden ?? false
    if let isElement = element.isElement
      ?? (plain(element) || element.kind == "image" ? element.children == nil : nil)
    {
      view.isAccessibilityElement = isElement
    }
    if let label = element.label, view.accessibilityLabel != label {
      view.accessibilityLabel = label
    }
    if let value = element.ownValue { view.accessibilityValue = value }
    if let value = element.value, view.accessibilityValue != value {
      view.accessibilityValue = value
    }
    if let names = element.traits ?? (isExact ? [] : nil) {
      let traits = names.compactMap(AccessibilityTraits.init(name:)).reduce(
        into: AccessibilityTraits.none
      ) { $0.insert($1) }
      if !view.accessibilityTraits.isSuperset(of: traits) || plain(element) || names.count > 1
        || isExact
      {
        view.accessibilityTraits = traits
      }
    }
    if let color = element.background.flatMap(Color.init(vector:)) { view.backgroundColor = color }
    for handler in element.handlers ?? [] { listen(to: handler, on: view) }
    for child in element.children ?? [] { view.addSubview(Self.view(child, isExact: isExact)) }
    return view
  }

  private static func plain(_ element: AuditVector.Element) -> Bool {
    (element.kind ?? "element") == "element" && element.text == nil
  }

  private static func made(_ element: AuditVector.Element) -> View {
    switch element.kind ?? (element.text == nil ? "element" : "label") {
    case "label":
      let label = Label()
      label.text = element.title ?? element.label
      if let text = element.text {
        label.font = font(text)
        label.adjustsFontForContentSizeCategory = text.scales ?? false
        if text.scales == true, label.font.textStyle == nil { label.font.textStyle = .body }
        label.textColor = text.color.flatMap(Color.init(vector:))
      }
      return label
    case "button":
      let button = Button(type: .custom)
      if let title = element.title ?? element.label { button.setTitle(title, for: .normal) }
      if let text = element.text { button.titleFont = font(text) }
      return button
    case "textField":
      let field = TextField()
      field.text = element.title
      field.placeholder = element.placeholder
      if let text = element.text {
        field.font = font(text)
        field.textColor = text.color.flatMap(Color.init(vector:))
      }
      return field
    case "image": return ImageView(image: Image(size: Size(width: 44, height: 44)))
    case "toggle":
      let toggle = Switch()
      toggle.isOn = element.value == "1"
      return toggle
    default:
      guard let area = element.hitArea else { return View() }
      return TouchArea(rect(area))
    }
  }

  private static func font(_ text: AuditVector.Element.Look) -> Font {
    var font =
      text.style.flatMap(Font.TextStyle.init(rawValue:)).map { Font(textStyle: $0) }
      ?? Font(size: text.size ?? 17)
    if text.bold == true { font.weight = .bold }
    return font
  }

  private static func listen(to handler: String, on view: View) {
    if handler == "tap", let control = view as? Control {
      return control.addAction(Action { _ in }, for: .touchUpInside)
    }
    let gesture: GestureRecognizer? =
      switch handler {
      case "tap": TapGestureRecognizer()
      case "longPress": LongPressGestureRecognizer()
      case "pan": PanGestureRecognizer()
      case "swipe": SwipeGestureRecognizer()
      default: nil
      }
    if let gesture { view.addGestureRecognizer(gesture) }
  }

  private static func rect(_ numbers: [Double]) -> Rect {
    Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// A view that takes touches in another rectangle than its own.
private final class TouchArea: View {
  private let area: Rect

  /// - Parameter area: Where it takes touches, in points of the view around it.
  init(_ area: Rect) {
    self.area = area
    super.init(frame: .zero)
  }

  override func point(inside point: Point, with event: Event?) -> Bool {
    area.contains(Point(x: point.x + frame.minX, y: point.y + frame.minY))
  }
}
