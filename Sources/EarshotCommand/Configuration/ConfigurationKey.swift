/// A key of the user's configuration file.
enum ConfigurationKey: String, CaseIterable {
  case voice, rate, pitch, volume, punctuation, capitals, verbosity, navigation, style, sounds
  case stereo, interfaceLanguage, gestures, keys, pronunciations, symbols, wordings

  /// What the key sets and what it takes, for the example file.
  var meaning: String {
    switch self {
    case .voice: "A preset, a language or a voice of espeak-ng; `earshot voices` lists them."
    case .rate: "The speed in words a minute, 80 to 900."
    case .pitch: "The height of the voice, 0 to 99; 50 is its own."
    case .volume: "The loudness of the voice, 0 to 200; 100 is its own."
    case .punctuation: "How many symbols are named: none, some, most or all."
    case .capitals: "How capitals are told in characters by themselves: none, word, pitch or sound."
    case .verbosity: "How much is said of an element: minimal, standard or verbose."
    case .navigation: "How the cursor takes what belongs together: flat or grouped."
    case .style: "The notation of what is printed: spoken, snapshot or ios27."
    case .sounds: "How loud the sounds beside speech are, 0 to 100; 0 leaves them out."
    case .stereo: "Whether things are heard where they stand on the screen."
    case .interfaceLanguage:
      "The language of Earshot's own words, where screens are in another; a tag of those with words."
    case .gestures:
      "Gestures that ask for other commands; help lists the names, and nothing takes one away."
    case .keys: "Keys that ask for other commands, in the same way."
    case .pronunciations:
      "A file of pronunciations: what is written, a tab, what is said; beside this file."
    case .symbols: "Files of symbols in NVDA's format, beside this file; the first wins."
    case .wordings:
      "Files of Earshot's words in one language each, beside this file; the first wins."
    }
  }
}
