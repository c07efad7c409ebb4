import EarshotModel
import EarshotReader
import EarshotSession

extension AppListener {
  /// Flicks over the screen: on from the first stop, or back from the last.
  ///
  /// - Parameters:
  ///   - isForward: Which way.
  ///   - isSlow: Whether what a flick has set going is waited for before the next one.
  /// - Returns: What was come to.
  /// - Throws: What an app that is launched anew throws.
  func sweep(isForward: Bool, isSlow: Bool = false) throws -> Sweep {
    var visits: [Sweep.Visit] = []
    var places: [ObjectIdentifier: Int] = [:]
    func visit(_ step: HeardStep?, _ came: Coming) -> Int? {
      guard let element = focus else { return nil }
      if let place = places[ObjectIdentifier(element)] { return place }
      places[ObjectIdentifier(element)] = visits.count
      visits.append(
        Sweep.Visit(
          element: element, words: step?.heard.last ?? "", unasked: max(0, came.moves - 1),
          setsGoing: isExpecting, begins: came.begins, announced: came.announced))
      return nil
    }
    func come(_ step: WalkStep) throws -> Coming {
      let due = nextDue
      var events = try take(step)
      let begins = isExpecting && nextDue != due
      if isSlow, begins { events += try take(.wait(Self.pause)) }
      return Coming(
        moves: events.count {
          $0.kind == .focus && $0.cause != RecoveryRule.sameIdentity.rawValue
        }, begins: begins,
        announced: events.filter { $0.isAnnouncement || $0.isPage }.compactMap(\.text))
    }
    func swept(hasEnded: Bool, circle: Int? = nil) -> Sweep {
      Sweep(visits: visits, hasEnded: hasEnded, circle: circle, way: isSlow ? way : nil)
    }
    // What was set going before has come to its end.
    if isSlow { try take(.wait(Self.pause)) }
    let begun = try come(.command(isForward ? .first : .last))
    _ = visit(way.last, begun)
    while visits.count < WalkedState.stopLimit {
      let before = focus
      let came = try come(.command(isForward ? .moveForward : .moveBackward))
      guard focus !== before else { return swept(hasEnded: true) }
      if let place = visit(way.last, came) { return swept(hasEnded: false, circle: place) }
    }
    return swept(hasEnded: false)
  }

  /// How long a listener stays where something was set going, in seconds.
  private static let pause = 1.0

  /// What came of a flick.
  private struct Coming {
    /// How often the cursor has moved.
    let moves: Int
    /// Whether something is to happen because it came.
    let begins: Bool
    let announced: [String]
  }
}
