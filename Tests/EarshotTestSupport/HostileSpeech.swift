/// Makes texts that a voice may not survive or not say to the end: rows of words, initials, numbers,
/// numerals, units, abbreviations, signs and pictures, in every script.
public struct HostileSpeech {
  private var generator: SeededGenerator

  /// Creates a source from a seed, which the test prints.
  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let words = """
    the quick fox Dr. Mr. St. etc. vs. No. e.g. i.e. U.S.A. Ph.D. isn't can't 3rd 21st rhythm \
    Straße z.B. d.h. u.a. Nr. usw. Donaudampfschifffahrtsgesellschaft l'aujourd'hui M. Mme. n° qu'est-ce \
    ¿Qué? ¡Hola! Sr. Ud. niño dell'università sig. dott. não coração n.º zo'n d.w.z. 's-Hertogenbosch \
    bl.a. t.ex. sjukhus żółć np. itd. Szczebrzeszyn Привет т.е. и г. здравствуйте こんにちは カタカナ 日本語 \
    东京 你好 nǐ hǎo السلام عليكم مَرْحَبًا ص.ب. ﷺ שלום ד"ר צה"ל וכו' नमस्ते क्षत्रिय डॉ. कृ.प.उ. 안녕하세요 3개 \
    2번째 ㅋㅋㅋ (주) ไทย Ελλάδα Հայ ქართული አማርኛ বাংলা தமிழ் తెలుగు ಕನ್ನಡ മലയാളം සිංහල ລາວ မြန်မာ ខ្មែរ
    """.split(separator: " ").map(String.init)
  private static let numbers = """
    0 7 12 100 777 1,000 1.000 3.14 1e999 1,234,567.89 007 2024-01-31 31.12.2024 12:30:45 192.168.0.1 5% $5 \
    €5.99 5€ 10km/h 5kg 20°C 1st 3º ½ 1/2 IV XVI MCMXCIV iii viii Ⅷ ٣٤٥ ३४५ 三 ５ 0x1F v1.2.3 §5 \
    9999999999999999999 +49(30)123
    """.split(separator: " ").map(String.init)
  private static let signs = Array(
    ".,;:!?…-–—_/\\|()[]{}<>=+*&%$€£¥#@^~`\"'«»“”‘’„¿¡§¶•·°ªº²½№™©→∞≠≤×÷√、。「」ー・،؛؟।॥־׳״～※★☎✓")
  private static let pictures = ["😀", "🔞", "👨‍👩‍👧", "🇩🇪", "#️⃣", "❤️", "👍🏽", "☺", "⌘"]
  private static let initials = Array("abcxyzABCIVXéßДжअहعא한か中ñΣ")
  private static let separators = [
    "", "", " ", " ", "-", ".", "'", ", ", ". ", "/", "\u{A0}", "\n",
  ]

  /// The next text, of at most `limit` scalars.
  public mutating func next(limit: Int) -> String {
    let length = min([20, 80, 250, limit].randomElement(using: &generator) ?? limit, limit)
    var scalars = String.UnicodeScalarView()
    while scalars.count < length {
      let stretch = piece() + (HostileSpeech.separators.randomElement(using: &generator) ?? "")
      let isRow = Int.random(in: 0..<5, using: &generator) < 2
      let count = isRow ? [2, 3, 10, 50, 200].randomElement(using: &generator) ?? 1 : 1
      let room = (length - scalars.count) / max(stretch.unicodeScalars.count, 1) + 1
      for _ in 0..<min(count, room) { scalars.append(contentsOf: stretch.unicodeScalars) }
      if Bool.random(using: &generator) { scalars.append(" ") }
    }
    return String(String.UnicodeScalarView(scalars.prefix(length)))
  }

  private mutating func piece() -> String {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<6: return HostileSpeech.words.randomElement(using: &generator) ?? ""
    case 6..<9: return HostileSpeech.numbers.randomElement(using: &generator) ?? ""
    case 9..<12:
      return HostileSpeech.signs.randomElement(using: &generator).map { String($0) } ?? ""
    case 12: return HostileSpeech.pictures.randomElement(using: &generator) ?? ""
    case 13, 14:
      return (0..<Int.random(in: 1...4, using: &generator)).map { _ in letter() }.joined()
    case 15: return (HostileSpeech.words.randomElement(using: &generator) ?? "").uppercased()
    default:
      let initial = HostileSpeech.initials.randomElement(using: &generator) ?? "a"
      let after = ["", ".", " .", ".-", "-", "/", ",", ":", "·"].randomElement(using: &generator)
      return "\(initial)\(after ?? "")"
    }
  }

  private mutating func letter() -> String {
    let limit: UInt32 = [0x250, 0x3000, 0xFFFF, 0x1_FFFF].randomElement(using: &generator) ?? 0x250
    while true {
      let value = UInt32.random(in: 0x20..<limit, using: &generator)
      if let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned {
        return String(scalar)
      }
    }
  }
}
