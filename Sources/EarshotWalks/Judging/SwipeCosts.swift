import EarshotModel

/// How many gestures lead from where the cursor begins to each stop of a screen.
///
/// A listener flicks on and back, jumps to the first and the last stop, and turns the rotor, which is one gesture, to
/// headings, links or buttons and steps through these.
struct SwipeCosts {
  /// The fewest gestures, by the places of the stops.
  let costs: [Int]

  /// - Parameters:
  ///   - stops: The stops.
  ///   - start: The place of the cursor.
  ///   - kinds: What the rotor steps through.
  ///   - isWhole: Whether these are all; otherwise nobody knows how far it is from the last one.
  init(
    _ stops: [WalkedStop], from start: Int,
    kinds: [AccessibilityTraits] = [.header, .link, .button], isWhole: Bool = true
  ) {
    var costs = Array(repeating: Int.max, count: stops.count)
    func flick(from place: Int, _ cost: Int) {
      for index in stops.indices {
        costs[index] = min(costs[index], cost + abs(index - place))
      }
    }
    guard !stops.isEmpty else {
      self.costs = []
      return
    }
    flick(from: start, 0)
    flick(from: 0, 1)
    if isWhole { flick(from: stops.count - 1, 1) }
    let starts = [(start, 0), (0, 1)] + (isWhole ? [(stops.count - 1, 1)] : [])
    for kind in kinds {
      let places = stops.indices.filter { stops[$0].traits.contains(kind) }
      for (begin, cost) in starts {
        for (count, place) in places.filter({ $0 > begin }).enumerated() {
          flick(from: place, cost + 1 + count + 1)
        }
        for (count, place) in places.filter({ $0 < begin }).reversed().enumerated() {
          flick(from: place, cost + 1 + count + 1)
        }
      }
    }
    self.costs = costs
  }
}
