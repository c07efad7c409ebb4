import EarshotInterface

/// Judges the colours of the texts of a screen.
struct TextContrast {
  /// The ratio under which nobody sees that there is a text, so that code has to colour one or the other.
  private static let visible = 1.2

  /// The share of what is needed from which on hardly anybody sees that it is missed.
  private static let near = 0.9

  private let context: RuleContext
  private let layers: ColorLayers

  init(_ context: RuleContext) {
    self.context = context
    layers = ColorLayers(context.screen)
  }

  /// The texts whose colours differ too little.
  var violations: [Violation] { context.atElements(violation) }

  /// Whether there is a text of which the file does not say in which colour it stands, or on which.
  var lacksColors: Bool {
    let texts = context.screen.elements.lazy.filter {
      ($0.isText || $0.takesText || $0.text != nil) && isSeen($0)
    }
    return texts.contains { shownColor(of: $0)?.isKnown != true }
      || texts.contains { Backdrop(behind: $0, among: layers) == nil }
  }

  /// Whether a text is there to be read.
  private func isSeen(_ element: AuditedElement) -> Bool {
    (element.kind == .element || element.showsText) && isThere(element)
  }

  private func isThere(_ element: AuditedElement) -> Bool {
    element.isVisible && !element.isHidden && !element.isTransparent && element.isEnabled
      && (element.isElement || element.stop != nil
        || context.tree.exposedAncestor(of: element) != nil)
      && !context.isOffScreen(element)
  }

  private func violation(at element: AuditedElement) -> Violation? {
    guard let text = element.text, isSeen(element) || isSeenWhenTyped(element),
      let color = shownColor(of: element),
      color.isKnown, let backdrop = Backdrop(behind: element, among: layers)
    else { return nil }
    let ratios = Contrast.range(of: color, on: backdrop.color)
    let tolerance = context.number("tolerance")
    let large = context.number("large") - tolerance
    let normal = context.number("normal") - tolerance
    let needed = isLarge(text) ? large : normal
    guard ratios.lowerBound < needed else { return nil }
    let (lowest, highest) = (ratios.lowerBound.shownRatio, ratios.upperBound.shownRatio)
    let isEmpty = !isSeen(element)
    // Of a field in which nothing stands only that is told that nobody could see.
    guard !isEmpty || ratios.upperBound < Self.visible else { return nil }
    let name = element.textOrRole
    let leastRatio = context.number(isLarge(text) ? "large" : "normal").shown
    let message: AuditSentence =
      lowest == highest
      ? "the text of \(name) has a contrast of \(lowest) to 1, less than \(leastRatio)"
      : "the text of \(name) has a contrast of \(lowest) to 1 up to \(highest) to 1, by what lies under it"
    // A text of unknown size may be large, and others take WCAG's points for those of the screen.
    let isUnsure =
      isEmpty || backdrop.isUncertain || passes(color, onTableOf: backdrop, needed)
      || element.isInCollection || element.hasColorOfCode
      || !element.showsWords
      || (element.hasOutlet || backdrop.colorOfTable != nil) && ratios.upperBound < Self.visible
      || color.isLabelOfSystem && ratios.lowerBound >= color.ratioOnSystem - tolerance
      || ratios.upperBound >= (mayBeLarge(text, of: element) ? large : needed)
    return Violation(
      message,
      severity: isUnsure ? .review : ratios.lowerBound >= Self.near * needed ? .minor : nil)
  }

  /// Whether a text can be read on the colour of the table, where code makes its row clear.
  private func passes(_ color: Color, onTableOf backdrop: Backdrop, _ needed: Double) -> Bool {
    backdrop.colorOfTable.map { Contrast.range(of: color, on: $0).lowerBound >= needed } ?? false
  }

  /// Whether an empty field is there to be read once something was typed.
  private func isSeenWhenTyped(_ element: AuditedElement) -> Bool {
    element.takesText && element.kind != .element && !element.showsText && element.background != nil
      && isThere(element)
  }

  private func shownColor(of element: AuditedElement) -> Color? {
    let isEmpty = (element.shownText ?? "").isEmpty && !(element.placeholder ?? "").isEmpty
    return isEmpty ? element.text?.placeholderColor : element.text?.color
  }

  private func isLarge(_ text: ElementText) -> Bool {
    isLarge(text, onPlatform: context.text("largePoints") == "platform")
  }

  private func isLarge(_ text: ElementText, onPlatform isPlatform: Bool) -> Bool {
    guard let size = text.size else { return false }
    let isBold = text.isBold || isPlatform && text.isSemibold
    return size >= (isPlatform ? 18 : 24) || isBold && size >= (isPlatform ? 14 : 18.66)
  }

  /// Whether a text may be large for whoever looks at it: nobody knows its size, code or an attribute of the app's own may
  /// give it another font, or the platform calls it so.
  private func mayBeLarge(_ text: ElementText, of element: AuditedElement) -> Bool {
    text.size == nil || isLarge(text, onPlatform: true) || element.hasFontOfAttribute
      || element.hasFontSetByCode
  }
}

extension Color {
  /// Whether it is one of the colours by which the system tells texts apart, links and what can be touched included, and which it darkens for whoever
  /// asks for more contrast.
  fileprivate var isLabelOfSystem: Bool {
    switch name {
    case "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor",
      "placeholderTextColor", "linkColor", "systemBlueColor", "tintColor":
      true
    default: false
    }
  }

  /// The contrast that it has on the darker of the system's own light backgrounds, that of grouped tables.
  fileprivate var ratioOnSystem: Double {
    let grouped = Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
    return Contrast.ratio(Contrast.composite(self, over: grouped), grouped)
  }
}

extension Double {
  /// A ratio with two digits, never rounded up to what it is not.
  fileprivate var shownRatio: String {
    let hundredths = Int((self * 100).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
