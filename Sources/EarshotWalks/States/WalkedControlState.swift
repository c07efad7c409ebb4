import EarshotFiles
import EarshotInterface
import EarshotModel

/// What a control is set to behind what it says, and how it looks.
nonisolated struct WalkedControlState: Hashable {
  /// Whether it is switched on, for a switch.
  let isOn: Bool?
  /// Whether it is chosen, for a control.
  let isSelected: Bool?
  /// Its number, for what has one.
  let number: Double?
  /// The title and the picture that it shows, for a button.
  let face: [String]?
  /// What is seen of it and of what stands in it: pictures, texts, colours, and what is hidden.
  let looks: String?

  #if MainActorApps
    @MainActor
  #endif
  init(_ element: Responder) {
    isOn = (element as? Switch)?.isOn
    isSelected = (element as? Control)?.isSelected
    face = (element as? Button).map { [$0.currentTitle ?? "", $0.currentImage?.name ?? ""] }
    number = (element as? Slider)?.value ?? (element as? Stepper)?.value
    looks = (element as? View).map { view in
      var hash = StableHash()
      Self.take(view, into: &hash, depth: Self.depth)
      return hash.digits
    }
  }

  /// Whether only the looks differ from those of another state.
  func differsInLooksAlone(from other: WalkedControlState) -> Bool {
    self != other && isOn == other.isOn && isSelected == other.isSelected && number == other.number
      && face == other.face
  }

  /// What is seen of all windows of an app.
  #if MainActorApps
    @MainActor
  #endif
  static func looks(of application: Application) -> String {
    var hash = StableHash()
    for window in application.windows { take(window, into: &hash, depth: .max) }
    return hash.digits
  }

  /// How deep what stands in an element is looked at.
  private static let depth = 4

  #if MainActorApps
    @MainActor
  #endif
  private static func take(_ view: View, into hash: inout StableHash, depth: Int) {
    func color(_ color: Color?) -> String {
      color.map { "\($0.red) \($0.green) \($0.blue) \($0.alpha)" } ?? ""
    }
    let isShown = !view.isHidden && view.alpha > 0.01
    hash.take(isShown ? "+" : "-")
    guard isShown else { return }
    hash.take("\(view.alpha) \(color(view.backgroundColor)) \(color(view.tintColor))")
    if depth > Self.depth { hash.take("\(view.frame)") }
    if let field = view as? TextField { hash.take(field.text ?? "") }
    if let control = view as? Control { hash.take("\(control.isEnabled) \(control.isSelected)") }
    if let scroll = view as? ScrollView { hash.take("\(scroll.contentOffset)") }
    if let label = view as? Label { hash.take("\(label.text ?? "") \(color(label.textColor))") }
    if let image = view as? ImageView {
      hash.take((image.isHighlighted ? image.highlightedImage : image.image)?.name ?? "")
    }
    if let cell = view as? TableViewCell { hash.take("\(cell.accessoryType)") }
    hash.take(0xFF)
    guard depth > 0 else { return }
    for part in view.subviews { take(part, into: &hash, depth: depth - 1) }
  }
}
