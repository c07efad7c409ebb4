/// Text that can do a voice no harm: no control, bidirectional or invisible characters, composed
/// where a composed form exists, with the way back to what its author wrote.
///
/// Only `TextSanitizer` and the steps of preparation make one, so that nothing else can reach a
/// voice.
public struct SanitizedText: Hashable, Sendable {
  /// The text.
  public let string: String
  /// Where its scalars came from.
  public let source: SourceMap

  init(string: String, source: SourceMap) {
    self.string = string
    self.source = source
  }

  /// Sanitises `text`.
  public init(_ text: String) {
    self = TextSanitizer.sanitize(text)
  }

  /// Whether nothing but white space is left.
  public var isBlank: Bool {
    // Nearly all text begins with a visible character of ASCII.
    if let first = string.utf8.first, (0x21...0x7E).contains(first) { return false }
    return string.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }

  /// A part of the text, by its place in Unicode scalars, which has to lie inside.
  package func part(_ range: Range<Int>) -> SanitizedText {
    guard range != 0..<source.spokenCount else { return self }
    var part = String.UnicodeScalarView()
    part.append(contentsOf: string.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
    return SanitizedText(string: String(part), source: source.slice(range))
  }

  /// The printable ASCII of the text, which every voice survives; other scalars become blanks.
  public var plain: SanitizedText {
    var plain = ""
    for scalar in string.unicodeScalars {
      plain.unicodeScalars.append(scalar.isASCII ? scalar : " ")
    }
    return SanitizedText(string: plain, source: source)
  }
}
