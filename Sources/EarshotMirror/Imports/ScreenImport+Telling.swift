import EarshotModel

/// What is found out about nodes that are open, from what stands inside them.
extension ScreenImport {
  /// Says more of the node that began last and has not ended.
  func change(_ change: (inout MirrorNode) -> Void) {
    guard let last = open.indices.last else { return }
    change(&open[last].node)
    open[last].meaning = NodeMeaning(open[last].node, in: vocabulary)
  }

  /// Says what is chosen of the list of choices around the present node, where that has no value of its own.
  func tellChoice(_ text: String) {
    guard let index = open.lastIndex(where: { $0.meaning.traits.contains(.popupButton) }),
      open[index].meaning.value == nil
    else { return }
    open[index].node.value.text = text
    open[index].meaning = NodeMeaning(open[index].node, in: vocabulary)
  }

  /// Has a field that does not say what it holds hold the words inside.
  func tellContent() {
    guard let last = open.indices.last, open[last].meaning.value == nil,
      !open[last].meaning.traits.isDisjoint(with: .textFields),
      let words = open[last].inside.words.joined(separator: " ").nonBlank,
      words != open[last].node.placeholder
    else { return }
    open[last].node.value.text = words
    open[last].meaning = NodeMeaning(open[last].node, in: vocabulary)
  }

  /// Says of the nodes that are open that it is not known where they stand.
  func forgetPlacesAround() {
    for index in open.indices { open[index].node.place = nil }
  }
}
