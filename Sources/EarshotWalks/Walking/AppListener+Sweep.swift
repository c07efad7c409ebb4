import EarshotModel
import EarshotReader
import EarshotSession

extension AppListener {
  /// Flicks over the screen: on from the first stop, or back from the last.
  func sweep(isForward: Bool) throws -> Sweep {
    var visits: [Sweep.Visit] = []
    var places: [ObjectIdentifier: Int] = [:]
    func visit(_ step: HeardStep?, moves: Int) -> Int? {
      guard let element = focus else { return nil }
      if let place = places[ObjectIdentifier(element)] { return place }
      places[ObjectIdentifier(element)] = visits.count
      visits.append(
        Sweep.Visit(
          element: element, words: step?.heard.last ?? "", unasked: max(0, moves - 1),
          setsGoing: isExpecting))
      return nil
    }
    func moves(_ step: WalkStep) throws -> Int {
      try take(step).count { $0.kind == .focus }
    }
    let begun = try moves(.command(isForward ? .first : .last))
    _ = visit(way.last, moves: begun)
    while visits.count < WalkedState.stopLimit {
      let before = focus
      let count = try moves(.command(isForward ? .moveForward : .moveBackward))
      guard focus !== before else {
        return Sweep(visits: visits, hasEnded: true, circle: nil)
      }
      if let place = visit(way.last, moves: count) {
        return Sweep(visits: visits, hasEnded: false, circle: place)
      }
    }
    return Sweep(visits: visits, hasEnded: false, circle: nil)
  }
}
