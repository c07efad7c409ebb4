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
