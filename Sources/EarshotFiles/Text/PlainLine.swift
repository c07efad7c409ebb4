import EarshotModel

/// Text of a file as it may stand in one line of a terminal.
package enum PlainLine {
  /// The text with each run of line breaks, control characters and white space as one space, and without
  /// what reorders lines.
  ///
  /// A file could otherwise begin a line of its own, command the terminal, or show words in another
  /// order than that in which they are said.
  package static func text(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    return text.unicodeScalars.filter { !$0.reordersLine }
      .split { $0.properties.isWhitespace || $0.breaksLine }
      .map { String($0) }
      .joined(separator: " ")
  }

  /// Whether the text is printable ASCII with single blanks inside, as most of it is.
  private static func isPlain(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard (0x20...0x7E).contains(byte), byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return text.isEmpty || previous != 0x20
  }
}
