import EarshotModel

extension AccessibilityHost {
  /// The innermost responder under a point of the screen, in front of all others there.
  func hitTest(_ point: Point) -> Responder? {
    for root in accessibilityRoots.reversed() {
      if let hit = root.accessibilityHitTest(point) { return hit }
    }
    return nil
  }

  /// Where an action is searched for while the cursor stands on nothing: the innermost of what stands
  /// in front, so that a screen with nothing to read can still be left.
  var frontmostResponder: Responder? {
    var candidate = accessibilityRoots.last
    for _ in 0..<10_000 {
      guard
        let inner = candidate?.accessibilityTraversal.children.last(where: {
          !$0.accessibilityTraversal.isPruned
        })
      else { break }
      candidate = inner
    }
    return candidate
  }
}

extension Rect {
  /// Whether enough of the rectangle to be worth a stop is seen through another one: more than two
  /// points each way, or all of it.
  func isSeen(through region: Rect) -> Bool {
    guard let seen = intersection(region) else { return false }
    return seen.width > min(2, width / 2) && seen.height > min(2, height / 2)
  }
}

extension Responder {
  /// Whether touches go through to the element once it was activated.
  var takesTouchesAfterActivation: Bool {
    accessibilityTraits.contains(.allowsDirectInteraction)
      && accessibilityDirectTouchOptions.contains(.requiresActivation)
  }
}
