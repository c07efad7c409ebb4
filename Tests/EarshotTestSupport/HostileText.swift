/// Makes strings that speech engines have stumbled over.
///
/// They hold controls, markup, marks without letters, pictures in pieces and every script.
public struct HostileText {
  private var generator: SeededGenerator

  /// Creates a source from a seed, which the test prints.
  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// U+FFFE and U+FDD0, which a literal cannot hold.
  public static let noncharacters = String(decoding: [0xFFFE, 0xFDD0] as [UInt16], as: UTF16.self)

  private static let pieces = [
    "\u{1}1U", "\u{1}5M", "\u{0}", "=====", "<speak>", "</voice>", "<phoneme alphabet=\"espeak\"",
    "[[h@l'oU]]", "&amp;", "&#1;", "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{2066}", "👨‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🔞",
    "#️⃣", "e\u{301}", "\u{301}\u{301}", "\u{1112}\u{1161}\u{11AB}", "한국어", "日本語", "かな",
    "你好", "مرحبا", "שלום", "नमस्ते", "Привет", "ไทย", "ㅋㅋㅋ", "\r\n", "\n\n", "\t", "\u{2028}",
    "\u{FFFD}", noncharacters, "\u{E000}", "\u{10FFFF}", "1,234,567.89", "1e999", "C:\\x",
    "camelCaseName", "http://a.b/c?d=e", "----------", "................", "!!!!!!!", "٣٤٥", "½",
    "Ⅷ",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "word ", "Hello, world. ", "😀😀😀", "\u{AD}", "%n%s",
  ]

  /// The next string.
  public mutating func next(maximumPieces: Int = 12) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...maximumPieces, using: &generator) {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        text.unicodeScalars.append(randomScalar(below: 0x250))
      case 1:
        text.unicodeScalars.append(randomScalar(below: 0x11_0000))
      default:
        text += HostileText.pieces.randomElement(using: &generator) ?? ""
      }
    }
    return text
  }

  private mutating func randomScalar(below limit: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator)) ?? "\u{FFFD}"
  }
}
