import EarshotModel

/// The pairs of controls on a screen that are near each other.
struct TargetPairs {
  /// The most neighbours that are told of one control: where everything lies on everything, more would
  /// say nothing more.
  private static let limit = 32

  /// The pairs; the first of each stands before the second in the tree.
  let pairs: [(AuditedElement, AuditedElement)]

  /// Finds the pairs of controls whose frames, grown by a distance in points, touch.
  init(_ context: RuleContext, within distance: Double = 0) {
    let screen = context.screen
    let targets = screen.stopElements.filter {
      $0.isOperable && $0.kind != .cell && $0.hasKnownFrame && $0.visibleFrame != nil
        && !$0.touchFrame.isEmpty && !$0.isMadeBySystem
    }
    let tree = RectTree(targets.map { RectTree.Entry(number: $0.index, rect: $0.touchFrame) })
    let distance = max(distance, 0.000_1)
    var pairs: [(AuditedElement, AuditedElement)] = []
    for first in targets {
      let area = first.touchFrame.grown(by: distance)
      var start = first.index + 1
      for _ in 0..<Self.limit {
        let found = tree.first(.touching, area, from: start) { number in
          let second = screen.elements[number]
          return second.touchFrame.gap(to: first.touchFrame) < distance
            && !context.tree.isInside(first, second)
            && !context.tree.isMoved(first, apartFrom: second)
        }
        guard let found else { break }
        pairs.append((first, screen.elements[found]))
        start = found + 1
      }
    }
    self.pairs = pairs.sorted { ($0.1.index, $0.0.index) < ($1.1.index, $1.0.index) }
  }
}
