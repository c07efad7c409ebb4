import CLibXML2

// The flow:
//
//  1. `elements` makes a parser of libxml2, and gives it the document piece by piece;
//  2. the parser calls the functions of `handlers`, which hand on to the reader behind `data`;
//  3. the reader collects elements in its builder, or hands them on where somebody follows it, and checks
//     what libxml2 has no limit for;
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
  /// How many elements a document may hold of which all are kept; the largest seen has about 6,000.
  static let elementLimit = 200_000
  /// How many elements a document may hold of which none is kept.
  static let followedLimit = 1_000_000
  /// How much is given to the parser at once.
  ///
  /// It moves what is left of a piece more than once, and reads the rest of one behind a fault.
  static let pieceSize = 16 << 10

  private let source: SourceText
  private let doctype: Doctype
  /// Where the document begins in its file.
  private let start: Int
  private var context: xmlParserCtxtPtr?
  private var builder: ElementTreeBuilder
  /// Who takes in the elements, in the place of the builder.
  private let follower: (any MarkupFollower)?
  /// How many elements have begun, and how many of them are open, where they are handed on.
  private var followed = (count: 0, depth: 0)
  /// The place that was counted last, and its offset.
  private var placed = (offset: 0, line: 1, column: 1)
  private var fault: FileError?
  private var isAtEnd = false

  private init(
    _ source: SourceText, from start: Int, doctype: Doctype, follower: (any MarkupFollower)?
  ) {
    self.source = source
    self.start = start
    self.doctype = doctype
    self.follower = follower
    builder = ElementTreeBuilder(size: follower == nil ? source.bytes.count : 0)
  }

  /// The elements of a document, which must be UTF-8.
  ///
  /// - Throws: `entities`, `tooDeep`, `tooMany` or `malformed`, at the first fault.
  static func elements(
    of source: SourceText, doctype: Doctype, pieceSize: Int = Self.pieceSize
  ) throws(FileError) -> ElementTreeBuilder {
    try read(
      source, in: source.bytes.indices, doctype: doctype, pieceSize: pieceSize, follower: nil
    ).builder
  }

  /// Reads a document and keeps none of its elements.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - range: Where the document stands in it.
  ///   - follower: Takes in its elements.
  /// - Throws: `empty`, `invalidUTF8`, `entities`, `tooDeep`, `tooMany` or `malformed`, at the first
  ///   fault, and what the follower throws.
  package static func read(
    _ source: SourceText, in range: Range<Int>, follower: any MarkupFollower
  ) throws(FileError) {
    guard !source.bytes.isEmpty else { throw source.error(ReadingProblem.empty) }
    try source.requireUTF8()
    try MarkupScan.checkAttributes(of: source)
    _ = try read(
      source, in: range, doctype: .refused, pieceSize: pieceSize, follower: follower)
  }

  private static func read(
    _ source: SourceText, in range: Range<Int>, doctype: Doctype, pieceSize: Int,
    follower: (any MarkupFollower)?
  ) throws(FileError) -> MarkupReader {
    var reader = MarkupReader(source, from: range.lowerBound, doctype: doctype, follower: follower)
    withUnsafeMutablePointer(to: &reader) { reader in
      var handlers = Self.handlers
      guard let context = xmlCreatePushParserCtxt(&handlers, reader, nil, 0, nil) else { return }
      defer { xmlFreeParserCtxt(context) }
      // "Substituted" are the five entities of XML itself, for no other is known.
      xmlCtxtUseOptions(context, CInt((XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue)))
      reader.pointee.context = context
      source.bytes.withUnsafeBufferPointer { bytes in
        var position = range.lowerBound
        while position < range.upperBound, reader.pointee.fault == nil {
          let end = min(
            Self.pieceEnd(of: pieceSize, from: position, in: bytes), range.upperBound)
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
    if let fault = reader.fault { throw source.namingConflict(fault) }
    guard !reader.isOpen else { throw source.namingConflict(reader.unfinished) }
    return reader
  }

  /// Whether the end of the first element has not come yet.
  private var isOpen: Bool { depth > 0 || elementCount == 0 }

  private var depth: Int { follower == nil ? builder.depth : followed.depth }

  private var elementCount: Int { follower == nil ? builder.nodes.count : followed.count }

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
  private var offset: Int { min(start + xmlByteConsumed(context), source.bytes.count) }
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
    handlers.endElementNs = { data, _, _, _ in reader(data)?.pointee.endElement() }
    handlers.characters = { data, text, count in
      reader(data)?.pointee.addText(UnsafeBufferPointer(start: text, count: Int(count)))
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
    let limit = follower == nil ? Self.elementLimit : Self.followedLimit
    guard elementCount < limit else {
      fault = source.error(at: start, SyntaxProblem.tooMany("elements", limit: limit))
      return
    }
    guard depth < Self.depthLimit else {
      fault = source.error(at: start, SyntaxProblem.tooDeep(limit: Self.depthLimit))
      return
    }
    if let follower {
      let element = element(name, prefix, count, attributes, start: start)
      followed.count += 1
      followed.depth += 1
      do throws(FileError) { try follower.begin(element) } catch { fault = error }
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

  private mutating func element(
    _ name: UnsafePointer<UInt8>, _ prefix: UnsafePointer<UInt8>?, _ count: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, start: Int
  ) -> MarkupElement {
    var held: [MarkupElement.Attribute] = []
    held.reserveCapacity(count)
    if let attributes {
      for first in stride(from: 0, to: count * 5, by: 5) {
        guard let name = attributes[first], let value = attributes[first + 3],
          let end = attributes[first + 4]
        else { continue }
        held.append(
          MarkupElement.Attribute(
            name: builder.names.position(of: name, prefix: attributes[first + 1]),
            value: UnsafeBufferPointer(start: value, count: end - value)))
      }
    }
    let position = builder.names.position(of: name, prefix: prefix)
    return MarkupElement(
      names: builder.names.names, namePosition: Int(position), attributes: held,
      place: place(at: start))
  }

  /// The place of an offset, counted on from the one that was asked for last.
  private mutating func place(at start: Int) -> SourcePlace {
    var place = (line: placed.line, column: placed.column)
    source.bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes[placed.offset..<max(start, placed.offset)] {
        SourceText.step(&place, over: byte)
      }
    }
    placed = (max(start, placed.offset), place.line, place.column)
    return SourcePlace(line: place.line, column: place.column)
  }

  private mutating func endElement() {
    guard let follower else { return builder.endElement() }
    followed.depth -= 1
    follower.endElement()
  }

  private mutating func addText(_ text: UnsafeBufferPointer<UInt8>) {
    if follower == nil { builder.addText(text) }
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
    fault = source.error(
      at: start, declares ? SyntaxProblem.entities : SyntaxProblem.documentType)
  }

  private mutating func fail(_ error: xmlError) {
    // Text behind the last element has the same number as an end before it.
    guard !(isAtEnd && isOpen && error.code == 5) else {
      fault = unfinished
      return
    }
    // What stands before the document is not known to the parser.
    let before = start > 0 ? source.place(at: start) : .start
    let (line, column) = (max(1, Int(error.line)), max(1, Int(error.int2)))
    fault = FileError(
      file: source.file, line: before.line + line - 1,
      column: line > 1 ? column : before.column + column - 1,
      problem: SyntaxProblem.malformed(
        format: "XML", reason: MarkupFault.message(code: Int(error.code))))
  }
}
