/// What is written in the International Phonetic Alphabet, in the phonemes of espeak-ng.
///
/// 1. Every symbol of the alphabet has a phoneme that all voices of the engine make, as near as there is one;
///    voices of English and of some other languages have nearer ones for some vowels.
/// 2. Stress, length and the borders of words are kept; other marks and tones are left out.
/// 3. What holds a letter that is no symbol of the alphabet is nothing at all, and the words are said the
///    engine's own way.
struct EspeakPhonemes {
  /// The phonemes in the brackets by which the engine knows them.
  let text: String

  /// Reads a text of the alphabet; `nil` for one that is empty or holds anything else.
  ///
  /// - Parameters:
  ///   - notation: The text.
  ///   - language: The first subtag of the voice's language.
  init?(_ notation: String, language: String) {
    var phonemes = Phonemes(language: language)
    for scalar in notation.unicodeScalars {
      guard phonemes.take(scalar) else { return nil }
    }
    guard phonemes.hasSound else { return nil }
    text = "[[\(phonemes.joined)]]"
  }
}

/// Phonemes that are put together symbol by symbol.
private struct Phonemes {
  /// Whether there is anything to be heard.
  private(set) var hasSound = false
  private let nearer: [Unicode.Scalar: String]
  private let pairs: [String: String]
  /// Each with the stress before it.
  private var parts: [String] = []
  /// The symbol of the last part, while another may join it.
  private var open: Unicode.Scalar?
  private var stress = ""

  init(language: String) {
    nearer = Self.vowels(of: language)
    pairs = Self.affricates.merging(language == "en" ? Self.diphthongs : [:]) { $1 }
  }

  /// The phonemes with a bar between those that could be read as one, and blanks between words.
  var joined: String {
    parts.joined(separator: "|").replacing("| |", with: " ")
  }

  /// Takes the next symbol; `false` for what is none.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    if let open, let pair = pairs[String(open) + String(scalar)], let last = parts.indices.last {
      parts[last] = String(parts[last].prefix { $0 == "'" || $0 == "," }) + pair
      self.open = nil
      return true
    }
    if let phoneme = nearer[scalar] ?? Self.sounds[scalar] {
      parts.append(stress + phoneme)
      (hasSound, stress, open) = (true, "", scalar)
      return true
    }
    switch scalar {
    case "\u{2C8}", "'": (stress, open) = ("'", nil)
    case "\u{2CC}": (stress, open) = (",", nil)
    case "\u{2D0}", ":":
      open = nil
      guard let last = parts.last, last != " ", !last.hasSuffix(":") else { return true }
      parts[parts.count - 1] += ":"
    case " ", "\u{A0}":
      open = nil
      if hasSound, parts.last != " " { parts.append(" ") }
    default: return Self.isMark(scalar)
    }
    return true
  }

  /// Whether a scalar only colours the sound before it, or sets sounds apart.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "/", "[", "]", "(", ")", "|", "-", "\u{203F}", "\u{35C}", "\u{361}": true
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .modifierSymbol, .modifierLetter: true
      default: false
      }
    }
  }

  /// The vowels that voices of a language have besides those of all.
  private static func vowels(of language: String) -> [Unicode.Scalar: String] {
    switch language {
    case "en":
      [
        "\u{251}": "A:", "\u{252}": "0", "\u{28C}": "V", "\u{26A}": "I", "\u{28A}": "U",
        "\u{25A}": "3", "\u{25C}": "3:", "\u{25D}": "3:", "\u{25B}": "E", "\u{254}": "O",
      ]
    case "de":
      [
        "\u{251}": "A:", "\u{26A}": "I", "\u{28A}": "U", "y": "y", "\u{25B}": "E", "\u{254}": "O",
      ]
    case "fr": ["\u{26A}": "I", "y": "y", "\u{F8}": "Y", "\u{25B}": "E", "\u{254}": "O"]
    case "es", "it", "pt", "nl", "sv", "da", "nb", "no", "pl", "cs", "sk", "ro", "ru", "uk", "el",
      "tr", "hi", "bn", "ta", "te", "vi", "th", "id", "ms":
      ["\u{25B}": "E", "\u{254}": "O"]
    default: [:]
    }
  }

  /// Two symbols that are one sound.
  private static let affricates = ["t\u{283}": "tS", "d\u{292}": "dZ"]

  /// Two vowels that are one in English.
  private static let diphthongs = [
    "a\u{26A}": "aI", "a\u{28A}": "aU", "e\u{26A}": "eI", "o\u{28A}": "oU",
    "\u{259}\u{28A}": "oU", "\u{254}\u{26A}": "OI",
  ]

  /// The phonemes of the symbols.
  private static let sounds: [Unicode.Scalar: String] = [
    // Vowels.
    "a": "a", "\u{E6}": "a", "\u{250}": "a", "\u{251}": "a", "\u{252}": "o", "\u{28C}": "@",
    "e": "e", "\u{25B}": "e", "\u{25C}": "e", "\u{25D}": "e", "\u{25A}": "@", "\u{258}": "e",
    "\u{259}": "@", "\u{275}": "o", "i": "i", "\u{26A}": "i", "\u{268}": "i", "y": "i",
    "\u{28F}": "i", "\u{F8}": "e", "\u{153}": "e", "\u{276}": "e", "o": "o", "\u{254}": "o",
    "\u{264}": "o", "u": "u", "\u{28A}": "u", "\u{289}": "u", "\u{26F}": "u",
    // Stops.
    "p": "p", "b": "b", "t": "t", "d": "d", "\u{288}": "t", "\u{256}": "d", "c": "k",
    "\u{25F}": "J", "k": "k", "g": "g", "\u{261}": "g", "q": "k", "\u{294}": "?",
    // Nasals, laterals and what rolls.
    "m": "m", "\u{271}": "m", "n": "n", "\u{273}": "n", "\u{272}": "n^", "\u{14B}": "N",
    "l": "l", "\u{26B}": "l", "\u{26D}": "l", "\u{28E}": "l^", "\u{29F}": "l", "r": "r",
    "\u{279}": "r", "\u{27E}": "r", "\u{27D}": "r", "\u{280}": "r", "\u{281}": "r",
    // Fricatives and glides.
    "f": "f", "v": "v", "\u{278}": "f", "\u{3B2}": "v", "\u{3B8}": "T", "\u{F0}": "D", "s": "s",
    "z": "z", "\u{283}": "S", "\u{292}": "Z", "\u{282}": "S", "\u{290}": "Z", "\u{255}": "S",
    "\u{291}": "Z", "\u{E7}": "C", "\u{29D}": "j", "x": "x", "\u{263}": "x", "\u{3C7}": "x",
    "h": "h", "\u{266}": "h", "\u{127}": "h", "w": "w", "\u{28D}": "w", "\u{265}": "w", "j": "j",
    "\u{28B}": "v", "\u{270}": "w",
  ]
}
