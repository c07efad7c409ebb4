/// Text of a file as it may stand in one line of a terminal.
enum PlainLine {
  /// The text with each run of line breaks, control characters and white space as one space.
  ///
  /// A file could otherwise begin a line of its own, or command the terminal.
  static func text(_ text: String) -> String {
    text.unicodeScalars
      .split { $0.properties.isWhitespace || isControl($0) }
      .map { String($0) }
      .joined(separator: " ")
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
