/// How many phonemes a scalar comes to at most in the voice of a language.
///
/// The numbers are those of the longest readings that were measured: numbers in German, letters that
/// are spelled, and what a voice reads in English or by its number in Unicode because it does not know
/// the script (What espeak-ng and sound servers do, "Text that is lost").
struct PhonemeEstimate {
  private let readsLatinInEnglish: Bool
  private let readsHan: Bool
  private let readsLatinExtensions: Bool
  private let ownScript: [ClosedRange<UInt32>]

  /// What a letter comes to that the voice spells by its number: "letter one zero three F".
  static let numberedLetter = 42
  /// What a letter comes to that the voice calls by its name: "Japanese letter".
  static let namedLetter = 18
  /// What a letter of ASCII comes to that stands by itself.
  static let letterAlone = 10

  /// Creates the estimate for a language's first subtag.
  init(language: String) {
    readsLatinInEnglish = ["ja", "he", "iw"].contains(language)
    readsHan = ["zh", "cmn", "yue", "hak", "ko"].contains(language)
    readsLatinExtensions = PhonemeEstimate.readsLatinExtensions(language)
    ownScript = PhonemeEstimate.script(of: language)
  }

  /// The phonemes of a scalar, when so many consonants stand directly before it.
  func cost(of reviewed: ReviewedScalar, consonantsBefore: Int) -> Int {
    let scalar = reviewed.scalar
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
    if reviewed.isBlank { return 0 }
    if reviewed.isIdeograph { return readsHan ? 6 : 16 }
    if reviewed.isLetter { return letterCost(scalar) }
    if reviewed.isDigit { return 13 }
    switch scalar.properties.generalCategory {
    // They join and choose pictures.
    case .format: return 0
    case .nonspacingMark where (0xFE00...0xFE0F).contains(scalar.value): return 0
    default: return 20
    }
  }

  /// The phonemes that a scalar adds to its word, of which the engine keeps few, when it is spelled; 0
  /// for one that is read, and for one whose name is a word of its own.
  func spelledCost(of reviewed: ReviewedScalar) -> Int {
    let scalar = reviewed.scalar
    guard !scalar.isASCII, reviewed.isLetter, !reviewed.isIdeograph else { return 0 }
    if Self.greek.contains(where: { $0.contains(scalar.value) }), !isOwn(scalar) { return 4 }
    let cost = letterCost(scalar)
    return cost == Self.namedLetter || cost < 10 ? 0 : cost
  }

  private func letterCost(_ scalar: Unicode.Scalar) -> Int {
    if isOwn(scalar) { return 3 }
    let value = scalar.value
    switch value {
    case 0x80...0xFF: return 6
    case 0x100...0x17F: return readsLatinExtensions ? 3 : 14
    // Vietnamese has letters far from the others.
    case 0x180...0x24F, 0x1E00...0x1EFF:
      return readsLatinExtensions ? 3 : Self.numberedLetter
    case 0xAC00...0xD7A3: return 5
    default: break
    }
    if Self.readByOwnVoice.contains(where: { $0.contains(value) }) { return 6 }
    if Self.named.contains(where: { $0.contains(value) }) { return Self.namedLetter }
    return Self.numberedLetter
  }

  private func isOwn(_ scalar: Unicode.Scalar) -> Bool {
    ownScript.contains { $0.contains(scalar.value) }
  }

  /// Whether a scalar is a letter that no voice reads a vowel for when it stands among its like.
  static func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    let letter = scalar.value | 0x20
    guard scalar.isASCII, (0x61...0x7A).contains(letter) else { return false }
    switch letter {
    case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: return false
    default: return true
    }
  }
}

// Scripts, as blocks of Unicode.
extension PhonemeEstimate {
  private static let greek: [ClosedRange<UInt32>] = [0x370...0x3FF]
  private static let cyrillic: [ClosedRange<UInt32>] = [0x400...0x52F]
  private static let hebrew: [ClosedRange<UInt32>] = [0x590...0x5FF, 0xFB1D...0xFB4F]
  private static let arabic: [ClosedRange<UInt32>] = [
    0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC,
  ]
  private static let kana: [ClosedRange<UInt32>] = [0x3041...0x30FF]
  private static let telugu: [ClosedRange<UInt32>] = [0xC00...0xC7F]

  /// Scripts that other voices call letter by letter, each by its name.
  private static let named = greek + cyrillic + hebrew + arabic + kana + telugu

  /// Scripts that the engine gives to a voice of their own: Armenian; Devanagari to Gujarati; Tamil;
  /// Kannada to Sinhala; Georgian.
  private static let readByOwnVoice: [ClosedRange<UInt32>] = [
    0x531...0x58F, 0x900...0xAFF, 0xB80...0xBFF, 0xC80...0xDFF, 0x10A0...0x10FF,
  ]

  /// The script that the voice of a language reads as its own, where it is not Latin.
  private static func script(of language: String) -> [ClosedRange<UInt32>] {
    switch language {
    case "el", "grc": greek + [0x1F00...0x1FFF]
    case "ru", "uk", "be", "bg", "mk", "sr", "kk", "ky", "tt", "ba", "cv": cyrillic
    case "he", "iw": hebrew
    case "ar", "fa", "ur", "sd", "ug", "ku", "ps": arabic
    case "ja": kana
    case "te": telugu
    case "th": [0xE00...0xE7F]
    case "my", "shn": [0x1000...0x109F]
    case "am": [0x1200...0x139F]
    case "or": [0xB00...0xB7F]
    case "chr": [0x13A0...0x13FF]
    case "ko": [0x1100...0x11FF, 0x3130...0x318F]
    case "zh", "cmn", "yue", "hak": [0x3100...0x312F]
    default: []
    }
  }

  /// Whether a language has letters among the extensions of the Latin script.
  private static func readsLatinExtensions(_ language: String) -> Bool {
    switch language {
    case "az", "bs", "ca", "cs", "cy", "eo", "et", "ga", "gd", "haw", "hr", "hu", "lt", "ltg", "lv",
      "mi", "mt", "pl", "ro", "sk", "sl", "smj", "sq", "tk", "tr", "uz", "vi", "yo":
      true
    default: false
    }
  }
}
