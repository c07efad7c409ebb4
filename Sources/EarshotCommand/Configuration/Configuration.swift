import EarshotEspeak
import EarshotReader
import EarshotScript
import EarshotSpeech

/// What the user has written down about how things are said; `nil` is as the program comes.
///
/// What is given on the command line wins over it.
struct Configuration {
  /// The voice of texts that name no language.
  var voice: VoiceSettings?
  /// Where it was named.
  var voiceSource = VoiceSource.commandLine
  /// Words a minute.
  var rate: Int?
  /// The height of the voice.
  var pitch: Int?
  /// The loudness of the voice.
  var volume: Int?
  /// How many symbols are named.
  var punctuation: PunctuationLevel?
  /// How capitals are told in spelled text.
  var capitals: CapitalIndication?
  /// How much is said of an element.
  var verbosity: VerbosityLevel?
  /// How the cursor takes what containers keep together.
  var navigation: NavigationStyle?
  /// The notation of what is printed.
  var style: WordingStyle?
  /// What else is chosen of the reader.
  var reader = ChosenSettings()
  /// How loud sounds are, in percent.
  var sounds: Int?
  /// Whether things are heard where they stand on the screen.
  var stereo: Bool?
  /// The language of the program's own words, by the tag of a table.
  var interfaceLanguage: String?
  /// Gestures that ask for other commands than those of VoiceOver.
  var gestures: [Reassignment] = []
  /// Keys that ask for other commands than those of VoiceOver and of the program.
  var keys: [Reassignment] = []
  /// The user's own pronunciations, and the path of their file as it was written.
  var pronunciations: (file: String, dictionary: PronunciationDictionary)?
  /// The user's own symbols, and the paths of their files as they were written.
  var symbols: [(file: String, symbols: SymbolFile)] = []
  /// The user's own words, and the paths of their files as they were written.
  var wordings: [(file: String, wording: WordingFile)] = []
}
