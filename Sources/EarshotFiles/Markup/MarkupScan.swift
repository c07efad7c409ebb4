/// One look over the bytes of an XML document, before libxml2 sees them, for what it could not be kept
/// from any more: its time grows with the square of the number of attributes of one element (200,000
/// take 8 s), and it would read the bytes in whatever encoding they declare.
struct MarkupScan {
  /// How many attributes one element may have; the most seen is 22.
  static let attributeLimit = 1_000
  /// An attribute takes at least so many bytes, as in ` a=''`.
  private static let attributeSize = 5

  private let source: SourceText

  /// Looks over a document; what is no well-formed XML is left for the parser to refuse.
  ///
  /// - Throws: `tooMany`, at the element with too many attributes, and `malformed` for a declared
  ///   encoding that is not UTF-8.
  static func check(_ source: SourceText) throws(FileError) {
    try MarkupScan(source: source).checkEncoding()
    try checkAttributes(of: source)
  }

  /// Looks over a document of which the declaration is not read: programs write that of another encoding in
  /// front of texts that they keep in UTF-8.
  ///
  /// - Throws: `tooMany`, at the element with too many attributes.
  static func checkAttributes(of source: SourceText) throws(FileError) {
    try MarkupScan(source: source).checkAttributes()
  }

  private func checkAttributes() throws(FileError) {
    let bytes = source.bytes
    var position = 0
    while let open = source.index(of: UInt8(ascii: "<"), from: position), open + 1 < bytes.count {
      switch bytes[open + 1] {
      case UInt8(ascii: "!") where bytes[open...].starts(with: "<!--".utf8):
        position = end(of: "-->", from: open + 4)
      case UInt8(ascii: "!") where bytes[open...].starts(with: "<![CDATA[".utf8):
        position = end(of: "]]>", from: open + 9)
      case UInt8(ascii: "?"):
        position = end(of: "?>", from: open + 2)
      default:
        // In a tag there is no other `<`, so most tags are too short for many attributes.
        position = source.index(of: UInt8(ascii: "<"), from: open + 1) ?? bytes.count
        if position - open > Self.attributeLimit * Self.attributeSize {
          try countAttributes(ofTagAt: open, before: position)
        }
      }
    }
  }

  private func countAttributes(ofTagAt open: Int, before end: Int) throws(FileError) {
    var attributes = 0
    var quote: UInt8?
    for byte in source.bytes[open..<end] {
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        attributes += 1
        guard attributes <= Self.attributeLimit else {
          throw source.error(
            at: open, SyntaxProblem.tooMany("attributes in one element", limit: Self.attributeLimit)
          )
        }
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  /// The bytes were found to be UTF-8; a declaration of anything else would garble them.
  private func checkEncoding() throws(FileError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = source.bytes.starts(with: mark) ? mark.count : 0
    guard source.bytes[start...].starts(with: "<?xml ".utf8) else { return }
    let end = end(of: "?>", from: start)
    let declaration = String(decoding: source.bytes[start..<end], as: UTF8.self)
    guard let name = declaration.firstRange(of: "encoding") else { return }
    let quoted = declaration[name.upperBound...].split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: { $0 == "\"" || $0 == "'" })
    guard quoted.count > 1 else { return }
    guard !["utf-8", "utf8", "us-ascii", "ascii"].contains(quoted[1].lowercased()) else { return }
    throw source.error(
      at: start,
      SyntaxProblem.malformed(
        format: "XML", reason: "it declares the encoding '\(String(quoted[1]).printable)'"))
  }

  /// The offset behind the next occurrence of `mark`, or the end of the document.
  private func end(of mark: String, from start: Int) -> Int {
    let mark = Array(mark.utf8)
    var position = start
    while let found = source.index(of: mark[0], from: position) {
      if source.bytes[found...].starts(with: mark) { return found + mark.count }
      position = found + 1
    }
    return source.bytes.count
  }
}
