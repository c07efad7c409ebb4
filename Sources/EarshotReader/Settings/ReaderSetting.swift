/// A setting that can be changed while one listens: in the list of settings, by keys and by scripts, and those of
/// ``inRotor`` by the rotor.
///
/// They stand in the order of the list, those of the rotor first.
nonisolated public enum ReaderSetting: String, Hashable, Sendable, CaseIterable {
  /// How fast is spoken.
  case speechRate
  /// How loud is spoken.
  case volume
  /// How high is spoken.
  case pitch
  /// How many symbols are named.
  case punctuation
  /// How much is said of an element.
  case verbosity
  /// Whether hints are said.
  case hints
  /// How capital letters are told.
  case capitals
  /// What is said of what is typed.
  case typing
  /// How keys on the screen are typed.
  case typingMode
  /// Whether sounds are made beside speech.
  case sounds
  /// Whether touches go to elements that take them directly.
  case directTouch
  /// Whether the cursor stops at groups as a whole.
  case navigation
  /// The language of texts that name none.
  case language
  /// The voice.
  case voice
  /// Where the kind of an element is said.
  case traits
  /// Whether places in containers, and their ends, are said.
  case containers
  /// Whether rows, columns and headers of tables are said.
  case tables
  /// Whether values are said.
  case values
  /// Whether further facts are said.
  case customContent
  /// Whether is said that there are further actions.
  case actions
  /// Whether a switch is called one.
  case switches
  /// What is said of what is deleted.
  case deleting
  /// Whether a letter that rests is told by a word of the spelling alphabet.
  case phonetics
  /// Whether things are heard where they stand on the screen.
  case stereo
  /// Where the cursor goes when a screen changes.
  case behaviour
  /// The language of the reader's own words.
  case interfaceLanguage

  /// Those that the rotor has; the others are set once and left, and would make its way long.
  public static let inRotor: [ReaderSetting] = [
    .speechRate, .volume, .pitch, .punctuation, .verbosity, .hints, .capitals, .typing, .typingMode,
    .sounds, .directTouch, .navigation, .language, .voice,
  ]

  /// Whether it is a number, which up makes larger, and no choice.
  var isNumber: Bool {
    switch self {
    case .speechRate, .volume, .pitch: true
    default: false
    }
  }
}
