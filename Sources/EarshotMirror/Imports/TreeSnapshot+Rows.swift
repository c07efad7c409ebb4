import EarshotModel

extension TreeSnapshot {
  /// The size of a screen of which nothing is known, in points: that of an iPhone 14.
  private static let unknownSize = Size(width: 390, height: 844)
  /// The height of a row, in points: the least that can be touched safely.
  private static let rowHeight = 44.0

  /// Puts what stands nowhere below each other, a row for each node without anything inside, in the order of
  /// the tree; so everything can be found by touch.
  mutating func placeInRows() {
    var bottom = 0.0
    func place(_ identity: NodeIdentity) {
      guard var node = self[identity] else { return }
      let top = bottom
      let children = node.children.identities
      for child in children { place(child) }
      if children.isEmpty { bottom += Self.rowHeight }
      node.place = NodePlace(
        Rect(x: 0, y: top, width: Self.unknownSize.width, height: bottom - top))
      self[identity] = node
    }
    for root in roots { place(root) }
    bounds = Rect(
      x: 0, y: 0, width: Self.unknownSize.width, height: max(bottom, Self.unknownSize.height))
  }
}
