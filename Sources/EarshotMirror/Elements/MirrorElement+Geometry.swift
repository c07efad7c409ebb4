import EarshotModel

extension MirrorElement {
  /// How many spaces may stand inside each other before a place counts as unknown.
  private static let deepest = 512

  /// Where it stands on the screen, in points, or `nil` when that is not known.
  var screenRect: Rect? {
    guard let place = node.place, var origin = frame?.screenOrigin else { return nil }
    guard let tree = frame?.tree else { return nil }
    var space = place.space
    for _ in 0..<Self.deepest {
      guard let identity = space else { return place.rect.offset(x: origin.x, y: origin.y) }
      guard let opener = tree.element(identity), let outer = opener.node.place else { return nil }
      let opened = opener.node.space ?? NodeSpace()
      origin = origin.offset(
        x: outer.rect.minX + opened.origin.x - opened.scrolled.x,
        y: outer.rect.minY + opened.origin.y - opened.scrolled.y)
      space = outer.space
    }
    return nil
  }

  /// Whether something around it that cuts off what is outside of it does not show all of it, or, of what is
  /// larger, nothing.
  var isCutOff: Bool {
    guard let rect = screenRect, let container else { return false }
    return ResponderPath(from: container).contains { responder in
      guard let around = responder as? MirrorElement, around.node.space?.clips ?? false,
        let visible = around.screenRect
      else { return false }
      let fits = rect.width <= visible.width && rect.height <= visible.height
      return fits ? !visible.contains(rect) : visible.intersection(rect) == nil
    }
  }
}
