/// The script of a letter, as far as it decides which language's voice can read it.
enum SpeechScript: UInt8, Hashable, Sendable {
  /// Digits, punctuation, marks and pictures: they go with whatever stands before them.
  case common
  case latin, greek, cyrillic, armenian, hebrew, arabic, ethiopic, georgian
  case devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala
  case thai, lao, myanmar, khmer
  case hangul, kana, han

  /// The script of a scalar; what is no letter has none.
  init(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else {
      self = .common
      return
    }
    let next = SpeechScript.starts.firstIndexByHalving { $0.letter > scalar }
    self = SpeechScript.starts[next - 1].script
  }

  /// The language whose voice reads the script when nothing else is known of the text.
  var language: String? {
    switch self {
    case .common, .latin: nil
    case .greek: "el"
    case .cyrillic: "ru"
    case .armenian: "hy"
    case .hebrew: "he"
    case .arabic: "ar"
    case .ethiopic: "am"
    case .georgian: "ka"
    case .devanagari: "hi"
    case .bengali: "bn"
    case .gurmukhi: "pa"
    case .gujarati: "gu"
    case .oriya: "or"
    case .tamil: "ta"
    case .telugu: "te"
    case .kannada: "kn"
    case .malayalam: "ml"
    case .sinhala: "si"
    case .thai: "th"
    case .lao: "lo"
    case .myanmar: "my"
    case .khmer: "km"
    case .hangul: "ko"
    case .kana: "ja"
    case .han: "zh"
    }
  }

  /// The scripts besides Latin that voices of a language read, by the language's first subtag.
  static func scripts(of language: Substring) -> Set<SpeechScript> {
    switch language {
    case "el": [.greek]
    case "ru", "uk", "bg", "be", "mk", "sr", "kk", "ky", "tt", "ba", "cv", "mn": [.cyrillic]
    case "hy", "hyw": [.armenian]
    case "he": [.hebrew]
    case "ar", "fa", "ur", "sd", "ug", "ps": [.arabic]
    case "am", "ti": [.ethiopic]
    case "ka": [.georgian]
    case "hi", "mr", "ne", "kok", "sa": [.devanagari]
    case "bn", "as", "bpy": [.bengali]
    case "pa": [.gurmukhi]
    case "gu": [.gujarati]
    case "or": [.oriya]
    case "ta": [.tamil]
    case "te": [.telugu]
    case "kn": [.kannada]
    case "ml": [.malayalam]
    case "si": [.sinhala]
    case "th": [.thai]
    case "my", "shn": [.myanmar]
    case "ko": [.hangul]
    case "ja": [.kana, .han]
    case "zh", "cmn", "yue", "hak": [.han]
    default: []
    }
  }

  /// The first letter of each stretch of letters of one script, in ascending order; a stretch goes on to the
  /// next one.
  ///
  /// Letters that no voice reads, phonetic and historic ones among them, are common. Those of a few
  /// scripts go with the script beside which they were written: Coptic with Greek, Syriac with Arabic.
  private static let starts: [(letter: Unicode.Scalar, script: SpeechScript)] = [
    ("\u{41}", .latin), ("\u{250}", .common), ("\u{370}", .greek), ("\u{400}", .cyrillic),
    ("\u{531}", .armenian), ("\u{5B0}", .hebrew), ("\u{610}", .arabic), ("\u{900}", .devanagari),
    ("\u{980}", .bengali), ("\u{A01}", .gurmukhi), ("\u{A81}", .gujarati), ("\u{B01}", .oriya),
    ("\u{B82}", .tamil), ("\u{C00}", .telugu), ("\u{C80}", .kannada), ("\u{D00}", .malayalam),
    ("\u{D81}", .sinhala), ("\u{E01}", .thai), ("\u{E81}", .lao), ("\u{F00}", .common),
    ("\u{1000}", .myanmar), ("\u{10A0}", .georgian), ("\u{1100}", .hangul), ("\u{1200}", .ethiopic),
    ("\u{13A0}", .common), ("\u{1780}", .khmer), ("\u{1820}", .common), ("\u{1C90}", .georgian),
    ("\u{1CE9}", .common), ("\u{1E00}", .latin), ("\u{1F00}", .greek), ("\u{2071}", .common),
    ("\u{2C60}", .latin), ("\u{2C80}", .common), ("\u{3005}", .han), ("\u{3031}", .kana),
    ("\u{3038}", .han), ("\u{303C}", .kana), ("\u{3105}", .common), ("\u{3131}", .hangul),
    ("\u{31A0}", .common), ("\u{31F0}", .kana), ("\u{3400}", .han), ("\u{A000}", .common),
    ("\u{A722}", .latin), ("\u{A800}", .common), ("\u{A960}", .hangul), ("\u{A980}", .common),
    ("\u{AC00}", .hangul), ("\u{F900}", .han), ("\u{FB00}", .latin), ("\u{FB13}", .armenian),
    ("\u{FB1D}", .hebrew), ("\u{FB50}", .arabic), ("\u{FF21}", .latin), ("\u{FF66}", .kana),
    ("\u{FFA0}", .common), ("\u{20000}", .han),
  ]
}
