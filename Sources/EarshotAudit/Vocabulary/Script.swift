/// A script, as far as languages differ by it.
enum Script: String, CaseIterable, Sendable {
  case latin, cyrillic, greek, arabic, hebrew, devanagari, thai, hangul, kana, han, other

  /// The script of a letter, or `nil` for what is no letter.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x41...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF5A: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF:
      self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x2E80...0x2FDF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: self = .han
    default: self = .other
    }
  }

  /// The scripts in which a language is written; `nil` for a language of which that is not known.
  static func used(by language: String) -> Set<Script>? {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let primary = parts.first else { return nil }
    if let named = parts.dropFirst().lazy.compactMap({ byTag[$0] }).first { return named }
    if let scripts = byLanguage[primary] { return scripts }
    return latinLanguages.contains(primary) ? [.latin] : nil
  }

  private static let byTag: [String: Set<Script>] = [
    "latn": [.latin], "cyrl": [.cyrillic], "arab": [.arabic], "hebr": [.hebrew], "grek": [.greek],
    "hans": [.han], "hant": [.han], "jpan": [.kana, .han], "kore": [.hangul, .han],
    "deva": [.devanagari], "thai": [.thai],
  ]

  private static let byLanguage: [String: Set<Script>] = [
    "ru": [.cyrillic], "uk": [.cyrillic], "bg": [.cyrillic], "be": [.cyrillic], "mk": [.cyrillic],
    "sr": [.cyrillic, .latin], "kk": [.cyrillic], "el": [.greek], "ar": [.arabic], "fa": [.arabic],
    "ur": [.arabic], "he": [.hebrew], "iw": [.hebrew], "hi": [.devanagari], "mr": [.devanagari],
    "ne": [.devanagari], "th": [.thai], "ko": [.hangul, .han], "ja": [.kana, .han],
    "zh": [.han], "cmn": [.han], "yue": [.han],
  ]

  private static let latinLanguages: Set = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "no", "nn", "fi", "pl", "cs", "sk",
    "hu", "ro", "hr", "sl", "et", "lv", "lt", "tr", "vi", "id", "ms", "ca", "eu", "gl", "ga", "cy",
    "is", "sq", "af", "sw", "la", "eo",
  ]
}
