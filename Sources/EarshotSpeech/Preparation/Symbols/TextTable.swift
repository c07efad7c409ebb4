/// Reads a file of lines whose fields have tabs between, keeping the place of each.
package enum TextTable {
  /// A field and the column it begins in, counted in Unicode scalars from 1.
  struct Field {
    var text: Substring
    var column: Int
  }

  /// A line and its number, counted from 1.
  package struct Line {
    var file: String
    package var number: Int
    package var text: Substring

    package var isBlank: Bool { text.unicodeScalars.allSatisfy { $0.properties.isWhitespace } }

    var fields: [Field] {
      var fields: [Field] = []
      var column = 1
      for text in text.split(separator: "\t", omittingEmptySubsequences: false) {
        fields.append(Field(text: text, column: column))
        column += text.unicodeScalars.count + 1
      }
      return fields
    }

    func error(_ problem: TextTableError.Problem, at field: Field? = nil) -> TextTableError {
      TextTableError(file: file, line: number, column: field?.column ?? 1, problem: problem)
    }

    /// The line is refused.
    package func refusal(_ problem: TextTableError.Problem) -> TextTableError { error(problem) }
  }

  /// The lines of a file without their ends, which may be LF, CRLF or CR.
  package static func lines(
    of bytes: [UInt8], name: String, byteLimit: Int
  ) throws(TextTableError) -> [Line] {
    func refused(_ problem: TextTableError.Problem, line: Int = 1) -> TextTableError {
      TextTableError(file: name, line: line, column: 1, problem: problem)
    }
    guard bytes.count <= byteLimit else { throw refused(.tooLarge(limit: byteLimit)) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw refused(.notUTF8, line: lineOfInvalidUTF8(in: bytes))
    }
    var lines: [Line] = []
    let unmarked =
      text.unicodeScalars.first == "\u{FEFF}"
      ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
    for line in Substring(unmarked).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      lines.append(Line(file: name, number: lines.count + 1, text: line))
    }
    return lines
  }

  private static func lineOfInvalidUTF8(in bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var line = 1
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): if scalar == "\n" { line += 1 }
      case .emptyInput, .error: return line
      }
    }
  }
}
