// The flow:
//
//  1. `init` walks from one `<` to the next and sorts what it finds by the byte that follows;
//  2. declarations, comments, CDATA sections and processing instructions are skipped whole;
//  3. a start tag is recorded and measured; an end tag only lowers the depth.
//
// What is no well-formed XML is left for the parser to refuse: this look only has to hold the limits
// for everything that the parser will read before it finds the fault itself.

/// One look over the bytes of an XML document, before the parser sees them: where each element
/// begins, and whether the document stays within limits.
///
/// libxml2 has no limit of its own on depth, and its time grows with the square of the number of
/// attributes of one element (200,000 take 8 s), so both are settled here.
struct MarkupScan {
  /// What a document may declare before its first element.
  enum Doctype {
    /// Nothing: documents from Interface Builder never do.
    case refused
    /// A document type by name, as property lists have it, but no declarations of its own.
    case nameOnly
  }

  /// How deep elements may stand inside each other; the deepest seen is 25.
  static let depthLimit = 512
  /// How many elements a document may hold; the largest seen has about 6,000.
  static let elementLimit = 200_000
  /// How many attributes one element may have; the most seen is 22.
  static let attributeLimit = 1_000

  /// The offset of the `<` of each element, in the order of the document.
  private(set) var starts: [UInt32] = []
  /// The offset of the `?>` of each processing instruction that is only a name, in the order of the
  /// document.
  private(set) var bareInstructions: [Int] = []

  let source: SourceText
  private var depth = 0

  /// Looks over a document.
  ///
  /// - Throws: `entities`, `tooDeep` or `tooMany`, at the place where the limit is passed, and
  ///   `malformed` for a declared encoding that is not UTF-8.
  init(_ source: SourceText, doctype: Doctype) throws(DocumentError) {
    self.source = source
    starts.reserveCapacity(source.bytes.count / 80)
    let bytes = source.bytes
    var position = 0
    while let open = source.index(of: UInt8(ascii: "<"), from: position) {
      guard open + 1 < bytes.count else { return }
      switch bytes[open + 1] {
      case UInt8(ascii: "!"):
        position = try skipDeclaration(at: open, doctype: doctype)
      case UInt8(ascii: "?"):
        try checkEncoding(at: open)
        position = skipInstruction(at: open)
      case UInt8(ascii: "/"):
        depth -= 1
        position = open + 2
      default:
        position = try skipStartTag(at: open)
      }
    }
  }

  private mutating func skipStartTag(at open: Int) throws(DocumentError) -> Int {
    let bytes = source.bytes
    guard starts.count < Self.elementLimit else {
      throw source.error(at: open, .tooMany("elements", limit: Self.elementLimit))
    }
    guard depth < Self.depthLimit else {
      throw source.error(at: open, .tooDeep(limit: Self.depthLimit))
    }
    starts.append(UInt32(open))
    var attributes = 0
    var quote: UInt8 = 0
    var index = open + 1
    while index < bytes.count {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        attributes += 1
        guard attributes <= Self.attributeLimit else {
          throw source.error(
            at: open, .tooMany("attributes in one element", limit: Self.attributeLimit))
        }
      } else if byte == UInt8(ascii: ">") {
        if bytes[index - 1] != UInt8(ascii: "/") { depth += 1 }
        return index + 1
      }
      index += 1
    }
    return index
  }

  private func skipDeclaration(at open: Int, doctype: Doctype) throws(DocumentError) -> Int {
    let bytes = source.bytes
    let rest = bytes[open...]
    if rest.starts(with: "<!--".utf8) { return end(of: "-->", from: open + 4) }
    if rest.starts(with: "<![CDATA[".utf8) {
      return end(of: "]]>", from: open + 9)
    }
    guard doctype == .nameOnly, rest.starts(with: "<!DOCTYPE".utf8) else {
      throw source.error(at: open, .entities)
    }
    var quote: UInt8?
    for index in open..<bytes.count {
      let byte = bytes[index]
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        throw source.error(at: open, .entities)
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return bytes.count
  }

  private mutating func skipInstruction(at open: Int) -> Int {
    let end = end(of: "?>", from: open + 2)
    let isBare = !source.bytes[open..<end].contains { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if isBare { bareInstructions.append(max(open + 2, end - 2)) }
    return end
  }

  /// The bytes were found to be UTF-8; a declaration of anything else would garble them.
  private func checkEncoding(at open: Int) throws(DocumentError) {
    let bytes = source.bytes
    guard bytes[open...].starts(with: "<?xml ".utf8) else { return }
    let end = end(of: "?>", from: open)
    let declaration = String(decoding: bytes[open..<end], as: UTF8.self)
    guard let name = declaration.firstRange(of: "encoding") else { return }
    let quoted = declaration[name.upperBound...].split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: { $0 == "\"" || $0 == "'" })
    guard quoted.count > 1 else { return }
    guard !["utf-8", "utf8", "us-ascii", "ascii"].contains(quoted[1].lowercased()) else { return }
    throw source.error(
      at: open, .malformed(format: "XML", reason: "it declares the encoding '\(quoted[1])'"))
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
