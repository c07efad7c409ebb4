import EarshotDocuments
import EarshotInterface
import EarshotModel

#if MainActorApps
  @MainActor
#endif
extension AuditedElement.Facts {
  /// Reads what can be seen of a responder.
  mutating func readLooks(of responder: Responder) {
    background = (responder as? View)?.backgroundColor
    // Rows are white in the light, whatever colour their table has.
    if responder is TableViewCell, background == nil { backgroundOfClass = .white }
    switch responder {
    case let label as Label:
      shownText = label.text
      text = ElementText(label)
    case let button as Button:
      shownText = button.currentTitle
      showsPicture = button.currentImage != nil || button.currentBackgroundImage != nil
    case let field as TextField:
      shownText = field.text
      placeholder = field.placeholder
      isSecure = field.isSecureTextEntry
      text = ElementText(font: field.font, color: field.textColor)
    case let view as TextView:
      shownText = view.text
      isReadOnly = !view.isEditable
      isSecure = view.isSecureTextEntry
      text = ElementText(font: view.font, color: view.textColor)
    case let image as ImageView: showsPicture = image.shownImage != nil
    case let toggle as Switch: shownText = toggle.title
    case let item as BarItem:
      shownText = item.title
      showsPicture = item.image != nil
    case let item as NavigationItem: shownText = item.title
    case let section as TableViewHeaderFooterView: shownText = section.textLabel.text
    case let segment as SegmentedControl.Segment:
      shownText = segment.title
      showsPicture = segment.image != nil
    case let element as DocumentElement:
      text = element.text.map { ElementText($0) }
      shownText = element.appearance.title
      placeholder = element.appearance.placeholder
      hitArea = element.appearance.hitArea?.offset(
        x: -element.scrolledAtRest.x, y: -element.scrolledAtRest.y)
      if background == nil { background = element.text?.background }
    default: break
    }
    isNamedByPicture = hasNameOfPicture(responder)
    isNamedByBackground =
      isNamedByPicture && (responder as? Button).map { $0.currentImage == nil } ?? false
    if traits.contains(.secureTextField) { isSecure = true }
  }
}

#if MainActorApps
  @MainActor
#endif
extension AuditedElement.Facts {
  /// Whether the name is nothing but that of a picture's file, which a class falls back to.
  private func hasNameOfPicture(_ responder: Responder) -> Bool {
    guard !hasOwnLabel, (shownText ?? "").isEmpty, label != nil else { return false }
    let picture: Image? =
      switch responder {
      case let button as Button: button.currentImage ?? button.currentBackgroundImage
      case let view as ImageView: view.shownImage
      case let item as BarButtonItem: item.systemItem == nil ? item.image : nil
      case let item as TabBarItem: item.systemItem == nil ? item.image : nil
      case let segment as SegmentedControl.Segment: segment.image
      default: nil
      }
    guard let picture else { return false }
    return !picture.isSystemSymbol && picture.explicitAccessibilityLabel == nil
      && label == picture.accessibilityLabel(in: .english)
  }
}

#if MainActorApps
  @MainActor
#endif
extension ElementText {
  init(_ label: Label) {
    self.init(font: label.font, color: label.textColor)
    isToldToScale = label.adjustsFontForContentSizeCategory
    scales = label.font.textStyle != nil && isToldToScale
    lineLimit = label.numberOfLines
  }

  init(font: Font, color: Color?) {
    self.init()
    size = font.size
    isBold = font.weight.isBold
    isSemibold = font.weight == .semibold
    style = font.textStyle
    // A font that is no text style stays as it is; whether one follows the setting is not known here.
    scales = font.textStyle == nil ? false : nil
    self.color = color
  }

  /// The look that a screen document declares.
  init(_ text: DocumentText) {
    self.init()
    size = text.size
    isBold = text.weight?.isBold ?? false
    isSemibold = text.weight == .semibold
    style = text.font.flatMap(Font.TextStyle.init(rawValue:))
    if size == nil { size = style?.defaultSize }
    scales = text.scales
    // A screen document gives the frame that text has to fit into.
    hasFixedHeight = text.scales == true ? true : nil
    color = text.color
  }
}

extension Font.Weight {
  /// Whether the strokes are as heavy as bold ones, or heavier.
  var isBold: Bool { self == .bold || self == .heavy || self == .black }
}
