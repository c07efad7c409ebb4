// The flow:
//
//  1. `parse` skips a byte order mark, reads one value and refuses anything behind it;
//  2. `value` looks at the next byte and goes to the reader of that kind of value;
//  3. places are counted along the way, from the last one asked for to the present one, so that a
//     file of one long line costs no more than any other.

/// Reads JSON text (RFC 8259) into located nodes.
///
/// Ours, because Foundation's decoder gives no places and readers of YAML refuse surrogate pairs.
struct JSONNodeParser {
  let source: SourceText
  var index = 0
  private var nodes = NodeStoreBuilder()
  private var valueCount = 0
  private let valueLimit: Int
  private var placed = (offset: 0, line: 1, column: 1)

  private init(_ source: SourceText, valueLimit: Int) {
    self.source = source
    self.valueLimit = valueLimit
    index = source.textStart
    placed.offset = index
  }

  /// Reads the one value of a file whose bytes are UTF-8.
  ///
  /// - Throws: `malformed`, `tooDeep`, `tooMany`, `duplicateKey` or `empty`.
  static func parse(
    _ source: SourceText, valueLimit: Int = NodeLimits.values
  ) throws(FileError) -> SourceNode {
    var parser = JSONNodeParser(source, valueLimit: valueLimit)
    parser.skipSpace()
    guard parser.index < source.bytes.count else { throw source.error(ReadingProblem.empty) }
    // Behind each comma and each bracket stands one value at most; room that is not used takes no memory.
    let values = source.bytes.count {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{")
    }
    parser.nodes.reserve(min(values + 1, valueLimit + 1))
    try parser.value()
    parser.skipSpace()
    guard parser.index == source.bytes.count else {
      throw parser.broken("there is more behind the end of the document")
    }
    return parser.nodes.finished()
  }

  /// Whether a text is one value of JSON.
  static func reads(_ text: String) -> Bool {
    (try? parse(SourceText(file: "", bytes: Array(text.utf8)))) != nil
  }

  // MARK: Values

  private mutating func value() throws(FileError) {
    valueCount += 1
    guard valueCount <= valueLimit else {
      throw source.error(at: index, SyntaxProblem.tooMany("values", limit: valueLimit))
    }
    let place = place()
    guard let byte = peek() else { throw broken("a value is missing at the end") }
    switch byte {
    case UInt8(ascii: "{"):
      try begin(.mapping, at: place)
      try members()
      nodes.end()
    case UInt8(ascii: "["):
      try begin(.sequence, at: place)
      try elements()
      nodes.end()
    case UInt8(ascii: "\""): nodes.addScalar(try string(), isQuoted: true, at: place)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      nodes.addScalar(try number(), isQuoted: false, at: place)
    default:
      for word in ["true", "false", "null"] where take(word) {
        return nodes.addScalar(word, isQuoted: false, at: place)
      }
      throw broken("a value cannot begin with \(nextCharacter)")
    }
  }

  private mutating func members() throws(FileError) {
    skipSpace()
    if take("}") { return }
    while true {
      skipSpace()
      guard peek() == UInt8(ascii: "\"") else {
        throw broken("expected a key in double quotes, found \(nextCharacter)")
      }
      let place = place()
      let key = try string()
      if let first = nodes.addKey(key, at: place) {
        throw FileError(
          file: source.file, line: first.line, column: first.column,
          problem: SyntaxProblem.duplicateKey(key.printable))
      }
      skipSpace()
      guard take(":") else { throw broken("expected ':' after a key, found \(nextCharacter)") }
      skipSpace()
      try value()
      skipSpace()
      if take(",") { continue }
      guard take("}") else { throw broken("expected ',' or '}', found \(nextCharacter)") }
      return
    }
  }

  private mutating func elements() throws(FileError) {
    skipSpace()
    if take("]") { return }
    while true {
      skipSpace()
      try value()
      skipSpace()
      if take(",") { continue }
      guard take("]") else { throw broken("expected ',' or ']', found \(nextCharacter)") }
      return
    }
  }

  private mutating func begin(
    _ kind: NodeStore.Kind, at place: SourcePlace
  ) throws(FileError) {
    guard nodes.depth < NodeLimits.depth else {
      throw source.error(at: index, SyntaxProblem.tooDeep(limit: NodeLimits.depth))
    }
    nodes.begin(kind, at: place)
    index += 1
  }

  /// The text of a number, in the grammar of RFC 8259 §6.
  private mutating func number() throws(FileError) -> String {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: source.bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(FileError) {
    let start = index
    while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { index += 1 }
    guard index > start else { throw broken("expected a digit, found \(nextCharacter)") }
  }

  // MARK: Bytes and places

  func peek() -> UInt8? {
    index < source.bytes.count ? source.bytes[index] : nil
  }

  private mutating func take(_ word: String) -> Bool {
    guard source.bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func place() -> SourcePlace {
    for byte in source.bytes[placed.offset..<index] {
      if byte == UInt8(ascii: "\n") {
        placed.line += 1
        placed.column = 1
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        placed.column += 1
      }
    }
    placed.offset = index
    return SourcePlace(line: placed.line, column: placed.column)
  }

  /// The next character in quotes, or the words for the end of the file.
  var nextCharacter: String {
    guard index < source.bytes.count else { return "the end of the file" }
    let rest = source.bytes[index...].prefix(8)
    let character = String(decoding: rest, as: UTF8.self).unicodeScalars.first.map { String($0) }
    return "'\((character ?? "").printable)'"
  }

  func broken(_ reason: String, at offset: Int? = nil) -> FileError {
    source.error(at: offset ?? index, SyntaxProblem.malformed(format: "JSON", reason: reason))
  }
}

extension SourceText {
  /// Where the text begins: behind the byte order mark, when there is one.
  var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
