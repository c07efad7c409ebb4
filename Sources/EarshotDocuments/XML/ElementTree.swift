/// A well-formed XML document as one flat list of elements that know their place in the file.
final class ElementTree {
  /// The document the elements were read from.
  let source: SourceText
  /// The elements in the order in which they begin.
  let nodes: [ElementNode]
  /// The offset of each element's start tag.
  private let starts: [UInt32]

  /// Reads a document.
  ///
  /// - Throws: `empty`, `invalidUTF8`, `malformed`, or what ``MarkupScan`` refuses.
  init(_ source: SourceText, doctype: MarkupScan.Doctype = .refused) throws(DocumentError) {
    guard !source.bytes.isEmpty else { throw source.error(.empty) }
    try source.requireUTF8()
    let scan = try MarkupScan(source, doctype: doctype)
    starts = scan.starts
    nodes = try ElementTreeBuilder.nodes(of: source, scan: scan)
    self.source = source
  }

  /// The outermost element; a tree always has one.
  var root: Element { Element(tree: self, index: 0) }

  /// The elements in the order in which they begin, and so with each one before what is inside it.
  var elements: some Sequence<Element> {
    nodes.indices.lazy.map { Element(tree: self, index: $0) }
  }

  /// The place at which an element begins.
  func place(of index: Int) -> DocumentPlace {
    guard index < starts.count else { return .start }
    let start = Int(starts[index])
    let line = line(of: index)
    // A file may be one long line, of which many places are asked for, mostly in their order.
    if counted.line != line || counted.offset > start {
      counted = (line, line > 1 ? Int(lineEnds[line - 2]) + 1 : 0, 1)
    }
    counted.column += SourceText.scalars(in: source.bytes[counted.offset..<start])
    counted.offset = start
    return DocumentPlace(line: line, column: counted.column)
  }

  /// The place that was asked for last, from which columns are counted on.
  private var counted = (line: 1, offset: 0, column: 1)

  /// The line on which an element begins; after the first question, without a look at the bytes.
  func line(of index: Int) -> Int {
    guard index < starts.count else { return 1 }
    let start = starts[index]
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
