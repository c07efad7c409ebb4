import CLibXML2

// The flow:
//
//  1. `elements` makes a parser of libxml2, and gives it the document piece by piece;
//  2. the parser calls the functions of `handlers`, which hand on to the reader behind `data`;
//  3. the reader collects elements in its builder, and checks what libxml2 has no limit for;
//  4. behind the first fault, its own or the parser's, nothing is collected and no further piece given.

/// Reads a document through libxml2's SAX interface.
///
/// Nothing is loaded and nothing expanded: no handler declares an entity, looks one up or opens a
/// document type. The limits on one name, text or attribute are libxml2's own.
///
/// It is asked for every element and text, and a copy each time would cost more than the answer.
package struct MarkupReader: ~Copyable {
  /// What a document may declare before its first element.
  package enum Doctype {
    /// Nothing: documents from Interface Builder never do.
    case refused
    /// A document type by name, as property lists have it, but no declarations of its own.
    case nameOnly
  }

  /// How deep elements may stand inside each other; the deepest seen is 25.
  static let depthLimit = 512
  /// How many elements a document may hold; the largest seen has about 6,000.
  static let elementLimit = 200_000
  /// How much is given to the parser at once.
  ///
  /// It moves what is left of a piece more than once, and reads the rest of one behind a fault.
  static let pieceSize = 16 << 10

  private let source: SourceText
  private let doctype: Doctype
  private var context: xmlParserCtxtPtr?
  private var builder: ElementTreeBuilder
  private var fault: FileError?
  private var isAtEnd = false

  private init(_ source: SourceText, doctype: Doctype) {
    self.source = source
    self.doctype = doctype
    builder = ElementTreeBuilder(size: source.bytes.count)
  }

  /// The elements of a document, which must be UTF-8.
  ///
  /// - Throws: `entities`, `tooDeep`, `tooMany` or `malformed`, at the first fault.
  static func elements(
    of source: SourceText, doctype: Doctype, pieceSize: Int = Self.pieceSize
  ) throws(FileError) -> ElementTreeBuilder {
    var reader = MarkupReader(source, doctype: doctype)
    withUnsafeMutablePointer(to: &reader) { reader in
      var handlers = Self.handlers
      guard let context = xmlCreatePushParserCtxt(&handlers, reader, nil, 0, nil) else { return }
      defer { xmlFreeParserCtxt(context) }
      // "Substituted" are the five entities of XML itself, for no other is known.
      xmlCtxtUseOptions(context, CInt((XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue)))
      reader.pointee.context = context
      source.bytes.withUnsafeBufferPointer { bytes in
        var position = 0
        while position < bytes.count, reader.pointee.fault == nil {
          let end = Self.pieceEnd(of: pieceSize, from: position, in: bytes)
          UnsafeBufferPointer(rebasing: bytes[position..<end]).withMemoryRebound(to: CChar.self) {
            _ = xmlParseChunk(context, $0.baseAddress, CInt($0.count), 0)
          }
          position = end
        }
      }
      guard reader.pointee.fault == nil else { return }
      reader.pointee.isAtEnd = true
      xmlParseChunk(context, nil, 0, 1)
    }
    if let fault = reader.fault { throw fault }
    guard reader.builder.depth == 0, !reader.builder.nodes.isEmpty else {
      throw reader.unfinished
    }
    return reader.builder
  }

  /// The end of the next piece, which is none inside a character.
  private static func pieceEnd(
    of size: Int, from start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var end = min(start + size, bytes.count)
    while end < bytes.count, bytes[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
    return end
  }

  private var unfinished: FileError {
    source.error(
      at: source.bytes.count, SyntaxProblem.malformed(format: "XML", reason: MarkupFault.unfinished)
    )
  }

  /// How many bytes of the document the parser is done with.
  private var offset: Int { min(xmlByteConsumed(context), source.bytes.count) }
}

// MARK: - What the parser reports

/// The reader behind what the parser hands on, unless it has come to a fault.
private func reader(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<MarkupReader>? {
  guard let reader = data?.assumingMemoryBound(to: MarkupReader.self), !reader.pointee.isAtFault
  else { return nil }
  return reader
}

extension MarkupReader {
  // A comparison would copy the fault.
  fileprivate var isAtFault: Bool {
    if case .some = fault { true } else { false }
  }

  private static var handlers: xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.initialized = UInt32(XML_SAX2_MAGIC)
    handlers.internalSubset = { data, _, _, _ in reader(data)?.pointee.checkDoctype() }
    handlers.startElementNs = { data, name, prefix, _, _, _, count, _, attributes in
      guard let name else { return }
      reader(data)?.pointee.beginElement(name, prefix, Int(count), attributes)
    }
    handlers.endElementNs = { data, _, _, _ in reader(data)?.pointee.builder.endElement() }
    handlers.characters = { data, text, count in
      reader(data)?.pointee.builder.addText(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    // Where both are the same, libxml2 does not ask itself which blanks may be ignored.
    handlers.ignorableWhitespace = handlers.characters
    handlers.serror = { data, error in
      guard let error = error?.pointee, error.level != XML_ERR_WARNING else { return }
      reader(data)?.pointee.fail(error)
    }
    return handlers
  }

  /// The names come with their prefixes and namespaces, the values as the stretches between two
  /// pointers: five for each attribute.
  private mutating func beginElement(
    _ name: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?, _ count: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    let start = startOfTag
    guard builder.nodes.count < Self.elementLimit else {
      fault = source.error(at: start, SyntaxProblem.tooMany("elements", limit: Self.elementLimit))
      return
    }
    guard builder.depth < Self.depthLimit else {
      fault = source.error(at: start, SyntaxProblem.tooDeep(limit: Self.depthLimit))
      return
    }
    builder.beginElement(name: builder.names.position(of: name, prefix: prefix), start: start)
    guard let attributes else { return }
    for first in stride(from: 0, to: count * 5, by: 5) {
      guard let name = attributes[first], let value = attributes[first + 3],
        let end = attributes[first + 4]
      else { continue }
      builder.addAttribute(
        name: builder.names.position(of: name, prefix: attributes[first + 1]),
        value: UnsafeBufferPointer(start: value, count: end - value))
    }
  }

  /// Where the tag begins at whose end the parser stands; there is no other `<` in it.
  private var startOfTag: Int {
    let end = offset
    return source.bytes.withUnsafeBufferPointer { bytes in
      var start = end - 1
      while start > 0, bytes[start] != UInt8(ascii: "<") { start -= 1 }
      return max(0, start)
    }
  }

  /// The parser stands behind the name of the document type and where that is found.
  private mutating func checkDoctype() {
    let end = offset
    let declares = end < source.bytes.count && source.bytes[end] == UInt8(ascii: "[")
    guard doctype == .refused || declares else { return }
    let mark = Array("<!DOCTYPE".utf8)
    var start = end
    while start > 0, !source.bytes[start...].starts(with: mark) { start -= 1 }
    fault = source.error(at: start, SyntaxProblem.entities)
  }

  private mutating func fail(_ error: xmlError) {
    // Text behind the last element has the same number as an end before it.
    let isOpen = builder.depth > 0 || builder.nodes.isEmpty
    guard !(isAtEnd && isOpen && error.code == 5) else {
      fault = unfinished
      return
    }
    fault = FileError(
      file: source.file, line: max(1, Int(error.line)), column: max(1, Int(error.int2)),
      problem: SyntaxProblem.malformed(
        format: "XML", reason: MarkupFault.message(code: Int(error.code))))
  }
}
