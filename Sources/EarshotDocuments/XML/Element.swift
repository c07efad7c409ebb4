/// One element of an ``ElementTree``: a tag with its attributes, its text and what is inside.
struct Element {
  /// The tree that holds the element.
  let tree: ElementTree
  /// The element's position in the tree.
  let index: Int

  private var node: ElementNode { tree.nodes[index] }

  /// The name of the tag.
  var name: String { tree.nodes[index].name }
  /// The attributes.
  var attributes: [String: String] { tree.nodes[index].attributes }
  /// The text of an element without child elements, or `nil` when there is none.
  var text: String? { tree.nodes[index].text }

  /// The value of an attribute, or `nil` when the element does not have it.
  subscript(attribute: String) -> String? { tree.nodes[index].attributes[attribute] }

  /// The element around this one, or `nil` for the root.
  var parent: Element? { Element(tree: tree, relative: tree.nodes[index].parent) }

  /// Whether the element stands inside `ancestor`, however deep.
  func isInside(_ ancestor: Element) -> Bool {
    var candidate = parent
    while let element = candidate {
      if element.index == ancestor.index { return true }
      candidate = element.parent
    }
    return false
  }

  /// The elements inside, in order, without what is inside those.
  var children: ElementChildren {
    ElementChildren(tree: tree, first: tree.nodes[index].firstChild)
  }

  /// The first child with that tag, or `nil`.
  func child(_ name: String) -> Element? { children.first { $0.name == name } }

  /// The first child whose `key` attribute says which property of its parent it is.
  func child(key: String) -> Element? { children.first { $0["key"] == key } }

  /// The children of the first child with that tag: what a list such as `<subviews>` holds.
  func items(of list: String) -> ElementChildren {
    child(list)?.children ?? ElementChildren(tree: tree, first: ElementNode.none)
  }

  /// The line on which the element begins, counted from 1.
  var line: Int { tree.line(of: index) }

  /// Where the element begins.
  var place: DocumentPlace { tree.place(of: index) }

  /// A refusal that points at the element.
  func error(_ problem: DocumentProblem) -> DocumentError {
    let place = place
    return DocumentError(
      file: tree.source.file, line: place.line, column: place.column, problem: problem)
  }
}

extension Element {
  fileprivate init?(tree: ElementTree, relative: Int32) {
    guard relative != ElementNode.none else { return nil }
    self.init(tree: tree, index: Int(relative))
  }
}

/// The elements directly inside another, in order.
struct ElementChildren: Sequence, IteratorProtocol {
  fileprivate let tree: ElementTree
  private var position: Int32

  fileprivate init(tree: ElementTree, first: Int32) {
    self.tree = tree
    position = first
  }

  mutating func next() -> Element? {
    guard let element = Element(tree: tree, relative: position) else { return nil }
    position = tree.nodes[element.index].nextSibling
    return element
  }
}
