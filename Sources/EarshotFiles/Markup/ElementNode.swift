/// One element as the tree stores it: everything is a position in one of the tree's lists, so that
/// nothing points at anything and the deepest document is released in one step.
package struct ElementNode {
  /// The position that stands for "none".
  package static let none: Int32 = -1

  /// The position of the name of the tag among the tree's names.
  package var name: UInt32
  /// Where the element begins: the offset of its `<` in the document.
  package var start: UInt32
  /// The position of the first attribute.
  package var firstAttribute: UInt32
  /// How many attributes there are.
  package var attributeCount: UInt32
  /// The text of an element without child elements; empty when there is none.
  package var text = TextRange(start: 0, count: 0)
  /// The position of the element around this one.
  package var parent: Int32
  /// The position of the first element inside.
  package var firstChild = ElementNode.none
  /// The position of the next element beside this one.
  package var nextSibling = ElementNode.none
}

/// One attribute as the tree stores it.
package struct ElementAttribute {
  /// The position of the name among the tree's names.
  package var name: UInt32
  /// The value, its references replaced.
  package var value: TextRange
}

/// A stretch of the bytes in which a tree keeps its texts.
package struct TextRange {
  /// The offset of the first byte.
  package var start: UInt32
  /// How many bytes there are.
  package var count: UInt32
}
