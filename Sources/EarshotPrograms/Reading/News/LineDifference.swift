/// Pairs the lines of two screens.
struct LineDifference {
  /// A line of the later screen that is not as it was.
  struct Pair: Hashable {
    /// Its place among the later lines.
    var index: Int
    /// What stood in its place, if anything did.
    var old: String?
  }

  /// The later lines that are new or changed, from top to bottom.
  private(set) var pairs: [Pair] = []

  /// Compares.
  ///
  /// - Parameters:
  ///   - old: The earlier lines.
  ///   - new: The later ones, those that have left the screen in front.
  ///   - listed: The shapes of lines that only their numbers tell apart.
  ///   - anchor: A line that is known to stand at the same place among both, whatever it has become.
  init(_ old: [String], _ new: [String], listed: Set<String> = [], anchor: Int? = nil) {
    guard old != new else { return }
    if let anchor {
      let ends = (old[..<anchor], new[..<anchor])
      pairs = LineDifference(Array(ends.0), Array(ends.1), listed: listed).pairs
      if old[anchor] != new[anchor] { pairs.append(Pair(index: anchor, old: old[anchor])) }
      let rest = LineDifference(
        Array(old[(anchor + 1)...]), Array(new[(anchor + 1)...]), listed: listed)
      pairs += rest.pairs.map { Pair(index: $0.index + anchor + 1, old: $0.old) }
      return
    }
    var removed: [Int] = []
    var inserted: [Int] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.append(offset)
      case .insert(let offset, _, _): inserted.append(offset)
      }
    }
    removed.sort()
    inserted.sort()
    let isRemoved = Set(removed)
    let isInserted = Set(inserted)
    var left: [Int] = []
    var loose: [Int] = []
    // Between two lines that stayed, what went and what came belong together in their order.
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      var gone: [Int] = []
      var came: [Int] = []
      while before < old.count, isRemoved.contains(before) {
        gone.append(before)
        before += 1
      }
      while after < new.count, isInserted.contains(after) {
        came.append(after)
        after += 1
      }
      for (place, index) in came.enumerated() {
        if place < gone.count {
          pairs.append(Pair(index: index, old: old[gone[place]]))
        } else {
          loose.append(index)
        }
      }
      if came.count < gone.count { left += gone[came.count...] }
      before += 1
      after += 1
    }
    // What stands elsewhere now, or turned on its way there, is not new.
    func shape(_ line: String) -> String {
      let shape = LineShape.of(line)
      return listed.contains(shape) ? line : LineShape.of(String(LineChange.body(of: line)))
    }
    var moved: [String: Int] = [:]
    for index in left where !old[index].isEmpty { moved[shape(old[index]), default: 0] += 1 }
    for index in loose {
      let shape = shape(new[index])
      if let count = moved[shape], count > 0, !shape.isEmpty {
        moved[shape] = count - 1
        continue
      }
      pairs.append(Pair(index: index, old: nil))
    }
    pairs.sort { $0.index < $1.index }
  }
}
