/// One element as the tree stores it: everything is a position in one of the tree's lists, so that
/// nothing points at anything and the deepest document is released in one step.
@usableFromInline
package struct ElementNode {
  /// The position that stands for "none".
  @usableFromInline package static let none: Int32 = -1

  /// The position of the name of the tag among the tree's names.
  @usableFromInline package var name: UInt32
  /// Where the element begins: the offset of its `<` in the document.
  @usableFromInline package var start: UInt32
  /// The position of the first attribute.
  @usableFromInline package var firstAttribute: UInt32
  /// How many attributes there are.
  @usableFromInline package var attributeCount: UInt32
  /// The text of an element without child elements; empty when there is none.
  @usableFromInline package var text = TextRange(start: 0, count: 0)
  /// The position of the element around this one.
  @usableFromInline package var parent: Int32
  /// The position of the first element inside.
  @usableFromInline package var firstChild = ElementNode.none
  /// The position of the next element beside this one.
  @usableFromInline package var nextSibling = ElementNode.none
}

/// One attribute as the tree stores it.
@usableFromInline
package struct ElementAttribute {
  /// The position of the name among the tree's names.
  @usableFromInline package var name: UInt32
  /// The value, its references replaced.
  @usableFromInline package var value: TextRange
}

/// A stretch of the bytes in which a tree keeps its texts.
@usableFromInline
package struct TextRange {
  /// The offset of the first byte.
  @usableFromInline package var start: UInt32
  /// How many bytes there are.
  @usableFromInline package var count: UInt32
}
