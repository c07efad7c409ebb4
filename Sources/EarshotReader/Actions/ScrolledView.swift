import EarshotModel

/// Something that has been scrolled, and where in it a cursor finds what can be seen now.
struct ScrolledView {
  private let scrolled: Responder
  private let region: Rect
  private let order: ReadingOrder
  /// How many stops are looked at: more than anybody puts on one page.
  private static let searched = 2_000

  init(_ scrolled: Responder, region: Rect, order: ReadingOrder) {
    (self.scrolled, self.region, self.order) = (scrolled, region, order)
  }

  private func isSeen(_ stop: Stop) -> Bool {
    stop.element.accessibilityFrame.isSeen(through: region) && isInside(stop)
  }

  private func isInside(_ stop: Stop) -> Bool {
    ResponderPath(from: stop.element).contains { $0 === scrolled }
  }

  /// The first stop that is seen, found from one that is a page away at most; `nil` when there is none
  /// near it.
  func firstSeen(from stop: Stop) -> Stop? {
    seen(from: stop, stepping: .next) ?? seen(from: stop, stepping: .previous)
  }

  /// The first stop in one direction that is seen, and backward the first of all that are seen there.
  private func seen(from stop: Stop, stepping direction: Direction) -> Stop? {
    var candidate = order.stop(from: stop, stepping: direction)
    var found: Stop?
    for _ in 0..<Self.searched {
      guard let stop = candidate, isInside(stop) else { break }
      if isSeen(stop) {
        found = stop
        if direction == .next { break }
      } else if found != nil {
        break
      }
      candidate = order.stop(from: stop, stepping: direction)
    }
    return found
  }

  /// The first stop that is found by touching what was scrolled, from its top to its bottom; for when all
  /// of it is new.
  var firstUnderProbes: Stop? {
    let probes = 12
    for probe in 0..<probes {
      let y = region.minY + region.height * (Double(probe) + 0.5) / Double(probes)
      if let hit = scrolled.accessibilityHitTest(Point(x: region.center.x, y: y)),
        let stop = order.stop(around: hit), isSeen(stop)
      {
        return stop
      }
    }
    return nil
  }
}
