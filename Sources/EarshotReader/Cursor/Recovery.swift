import EarshotModel

/// Where a cursor goes whose element can no longer be reached.
struct Recovery {
  /// The rule that found the place.
  let rule: RecoveryRule
  /// The place, unless nothing is left to read.
  let stop: Stop?

  /// How many stops of the old order are looked at on either side: a list of a million rows that was
  /// emptied is not walked to its end.
  private static let searched = 100_000

  /// Finds a place for a cursor in another order.
  ///
  /// - Parameters:
  ///   - cursor: The cursor, whose stop is not in the order.
  ///   - order: The order.
  ///   - seeksEdited: Whether the place where text is typed goes before what is left around.
  ///   - first: The first stop of the order.
  init(
    of cursor: Cursor, in order: ReadingOrder, seeksEdited: Bool = false,
    orElse first: @autoclosure () -> Stop?
  ) {
    if let stop = cursor.stop.flatMap({ Recovery.first(over: $0.element, in: order) }) {
      self.init(rule: .firstOnScreen, stop: stop)
    } else if let identity = cursor.identity, let stop = order.stop(of: identity, near: cursor.stop)
    {
      self.init(rule: .sameIdentity, stop: stop)
    } else if seeksEdited,
      let stop = order.stops.first(where: {
        $0.element.accessibilityTraits.contains(.isEditing)
      })
    {
      self.init(rule: .edited, stop: stop)
    } else if let stop = cursor.stop.flatMap({ order.stop(remainingBehindRowOf: $0) }) {
      self.init(rule: .nextRemaining, stop: stop)
    } else if let stop = Recovery.remaining(of: cursor, in: order, stepping: .next) {
      self.init(rule: .nextRemaining, stop: stop)
    } else if let stop = Recovery.remaining(of: cursor, in: order, stepping: .previous) {
      self.init(rule: .previousRemaining, stop: stop)
    } else if let stop = first() {
      self.init(rule: .firstOnScreen, stop: stop)
    } else {
      self.init(rule: .nothingLeft, stop: nil)
    }
  }

  private init(rule: RecoveryRule, stop: Stop?) {
    self.rule = rule
    self.stop = stop
  }

  /// The first stop of the modal view that an element is covered by, while both are on the screen: what
  /// stands beside the two can be reached as before, and is not what a person is asked for.
  private static func first(over element: Responder, in order: ReadingOrder) -> Stop? {
    var inside: [Responder] = []
    for responder in ResponderPath(from: element) {
      let children = responder.accessibilityTraversal.children
      let reachable = Modality.reachable(among: children)
      if reachable.count == 1, children.count > 1,
        !inside.contains(where: { $0 === reachable[0] }),
        children.contains(where: { child in inside.contains { $0 === child } })
      {
        return order.firstStop(under: reachable[0])
      }
      inside.append(responder)
    }
    return nil
  }

  /// The nearest stop of the old order, in one direction, that is in the new one.
  private static func remaining(
    of cursor: Cursor, in order: ReadingOrder, stepping direction: Direction
  ) -> Stop? {
    guard let old = cursor.order, var stop = cursor.stop else { return nil }
    for _ in 0..<searched {
      guard let neighbour = old.stop(from: stop, stepping: direction) else {
        return nil
      }
      if let found = order.stop(at: neighbour.element) { return found }
      stop = neighbour
    }
    return nil
  }
}
