import EarshotFiles

/// A file of plain text to be spoken.
struct TextFile {
  /// Stretches of text between empty lines.
  var paragraphs: [String]

  /// Reads a file.
  init(contentsOf path: String) throws(FileError) {
    let source = try SourceText(contentsOf: path, as: .text, from: .named)
    try source.requireUTF8()
    paragraphs = Self.paragraphs(String(decoding: source.bytes, as: UTF8.self))
    if paragraphs.isEmpty { throw source.error(ReadingProblem.empty) }
  }

  /// The paragraphs of a text, each with its line breaks.
  static func paragraphs(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .split { $0.allSatisfy(\.isWhitespace) }
      .map { $0.joined(separator: "\n") }
  }
}
