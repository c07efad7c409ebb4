/// One element of an ``ElementTree``: a tag with its attributes, its text and what is inside.
///
/// Builders of screens, in other targets, ask every element for its name and its surroundings; that may be
/// inlined there, or it would take a fifteenth of reading a storyboard.
@usableFromInline
package struct Element {
  /// The tree that holds the element.
  @usableFromInline package let tree: ElementTree
  /// The element's position in the tree.
  @usableFromInline package let index: Int

  @inlinable
  init(tree: ElementTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  @inlinable var node: ElementNode { tree.nodes[index] }

  /// The name of the tag.
  @inlinable
  package var name: String { tree.names[Int(node.name)].text }

  /// The position of the name among those of the tree.
  @inlinable
  package var namePosition: Int { Int(node.name) }

  /// The attributes, in the order of the document.
  package var attributes: [(name: String, value: String)] {
    tree.attributes[attributeRange].map { (tree.names[Int($0.name)].text, tree.text($0.value)) }
  }

  /// The text of an element without child elements, or `nil` when there is none.
  package var text: String? {
    let text = node.text
    return text.count == 0 ? nil : tree.text(text)
  }

  /// The value of an attribute, or `nil` when the element does not have it.
  package subscript(attribute: SoughtName) -> String? { value(of: attribute).map { tree.text($0) } }

  /// Whether the element has the attribute.
  package func has(_ attribute: SoughtName) -> Bool { value(of: attribute) != nil }

  /// Whether the element has an attribute of that value.
  package func has(_ attribute: SoughtName, _ value: SoughtName) -> Bool {
    self.value(of: attribute).map { tree.isText($0, value) } ?? false
  }

  /// An attribute as a number; `nil` for anything else.
  package func decimal(_ attribute: SoughtName) -> Double? {
    value(of: attribute).flatMap { tree.decimal($0) }
  }

  private func value(of attribute: SoughtName) -> TextRange? {
    let tree = tree
    return tree.attributes.withUnsafeBufferPointer { attributes in
      for candidate in attributes[attributeRange]
      where tree.names[Int(candidate.name)].isSame(as: attribute) {
        return candidate.value
      }
      return nil
    }
  }

  private var attributeRange: Range<Int> {
    let node = node
    let first = Int(node.firstAttribute)
    return first..<(first + Int(node.attributeCount))
  }

  /// The element around this one, or `nil` for the root.
  @inlinable
  package var parent: Element? { Element(tree: tree, relative: tree.nodes[index].parent) }

  /// Whether the element stands inside `ancestor`, however deep.
  @inlinable
  package func isInside(_ ancestor: Element) -> Bool {
    var candidate = parent
    while let element = candidate {
      if element.index == ancestor.index { return true }
      candidate = element.parent
    }
    return false
  }

  /// The elements inside, in order, without what is inside those.
  @inlinable
  package var children: ElementChildren {
    ElementChildren(tree: tree, first: tree.nodes[index].firstChild)
  }

  /// The first child with that tag, or `nil`.
  package func child(_ name: SoughtName) -> Element? {
    var position = node.firstChild
    while position != ElementNode.none {
      let child = tree.nodes[Int(position)]
      if tree.names[Int(child.name)].isSame(as: name) {
        return Element(tree: tree, index: Int(position))
      }
      position = child.nextSibling
    }
    return nil
  }

  /// The first child whose `key` attribute says which property of its parent it is.
  package func child(key: SoughtName) -> Element? { children.first { $0.has("key", key) } }

  /// The children of the first child with that tag: what a list such as `<subviews>` holds.
  package func items(of list: SoughtName) -> ElementChildren {
    child(list)?.children ?? ElementChildren(tree: tree, first: ElementNode.none)
  }

  /// The line on which the element begins, counted from 1.
  package var line: Int { tree.line(of: index) }

  /// Where the element begins.
  package var place: SourcePlace { tree.place(of: index) }

  /// A refusal that points at the element.
  package func error(_ problem: any FileProblem) -> FileError {
    FileError(file: tree.source.file, at: place, problem: problem, expecting: tree.source.kind)
  }
}

extension Element {
  @inlinable
  init?(tree: ElementTree, relative: Int32) {
    guard relative != ElementNode.none else { return nil }
    self.init(tree: tree, index: Int(relative))
  }
}

/// The elements directly inside another, in order.
@usableFromInline
package struct ElementChildren: Sequence, IteratorProtocol {
  @usableFromInline let tree: ElementTree
  @usableFromInline var position: Int32

  @inlinable
  init(tree: ElementTree, first: Int32) {
    self.tree = tree
    position = first
  }

  @inlinable
  package mutating func next() -> Element? {
    guard let element = Element(tree: tree, relative: position) else { return nil }
    position = tree.nodes[element.index].nextSibling
    return element
  }
}

extension Element {
  /// Everything inside, in the order of the file; elements stand in the tree's list one after the
  /// other, so nothing is searched.
  package var descendants: some Sequence<Element> {
    let start = index
    return ((index + 1)..<tree.nodes.count).lazy
      .map { [tree] in Element(tree: tree, index: $0) }
      .prefix { Int($0.tree.nodes[$0.index].parent) >= start }
  }

  /// Whether the element stands inside `ancestor`, however deep; never inside none.
  package func isInside(_ ancestor: Element?) -> Bool { ancestor.map { isInside($0) } ?? false }

  /// Whether both are one and the same.
  package func isSame(as other: Element?) -> Bool { other?.index == index }
}
