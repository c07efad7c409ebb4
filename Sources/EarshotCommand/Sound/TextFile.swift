import EarshotDocuments

/// A file of plain text to be spoken.
struct TextFile {
  /// Why a text cannot be spoken.
  struct Refusal: Error, CustomStringConvertible {
    /// Where and what; its expectation speaks of documents, which this is none.
    var error: FileError

    /// The line that is reported.
    var description: String {
      "\(error.file):\(error.line):\(error.column): error: \(error.problem.message); "
        + "expected a text file in UTF-8"
    }
  }

  /// Stretches of text between empty lines.
  var paragraphs: [String]

  /// Reads a file.
  init(contentsOf path: String) throws(Refusal) {
    do throws(FileError) {
      let source = try SourceText(contentsOf: path)
      try source.requireUTF8()
      paragraphs = Self.paragraphs(String(decoding: source.bytes, as: UTF8.self))
      if paragraphs.isEmpty { throw FileError(file: path, problem: .empty) }
    } catch {
      throw Refusal(error: error)
    }
  }

  /// The paragraphs of a text, each with its line breaks.
  static func paragraphs(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .split { $0.allSatisfy(\.isWhitespace) }
      .map { $0.joined(separator: "\n") }
  }
}
