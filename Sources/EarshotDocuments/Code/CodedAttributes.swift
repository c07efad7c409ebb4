import EarshotFiles

/// What of an element the code of an app sets when it runs, whatever the file says of it.
nonisolated public struct CodedAttributes: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt32

  /// Takes the bits together.
  public init(rawValue: UInt32) {
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
  /// That it is hidden.
  public static let hidden = CodedAttributes(rawValue: 32)
  /// Whether it is hidden, by what nobody knows before; or that it is not.
  public static let visibility = CodedAttributes(rawValue: 64)
  /// That it takes no touches.
  public static let untouchable = CodedAttributes(rawValue: 128)
  /// Whether it takes touches, by what nobody knows before; or that it does.
  public static let touchability = CodedAttributes(rawValue: 256)
  /// Where touches reach it: its class says so, or the row around it hands its taps on.
  public static let touchArea = CodedAttributes(rawValue: 512)

  /// What is called when it is used.
  public static let action = CodedAttributes(rawValue: 2048)
  /// That nothing is called when it is used: code holds on to it, and none connects it.
  public static let unconnected = CodedAttributes(rawValue: 4096)

  /// Whether somebody may type into it.
  public static let editability = CodedAttributes(rawValue: 8192)

  /// The picture that it shows: one of the system's, which the system has names for.
  public static let systemPicture = CodedAttributes(rawValue: 16384)

  /// Whether it can be used, by what nobody knows before; or that it can.
  public static let enabling = CodedAttributes(rawValue: 32768)
  /// That it cannot be used: its file or code says so.
  public static let disabled = CodedAttributes(rawValue: 65536)

  /// That it bears no title: an empty one is given to it.
  public static let emptied = CodedAttributes(rawValue: 131_072)
  /// That something happens when it is tapped: it is given a recognizer of taps.
  public static let tap = CodedAttributes(rawValue: 262_144)

  /// That it may lie under something that its file does not tell of: a class around it puts the view of a xib into itself.
  public static let covered = CodedAttributes(rawValue: 524_288)

  /// What readers are told to happen when it is used.
  public static let hint = CodedAttributes(rawValue: 1_048_576)

  /// How opaque it is, which may hide it.
  public static let opacity = CodedAttributes(rawValue: 1024)
  /// What is heard of an element, or stands in it to be read.
  static let spoken: CodedAttributes = [.text, .placeholder, .accessibility]
  /// What is true of an object alone, and not of what it is a part of.
  static let ownOnly: CodedAttributes = [
    .hidden, .visibility, .untouchable, .touchability, .opacity, .enabling, .disabled, .tap,
    .touchArea,
  ]

  /// What code may set of an object that it finds by its tag, under a name of which nobody knows what it is.
  static let anything: CodedAttributes = [
    .font, .color, .text, .placeholder, .accessibility, .visibility, .touchability, .action,
    .editability, .systemPicture, .enabling, .hint,
  ]

  /// Whether code hides it, and none shows it again.
  public var isHiddenForGood: Bool { contains(.hidden) && !contains(.visibility) }

  /// Whether code takes touches from it, and none gives them back.
  public var isUntouchableForGood: Bool { contains(.untouchable) && !contains(.touchability) }

  /// Whether it can never be used: something disables it, and no code enables it.
  public var isDisabledForGood: Bool { contains(.disabled) && !contains(.enabling) }

  /// Whether code leaves it without a title: it gives it an empty one, and neither another nor a name.
  public var isEmptiedForGood: Bool {
    contains(.emptied) && isDisjoint(with: [.text, .accessibility])
  }

  /// What is left where code may mean another object of the same name.
  var ofDoubtfulObject: CodedAttributes { withTextForTitle.subtracting(.tap) }

  /// That some text is set, in place of that a title is taken away.
  var withTextForTitle: CodedAttributes {
    contains(.emptied) ? subtracting(.emptied).union(.text) : self
  }

  /// What code sets by a property or a method of a name, such as `setTitleColor` or `attributedText`.
  ///
  /// A name that tells of a style, of which nobody knows what it holds, sets font and colour.
  init(settingBy name: String) {
    let words = Set(name.nameWords.map { $0.lowercased() })
    self = []
    if words.contains("accessibility") || words.isSuperset(of: ["ax", "label"]) {
      if words.isDisjoint(with: ["identifier", "hint"]) { formUnion(.accessibility) }
      if words.contains("hint") { formUnion(.hint) }
      return
    }
    if !words.isDisjoint(with: Self.styleWords) { formUnion([.font, .color]) }
    if words.contains("hidden") { formUnion(.visibility) }
    if words == ["alpha"] || words == ["set", "alpha"] { formUnion([.visibility, .opacity]) }
    if words.isSuperset(of: ["user", "interaction", "enabled"]) {
      formUnion(.touchability)
    } else if !words.isDisjoint(with: ["enable", "enabled"]) {
      formUnion(.enabling)
    }
    if words.contains("image") { formUnion(.systemPicture) }
    if words.contains("editable") { formUnion(.editability) }
    if !words.isDisjoint(with: Self.actionWords) { formUnion(.action) }
    if words.contains("placeholder") || words.isSuperset(of: ["place", "holder"]) {
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
    if words.isSuperset(of: ["text", "attributes"]) { formUnion([.font, .color]) }
  }

  /// What is set where a value is given that is written there, such as `true` or an empty text.
  func given(_ value: CodeName?) -> CodedAttributes {
    guard let value else { return self }
    var attributes = self
    let hides = contains(.opacity) ? value == Self.nothing : Self.hidingValues.contains(value)
    if contains(.visibility), hides {
      attributes.subtract([.visibility, .opacity])
      attributes.insert(.hidden)
    }
    if contains(.touchability), Self.refusingValues.contains(value) {
      attributes.remove(.touchability)
      attributes.insert(.untouchable)
    }
    if contains(.enabling), Self.refusingValues.contains(value) {
      attributes.remove(.enabling)
      attributes.insert(.disabled)
    }
    // Without one with attributes there may still be a plain one.
    if contains(.text), !contains(.font), Self.emptyValues.contains(value) {
      attributes.remove(.text)
      attributes.insert(.emptied)
    }
    return attributes
  }

  /// What stands for a text without a letter.
  static let emptyText = CodeName("")
  static let emptyValues: Set = [emptyText, CodeName("nil"), CodeName("null")]

  private static let hidingValues = Set(["true", "YES", "TRUE"].map { CodeName($0) })
  private static let nothing = CodeName("0")
  private static let refusingValues = Set(["false", "NO", "FALSE"].map { CodeName($0) })
  private static let fontWords: Set = ["font", "fonts", "typeface", "typography"]
  /// A layer put into another lies behind or over all that is drawn there, as one of a gradient does.
  private static let colorWords: Set = [
    "color", "colors", "colour", "gradient", "sublayer", "sublayers", "tint",
  ]
  private static let textWords: Set = [
    "configuration", "text", "title", "localized", "localize", "i18n",
  ]
  /// The words by which frameworks name what connects a control, such as `addTarget`, `rx.tap` or `primaryAction`.
  private static let actionWords: Set = [
    "action", "actions", "click", "clicked", "command", "event", "events", "gesture", "handler",
    "menu",
    "press", "pressed", "publisher", "recognizer", "tap", "tapped", "target", "touch",
  ]
  private static let edgeWords: Set = [
    "border", "cursor", "indicator", "layer", "line", "separator", "shadow", "track", "underline",
  ]
  /// The words by which apps name what sets several things at once.
  private static let styleWords: Set = [
    "appearance", "apply", "configure", "customize", "decorate", "design", "format", "skin",
    "style", "styling", "theme", "with", "then",
  ]
}
