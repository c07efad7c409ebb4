/// The script of a letter, as far as it decides which language's voice can read it.
enum SpeechScript: UInt8, Hashable, Sendable {
  /// Digits, punctuation, marks and pictures: they go with whatever stands before them.
  case common
  case latin, greek, cyrillic, armenian, hebrew, arabic, ethiopic, georgian
  case devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala
  case thai, lao, myanmar, khmer
  case hangul, kana, han

  /// The script of `scalar`, by the blocks of Unicode.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    guard value >= 0x41, scalar.properties.isAlphabetic else {
      self = .common
      return
    }
    var low = 0
    var high = SpeechScript.blocks.count
    while low < high {
      let middle = (low + high) / 2
      if SpeechScript.blocks[middle].last < value { low = middle + 1 } else { high = middle }
    }
    let blocks = SpeechScript.blocks
    self = low < blocks.count && blocks[low].first <= value ? blocks[low].script : .common
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

  private struct Block: Sendable {
    var first: UInt32
    var last: UInt32
    var script: SpeechScript
  }

  /// In ascending order, without overlaps.
  private static let blocks: [Block] = [
    Block(first: 0x0041, last: 0x024F, script: .latin),
    Block(first: 0x0370, last: 0x03FF, script: .greek),
    Block(first: 0x0400, last: 0x052F, script: .cyrillic),
    Block(first: 0x0530, last: 0x058F, script: .armenian),
    Block(first: 0x0590, last: 0x05FF, script: .hebrew),
    Block(first: 0x0600, last: 0x08FF, script: .arabic),
    Block(first: 0x0900, last: 0x097F, script: .devanagari),
    Block(first: 0x0980, last: 0x09FF, script: .bengali),
    Block(first: 0x0A00, last: 0x0A7F, script: .gurmukhi),
    Block(first: 0x0A80, last: 0x0AFF, script: .gujarati),
    Block(first: 0x0B00, last: 0x0B7F, script: .oriya),
    Block(first: 0x0B80, last: 0x0BFF, script: .tamil),
    Block(first: 0x0C00, last: 0x0C7F, script: .telugu),
    Block(first: 0x0C80, last: 0x0CFF, script: .kannada),
    Block(first: 0x0D00, last: 0x0D7F, script: .malayalam),
    Block(first: 0x0D80, last: 0x0DFF, script: .sinhala),
    Block(first: 0x0E00, last: 0x0E7F, script: .thai),
    Block(first: 0x0E80, last: 0x0EFF, script: .lao),
    Block(first: 0x1000, last: 0x109F, script: .myanmar),
    Block(first: 0x10A0, last: 0x10FF, script: .georgian),
    Block(first: 0x1100, last: 0x11FF, script: .hangul),
    Block(first: 0x1200, last: 0x139F, script: .ethiopic),
    Block(first: 0x1780, last: 0x17FF, script: .khmer),
    Block(first: 0x1C90, last: 0x1CBF, script: .georgian),
    Block(first: 0x1E00, last: 0x1EFF, script: .latin),
    Block(first: 0x1F00, last: 0x1FFF, script: .greek),
    Block(first: 0x2C60, last: 0x2C7F, script: .latin),
    Block(first: 0x3005, last: 0x3007, script: .han),
    Block(first: 0x3041, last: 0x30FF, script: .kana),
    Block(first: 0x3131, last: 0x318E, script: .hangul),
    Block(first: 0x31F0, last: 0x31FF, script: .kana),
    Block(first: 0x3400, last: 0x4DBF, script: .han),
    Block(first: 0x4E00, last: 0x9FFF, script: .han),
    Block(first: 0xA720, last: 0xA7FF, script: .latin),
    Block(first: 0xA960, last: 0xA97F, script: .hangul),
    Block(first: 0xAC00, last: 0xD7FF, script: .hangul),
    Block(first: 0xF900, last: 0xFAFF, script: .han),
    Block(first: 0xFB00, last: 0xFB06, script: .latin),
    Block(first: 0xFB13, last: 0xFB17, script: .armenian),
    Block(first: 0xFB1D, last: 0xFB4F, script: .hebrew),
    Block(first: 0xFB50, last: 0xFDFF, script: .arabic),
    Block(first: 0xFE70, last: 0xFEFE, script: .arabic),
    Block(first: 0xFF21, last: 0xFF5A, script: .latin),
    Block(first: 0xFF66, last: 0xFF9F, script: .kana),
    Block(first: 0x20000, last: 0x323AF, script: .han),
  ]
}
