/// How many phonemes a scalar comes to at most in the voice of a language.
///
/// The numbers are those of the longest readings that were measured: numbers in German, letters that
/// are spelled, and what a voice reads in English because it does not know the script.
struct PhonemeEstimate {
  private let readsLatinInEnglish: Bool
  private let readsHan: Bool

  /// Creates the estimate for a language's first subtag.
  init(language: String) {
    readsLatinInEnglish = ["ja", "he", "iw"].contains(language)
    readsHan = ["zh", "cmn", "yue", "hak", "ko"].contains(language)
  }

  /// The phonemes of a scalar, when so many consonants stand directly before it.
  func cost(of scalar: Unicode.Scalar, consonantsBefore: Int) -> Int {
    switch scalar.value {
    case 0x20: return 0
    case 0x30...0x39: return 13
    case 0x41...0x5A: return 10
    case 0x61...0x7A:
      if consonantsBefore > 5 { return 10 }
      if readsLatinInEnglish { return 5 }
      return Self.isConsonant(scalar) ? 2 : 1
    case ..<0x80: return 8
    default: break
    }
    if scalar.properties.isWhitespace { return 0 }
    if scalar.properties.isIdeographic { return readsHan ? 6 : 13 }
    if (0xAC00...0xD7A3).contains(scalar.value) { return 4 }
    if scalar.properties.isAlphabetic { return 3 }
    return scalar.properties.generalCategory == .decimalNumber ? 13 : 16
  }

  /// Whether a scalar is a letter that no voice reads a vowel for when it stands among its like.
  static func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    let letter = scalar.value | 0x20
    guard scalar.isASCII, (0x61...0x7A).contains(letter) else { return false }
    return ![0x61, 0x65, 0x69, 0x6F, 0x75, 0x79].contains(letter)
  }
}
