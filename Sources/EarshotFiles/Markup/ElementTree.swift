/// A well-formed XML document as one flat list of elements that know their place in the file.
@usableFromInline
package final class ElementTree {
  /// The document the elements were read from.
  package let source: SourceText
  /// The elements in the order in which they begin.
  @usableFromInline package let nodes: [ElementNode]
  /// The attributes of all elements, in the order of the document.
  @usableFromInline package let attributes: [ElementAttribute]
  /// The names of tags and attributes, each once.
  @usableFromInline package let names: [ElementName]
  /// The values of attributes and the texts of elements, in UTF-8.
  private let texts: [UInt8]

  /// Reads a document.
  ///
  /// - Throws: `empty`, `invalidUTF8`, or what ``MarkupScan`` and ``MarkupReader`` refuse.
  package init(
    _ source: SourceText, doctype: MarkupReader.Doctype = .refused
  ) throws(FileError) {
    guard !source.bytes.isEmpty else { throw source.error(ReadingProblem.empty) }
    try source.requireUTF8()
    try MarkupScan.check(source)
    let elements = try MarkupReader.elements(of: source, doctype: doctype)
    nodes = elements.nodes
    attributes = elements.attributes
    names = elements.names.names
    texts = elements.texts
    self.source = source
  }

  /// One of the texts, which are only made when somebody asks for them: few ever are.
  package func text(_ range: TextRange) -> String {
    texts.withUnsafeBufferPointer { texts in
      let start = Int(range.start)
      return String(
        decoding: UnsafeBufferPointer(rebasing: texts[start..<(start + Int(range.count))]),
        as: UTF8.self)
    }
  }

  /// What a text says as a number, or `nil`.
  package func decimal(_ range: TextRange) -> Double? {
    let bytes = texts[Int(range.start)..<(Int(range.start) + Int(range.count))]
    return bytes.withUnsafeBufferPointer { PlainDecimal.value(of: $0) } ?? Double(text(range))
  }

  /// Whether one of the texts is `text`, without making it.
  package func isText(_ range: TextRange, _ text: SoughtName) -> Bool {
    guard text.key.count == Int(range.count) else { return false }
    let start = Int(range.start)
    return text.text.withUTF8Buffer { texts[start..<(start + $0.count)].elementsEqual($0) }
  }

  /// The outermost element; a tree always has one.
  package var root: Element { Element(tree: self, index: 0) }

  /// The elements in the order in which they begin, and so with each one before what is inside it.
  package var elements: some Sequence<Element> {
    nodes.indices.lazy.map { Element(tree: self, index: $0) }
  }

  /// The place at which an element begins.
  package func place(of index: Int) -> SourcePlace {
    let start = Int(nodes[index].start)
    let line = line(of: index)
    // A file may be one long line, of which many places are asked for, mostly in their order.
    if counted.line != line || counted.offset > start {
      counted = (line, line > 1 ? Int(lineEnds[line - 2]) + 1 : 0, 1)
    }
    counted.column += SourceText.scalars(in: source.bytes[counted.offset..<start])
    counted.offset = start
    return SourcePlace(line: line, column: counted.column)
  }

  /// The place that was asked for last, from which columns are counted on.
  private var counted = (line: 1, offset: 0, column: 1)

  /// The line on which an element begins; after the first question, without a look at the bytes.
  package func line(of index: Int) -> Int {
    let start = nodes[index].start
    var low = 0
    var high = lineEnds.count
    while low < high {
      let middle = (low + high) / 2
      if lineEnds[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  private lazy var lineEnds: [UInt32] = {
    var ends: [UInt32] = []
    var position = 0
    while let end = source.index(of: UInt8(ascii: "\n"), from: position) {
      ends.append(UInt32(end))
      position = end + 1
    }
    return ends
  }()
}
