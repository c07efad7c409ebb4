/// Finds characters that stand in a text without being seen or said.
enum InvisibleText {
  /// What is wrong with a text, or `nil` for nearly every one.
  static func fault(in text: String) -> AuditSentence? {
    guard !text.isASCII else { return nil }
    var openDirections = 0
    let scalars = Array(text.unicodeScalars)
    let hasRightToLeft = scalars.contains {
      Script($0) == .arabic || Script($0) == .hebrew
    }
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      case _ where isPrivate(scalar):
        return "the private-use character \(name(of: scalar))"
      case 0xFFFD: return "a replacement character, which stands for text that was lost"
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: openDirections += 1
      case 0x202C, 0x2069:
        guard openDirections > 0 else { return "a lone direction character \(name(of: scalar))" }
        openDirections -= 1
      case 0x200E, 0x200F:
        guard !hasRightToLeft else { continue }
        return "a lone direction character \(name(of: scalar))"
      case 0x200B, 0x2060, 0xFEFF: return "the zero-width character \(name(of: scalar))"
      case 0x200C, 0x200D:
        guard !joins(scalars, at: index) else { continue }
        return "the zero-width character \(name(of: scalar))"
      default: continue
      }
    }
    return openDirections > 0 ? "a direction character that is not closed" : nil
  }

  /// Whether a joiner stands between characters that it can join: emoji, or letters of scripts whose
  /// shapes depend on their neighbours.
  private static func joins(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    let before = scalars[index - 1].properties
    let after = scalars[index + 1]
    if after.properties.isEmoji, before.isEmoji || scalars[index - 1].value == 0xFE0F {
      return true
    }
    return (0x600...0xDFF).contains(scalars[index - 1].value)
      && (0x600...0xDFF).contains(after.value)
      || before.isEmojiModifier && after.properties.isEmoji
  }

  /// Whether what is wrong with a text is only which way it is to be written.
  static func hasDirectionsOnly(_ text: String) -> Bool {
    let rest = text.unicodeScalars.filter { !$0.properties.isBidiControl }
    return fault(in: String(String.UnicodeScalarView(rest))) == nil
  }

  /// A text as a message shows it: what has a picture in the font of an app alone is called by its number.
  static func shown(_ text: String) -> String {
    guard !text.isASCII, text.unicodeScalars.contains(where: isPrivate) else { return text }
    return text.unicodeScalars.map { isPrivate($0) ? name(of: $0) : String($0) }.joined()
  }

  private static func isPrivate(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .privateUse
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    "U+" + String(scalar.value, radix: 16, uppercase: true)
  }
}
