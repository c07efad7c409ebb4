/// One setting of the rotor: what up and down step through.
public enum RotorKind: Hashable, Sendable {
  /// The further actions of the element under the cursor; activating performs the chosen one.
  case actions
  /// The value of the element under the cursor.
  case adjustValue
  /// The characters of the text under the cursor.
  case characters
  /// The words of the text under the cursor.
  case words
  /// The lines of the text under the cursor.
  case lines
  /// Headings.
  case headings
  /// Links.
  case links
  /// Buttons.
  case buttons
  /// Everything that takes input.
  case formControls
  /// Texts that do nothing.
  case staticText
  /// Pictures.
  case images
  /// Text fields.
  case textFields
  /// The rotor of an app, by its name.
  case custom(String)

  /// The kinds that the reader itself offers, in the order of the rotor.
  public static let builtIn: [RotorKind] = [
    .actions, .adjustValue, .characters, .words, .lines, .headings, .links, .buttons, .formControls,
    .staticText, .images, .textFields,
  ]

  /// The name of the kind, as scripts spell it; that of an app's rotor is what is spoken.
  public var name: String {
    switch self {
    case .actions: "actions"
    case .adjustValue: "adjustValue"
    case .characters: "characters"
    case .words: "words"
    case .lines: "lines"
    case .headings: "headings"
    case .links: "links"
    case .buttons: "buttons"
    case .formControls: "formControls"
    case .staticText: "staticText"
    case .images: "images"
    case .textFields: "textFields"
    case .custom(let name): name
    }
  }

  /// The kind of a name; any name that is not the reader's own is that of an app's rotor.
  public init(name: String) {
    self = Self.builtIn.first { $0.name == name } ?? .custom(name)
  }
}
