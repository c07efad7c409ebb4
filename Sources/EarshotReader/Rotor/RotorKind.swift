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
  /// The sentences of the text under the cursor.
  case sentences
  /// The paragraphs of the text under the cursor.
  case paragraphs
  /// By what is selected in the text under the cursor; flicking right and left selects.
  case textSelection
  /// What can be done to the text under the cursor; activating does it.
  case edit
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
  /// Headings of the level of the one under the cursor.
  case sameHeading
  /// Data tables, each at its first element, as the other containers.
  case tables
  /// The rows of the table around the cursor, in the column where it stands.
  case rows
  /// The columns of the table around the cursor, in the row where it stands.
  case columns
  /// Lists.
  case lists
  /// Landmarks.
  case landmarks
  /// Whatever the cursor can stand on as a whole when it moves by groups.
  case containers
  /// Texts that stand in a quotation.
  case blockquotes
  /// Texts that stand in as many quotations as the one under the cursor.
  case sameBlockquote
  /// Web pages, and pages inside pages.
  case frames
  /// Texts in heavy strokes.
  case boldText
  /// Texts in slanting letters.
  case italicText
  /// Texts with a line under them.
  case underlinedText
  /// Texts that are not emphasised.
  case plainText
  /// Texts in another font, style or colour than the one under the cursor.
  case styleChange
  /// Texts in another typeface or size than the one under the cursor.
  case fontChange
  /// Texts in another colour than the one under the cursor.
  case colorChange
  /// What is of the same kind as the element under the cursor.
  case sameItem
  /// What is of another kind than the element under the cursor.
  case differentItem
  /// What stands above and below the element under the cursor.
  case verticalNavigation
  /// The rotor of an app, by its name.
  case custom(String)
  /// A setting of the reader, which is changed by its steps.
  case setting(ReaderSetting)

  /// The kinds that the reader itself offers, in the order of the rotor.
  public static let builtIn: [RotorKind] =
    [
      .actions, .adjustValue, .moreContent, .characters, .words, .lines, .sentences, .paragraphs,
      .textSelection, .edit, .misspelledWords, .headings, .links, .buttons, .formControls,
      .staticText, .images,
      .textFields,
      .visitedLinks, .nonVisitedLinks, .headingLevel(1), .headingLevel(2), .headingLevel(3),
      .headingLevel(4), .headingLevel(5), .headingLevel(6), .tables, .rows, .lists, .landmarks,
      .containers,
    ] + askedFor + ReaderSetting.inRotor.map(RotorKind.setting)

  /// The kinds that turning the rotor does not come to unless a listener wants that: they are asked for by
  /// name or key, as with VoiceOver.
  static let askedFor: [RotorKind] = [
    .sameItem, .differentItem, .sameHeading, .columns, .blockquotes, .sameBlockquote, .frames,
    .boldText, .italicText, .underlinedText, .plainText, .styleChange, .fontChange, .colorChange,
    .verticalNavigation,
  ]

  /// The kinds that turning the rotor comes to where a listener has chosen no others.
  public static let usual = builtIn.filter { !askedFor.contains($0) }

  /// The kinds that an element chooses by itself, so that turning the rotor comes to them in any case.
  static let automatic: [RotorKind] = [.actions, .adjustValue]

  /// The setting that it changes, if it is one.
  var setting: ReaderSetting? { if case .setting(let setting) = self { setting } else { nil } }

  /// The name of the kind, as scripts spell it; for a rotor of the app, its spoken name.
  public var name: String {
    switch self {
    case .headingLevel(let level): "headingLevel\(level)"
    case .custom(let name): name
    case .setting(let setting): setting.rawValue
    // A case without values is called as it is spelled.
    default: String(describing: self)
    }
  }

  /// The kind that has a name; a name that the reader does not know is taken for that of a rotor of
  /// the app.
  public init(name: String) {
    self = Self.builtIn.first { $0.name == name } ?? .custom(name)
  }
}
