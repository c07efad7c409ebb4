/// One element as the tree stores it: relatives are positions in the tree's list, so that nothing
/// points at anything and the deepest document is released in one step.
struct ElementNode {
  /// The position that stands for "none".
  static let none: Int32 = -1

  /// The name of the tag.
  var name: String
  /// The attributes; XML gives their order no meaning.
  var attributes: [String: String]
  /// The text of an element without child elements.
  var text: String?
  /// The position of the element around this one.
  var parent: Int32
  /// The position of the first element inside.
  var firstChild = ElementNode.none
  /// The position of the next element beside this one.
  var nextSibling = ElementNode.none
}
