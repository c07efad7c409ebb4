/// Text between the quotation marks of JSON (RFC 8259 §7), which YAML in double quotes reads as well.
package enum JSONText {
  /// Writes a text with escapes for what may not stand there, for what a terminal would obey, what would
  /// reorder a line, and what YAML calls unprintable.
  ///
  /// `##[`, by which GitHub's runner finds commands in any line, is escaped as well.
  package static func append(_ text: String, to result: inout String) {
    // Most texts need no escape, and are copied whole.
    let isPlain = text.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C && $0 != 0x23
    }
    guard !isPlain else { return result += text }
    var before: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { before = scalar }
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}",
        "\u{FFFE}", "\u{FFFF}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}",
        "#" where before == "#":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
