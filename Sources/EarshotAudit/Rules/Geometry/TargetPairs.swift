import EarshotModel

/// The pairs of controls on a screen that are near each other.
///
/// Controls are gone through from the top down, so that a long list costs little more than its length.
struct TargetPairs {
  /// The pairs; the first of each stands before the second in the tree.
  let pairs: [(AuditedElement, AuditedElement)]

  /// Finds the pairs of controls whose frames, grown by a distance in points, touch.
  init(_ screen: AuditedScreen, within distance: Double = 0) {
    let targets = screen.stopElements
      .filter {
        $0.isOperable && $0.kind != .cell && $0.visibleFrame != nil && !$0.touchFrame.isEmpty
      }
      .sorted { ($0.touchFrame.minY, $0.index) < ($1.touchFrame.minY, $1.index) }
    var pairs: [(AuditedElement, AuditedElement)] = []
    for (position, upper) in targets.enumerated() {
      for lower in targets[(position + 1)...] {
        guard lower.touchFrame.minY < upper.touchFrame.maxY + distance else { break }
        guard lower.touchFrame.gap(to: upper.touchFrame) < max(distance, 0.000_1),
          !screen.isInside(lower, upper), !screen.isMoved(lower, apartFrom: upper)
        else { continue }
        pairs.append(upper.index < lower.index ? (upper, lower) : (lower, upper))
      }
    }
    self.pairs = pairs.sorted { ($0.1.index, $0.0.index) < ($1.1.index, $1.0.index) }
  }
}
