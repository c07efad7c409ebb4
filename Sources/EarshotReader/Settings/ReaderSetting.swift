/// A setting that can be changed while one listens: by the rotor, by keys and by scripts.
///
/// They stand in the order of the rotor.
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

  /// Whether it is a number, which up makes larger, and no choice.
  var isNumber: Bool {
    switch self {
    case .speechRate, .volume, .pitch: true
    default: false
    }
  }
}
