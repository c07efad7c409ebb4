import EarshotFiles

/// What of an element the code of an app sets when it runs, whatever the file says of it.
nonisolated public struct CodedAttributes: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt8

  /// Takes the bits together.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The font of its text.
  public static let font = CodedAttributes(rawValue: 1)
  /// The colour of its text, or of what it stands on.
  public static let color = CodedAttributes(rawValue: 2)
  /// The text or title that it shows.
  public static let text = CodedAttributes(rawValue: 4)
  /// The text it shows as long as nothing was typed.
  public static let placeholder = CodedAttributes(rawValue: 8)
  /// What readers are told of it: its name, or that it is none of theirs.
  public static let accessibility = CodedAttributes(rawValue: 16)

  /// What code sets by a property or a method of a name, such as `setTitleColor` or `attributedText`.
  ///
  /// A name that tells of a style, of which nobody knows what it holds, sets font and colour.
  init(settingBy name: String) {
    let words = Set(name.nameWords.map { $0.lowercased() })
    self = []
    if words.contains("accessibility") || words.isSuperset(of: ["ax", "label"]) {
      if words.isDisjoint(with: ["identifier", "hint"]) { formUnion(.accessibility) }
      return
    }
    if !words.isDisjoint(with: Self.styleWords) { formUnion([.font, .color]) }
    if words.contains("placeholder") {
      formUnion(.placeholder)
      return
    }
    // Lines around an element are not what its text stands in or on.
    if words.isDisjoint(with: Self.edgeWords), !words.isDisjoint(with: Self.colorWords) {
      formUnion(.color)
    } else if !words.isDisjoint(with: Self.textWords) {
      formUnion(.text)
    }
    if !words.isDisjoint(with: Self.fontWords) { formUnion(.font) }
    if words.contains("attributed") { formUnion([.font, .color, .text]) }
  }

  private static let fontWords: Set = ["font", "fonts", "typeface", "typography"]
  private static let colorWords: Set = ["color", "colors", "colour", "gradient", "tint"]
  private static let textWords: Set = ["text", "title", "localized", "localize", "i18n"]
  private static let edgeWords: Set = [
    "border", "cursor", "indicator", "layer", "line", "separator", "shadow", "track", "underline",
  ]
  /// The words by which apps name what sets several things at once.
  private static let styleWords: Set = [
    "appearance", "apply", "configure", "customize", "decorate", "design", "format", "skin",
    "style", "styling", "theme", "with", "then",
  ]
}
