/// One setting of the rotor: what up and down step through.
nonisolated public enum RotorKind: Hashable, Sendable {
  /// The further actions of the element under the cursor; activating performs the chosen one.
  case actions
  /// The value of the element under the cursor.
  case adjustValue
  /// The further facts about the element under the cursor.
  case moreContent
  /// The characters of the text under the cursor.
  case characters
  /// The words of the text under the cursor.
  case words
  /// The lines of the text under the cursor.
  case lines
  /// Misspelled words, where a rotor of the app knows them.
  case misspelledWords
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
  /// Links that were followed before.
  case visitedLinks
  /// Links that were not followed yet; offered beside those that were.
  case nonVisitedLinks
  /// Headings of a level, 1 to 6.
  case headingLevel(Int)
  /// Data tables, each at its first element, as the other containers.
  case tables
  /// Lists.
  case lists
  /// Landmarks.
  case landmarks
  /// Whatever the cursor can stand on as a whole when it moves by groups.
  case containers
  /// What is of the same kind as the element under the cursor.
  case sameItem
  /// What is of another kind than the element under the cursor.
  case differentItem
  /// The rotor of an app, by its name.
  case custom(String)
  /// A setting of the reader, which is changed by its steps.
  case setting(ReaderSetting)

  /// The kinds that the reader itself offers, in the order of the rotor.
  public static let builtIn: [RotorKind] =
    [
      .actions, .adjustValue, .moreContent, .characters, .words, .lines, .misspelledWords,
      .headings,
      .links, .buttons, .formControls, .staticText, .images, .textFields, .visitedLinks,
      .nonVisitedLinks, .headingLevel(1), .headingLevel(2), .headingLevel(3), .headingLevel(4),
      .headingLevel(5), .headingLevel(6), .tables, .lists, .landmarks, .containers, .sameItem,
      .differentItem,
    ] + ReaderSetting.allCases.map(RotorKind.setting)

  /// Whether turning the rotor leads to it.
  ///
  /// The same and a different item are asked for by name or key only, as with VoiceOver.
  public var isTurnedTo: Bool { self != .sameItem && self != .differentItem }

  /// The setting that it changes, if it is one.
  var setting: ReaderSetting? { if case .setting(let setting) = self { setting } else { nil } }

  /// The name of the kind, as scripts spell it; for a rotor of the app, its spoken name.
  public var name: String {
    switch self {
    case .actions: "actions"
    case .adjustValue: "adjustValue"
    case .moreContent: "moreContent"
    case .characters: "characters"
    case .words: "words"
    case .lines: "lines"
    case .misspelledWords: "misspelledWords"
    case .headings: "headings"
    case .links: "links"
    case .buttons: "buttons"
    case .formControls: "formControls"
    case .staticText: "staticText"
    case .images: "images"
    case .textFields: "textFields"
    case .visitedLinks: "visitedLinks"
    case .nonVisitedLinks: "nonVisitedLinks"
    case .headingLevel(let level): "headingLevel\(level)"
    case .tables: "tables"
    case .lists: "lists"
    case .landmarks: "landmarks"
    case .containers: "containers"
    case .sameItem: "sameItem"
    case .differentItem: "differentItem"
    case .custom(let name): name
    case .setting(let setting): setting.rawValue
    }
  }

  /// The kind that has a name; a name that the reader does not know is taken for that of a rotor of
  /// the app.
  public init(name: String) {
    self = Self.builtIn.first { $0.name == name } ?? .custom(name)
  }
}
