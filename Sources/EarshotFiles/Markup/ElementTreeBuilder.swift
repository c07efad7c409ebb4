/// Collects elements in the order in which a parser meets them, as the flat lists of an
/// ``ElementTree``.
struct ElementTreeBuilder {
  private struct OpenElement {
    var index: Int32
    var lastChild = ElementNode.none
  }

  /// The elements in the order in which they begin.
  private(set) var nodes: [ElementNode] = []
  /// The attributes of all elements, in the order of the document.
  private(set) var attributes: [ElementAttribute] = []
  /// The names of all of them.
  var names = ElementNames()
  /// The values of attributes and the texts, one behind the other.
  private(set) var texts: [UInt8] = []

  private var open: [OpenElement] = []
  /// Where the text of the element begins that is read at present.
  private var textStart = 0

  /// Prepares for a document of so many bytes.
  init(size: Int) {
    // Of a storyboard, every ninetieth byte begins an element, and half of them are texts.
    nodes.reserveCapacity(size / 90)
    attributes.reserveCapacity(size / 25)
    texts.reserveCapacity(size / 2)
  }

  /// How many elements stand around what comes next.
  var depth: Int { open.count }

  /// Begins an element, whose attributes follow.
  mutating func beginElement(name: UInt32, start: Int) {
    let index = Int32(nodes.count)
    var parent = ElementNode.none
    if let last = open.indices.last {
      parent = open[last].index
      if open[last].lastChild == ElementNode.none {
        nodes[Int(parent)].firstChild = index
        // Before a child there is only indentation.
        texts.removeLast(texts.count - textStart)
      } else {
        nodes[Int(open[last].lastChild)].nextSibling = index
      }
      open[last].lastChild = index
    }
    nodes.append(
      ElementNode(
        name: name, start: UInt32(start), firstAttribute: UInt32(attributes.count),
        attributeCount: 0, parent: parent))
    open.append(OpenElement(index: index))
    textStart = texts.count
  }

  /// Adds an attribute to the element that began last.
  mutating func addAttribute(name: UInt32, value: UnsafeBufferPointer<UInt8>) {
    attributes.append(
      ElementAttribute(
        name: name, value: TextRange(start: UInt32(texts.count), count: UInt32(value.count))))
    texts.append(contentsOf: value)
    nodes[nodes.count - 1].attributeCount += 1
    textStart = texts.count
  }

  /// Adds to the text of the element that is open.
  mutating func addText(_ text: UnsafeBufferPointer<UInt8>) {
    // Between elements there is only indentation.
    guard open.last?.lastChild == ElementNode.none else { return }
    texts.append(contentsOf: text)
  }

  /// Ends the element that is open.
  mutating func endElement() {
    guard let element = open.popLast(), element.lastChild == ElementNode.none else { return }
    nodes[Int(element.index)].text = TextRange(
      start: UInt32(textStart), count: UInt32(texts.count - textStart))
    textStart = texts.count
  }
}
