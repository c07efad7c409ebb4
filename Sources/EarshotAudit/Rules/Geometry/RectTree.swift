import EarshotModel

/// Rectangles that can be asked which of them lie at a place, without looking at each.
///
/// Every node bounds its part of the rectangles and is cut in two across its longer side, so that an
/// answer costs what it finds, and otherwise next to nothing.
struct RectTree: Sendable {
  /// A rectangle with the number that it is known by; those with lower numbers come first.
  struct Entry {
    var number: Int
    var rect: Rect
  }

  /// How a rectangle has to lie to an area.
  enum Relation {
    /// They share at least an edge.
    case touching
    /// The area lies wholly inside.
    case around
  }

  /// What is known of a run of entries.
  private struct Node {
    var bounds: Rect
    var numbers: ClosedRange<Int>
  }

  /// The most entries that are not divided any more.
  private static let leaf = 8

  private var entries: [Entry]
  /// The nodes: below the one at n stand those at 2n + 1 and 2n + 2, each for one half of its entries.
  private var nodes: [Node?] = []

  /// Arranges rectangles.
  init(_ entries: [Entry]) {
    self.entries = entries
    divide(0, entries.indices)
  }

  private mutating func divide(_ place: Int, _ range: Range<Int>) {
    guard let first = entries[range].first else { return }
    var node = Node(bounds: first.rect, numbers: first.number...first.number)
    for entry in entries[range] {
      node.bounds = node.bounds.union(entry.rect)
      node.numbers =
        min(node.numbers.lowerBound, entry.number)...max(node.numbers.upperBound, entry.number)
    }
    while nodes.count <= place { nodes.append(nil) }
    nodes[place] = node
    guard range.count > Self.leaf else { return }
    // Of those with one middle, neighbours in number stay together.
    if node.bounds.width > node.bounds.height {
      entries[range].sort { ($0.rect.center.x, $0.number) < ($1.rect.center.x, $1.number) }
    } else {
      entries[range].sort { ($0.rect.center.y, $0.number) < ($1.rect.center.y, $1.number) }
    }
    let (low, high) = Self.halves(of: range)
    divide(2 * place + 1, low)
    divide(2 * place + 2, high)
  }

  private static func halves(of range: Range<Int>) -> (Range<Int>, Range<Int>) {
    let middle = range.lowerBound + range.count / 2
    return (range.lowerBound..<middle, middle..<range.upperBound)
  }

  /// The first rectangle that lies as asked and is accepted.
  ///
  /// - Parameters:
  ///   - relation: How it has to lie.
  ///   - area: Where it has to lie.
  ///   - start: The number from which on rectangles count.
  ///   - accepts: Whether the rectangle of a number will do.
  /// - Returns: Its number, or `nil` when there is none.
  func first(
    _ relation: Relation, _ area: Rect, from start: Int = .min, where accepts: (Int) -> Bool
  ) -> Int? {
    var best: Int?
    func visit(_ place: Int, _ range: Range<Int>) {
      guard let node = nodes[place], node.numbers.upperBound >= start,
        node.numbers.lowerBound < best ?? .max, node.bounds.lies(relation, area)
      else { return }
      guard range.count > Self.leaf else {
        for entry in entries[range]
        where entry.number >= start && entry.number < best ?? .max
          && entry.rect.lies(relation, area) && accepts(entry.number)
        {
          best = entry.number
        }
        return
      }
      let (low, high) = Self.halves(of: range)
      visit(2 * place + 1, low)
      visit(2 * place + 2, high)
    }
    if !entries.isEmpty { visit(0, entries.indices) }
    return best
  }
}

extension Rect {
  fileprivate func lies(_ relation: RectTree.Relation, _ area: Rect) -> Bool {
    switch relation {
    case .touching: intersection(area) != nil
    case .around: contains(area)
    }
  }
}
