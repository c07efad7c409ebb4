/// Text between the quotation marks of JSON (RFC 8259 §7), which YAML in double quotes reads as well.
package enum JSONText {
  /// Writes a text with escapes for what may not stand there, for what a terminal would obey, what would
  /// reorder a line, and what YAML calls unprintable.
  ///
  /// `##[`, by which GitHub's runner finds commands in any line, is escaped as well.
  package static func append(_ text: String, to result: inout String) {
    // Most texts need no escape, and are copied whole.
    if text.utf8.withContiguousStorageIfAvailable(isPlain) ?? false { return result += text }
    appendEscaped(text, to: &result)
  }

  /// Writes the same in UTF-8.
  package static func append(_ text: String, to result: inout [UInt8]) {
    let isWritten =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        guard isPlain(bytes) else { return false }
        result.append(contentsOf: bytes)
        return true
      } ?? false
    guard !isWritten else { return }
    var escaped = ""
    appendEscaped(text, to: &escaped)
    result.append(contentsOf: escaped.utf8)
  }

  /// Whether a text needs no escape.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes {
      guard byte >= 0x20, byte < 0x7F, byte != 0x22, byte != 0x5C, byte != 0x23 else {
        return false
      }
    }
    return true
  }

  private static func appendEscaped(_ text: String, to result: inout String) {
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
