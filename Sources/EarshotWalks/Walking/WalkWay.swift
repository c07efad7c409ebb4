import EarshotAudit
import EarshotReader

/// The way from the start of an app to one of its states.
struct WalkWay {
  /// The steps.
  private(set) var steps: [WalkStep] = []
  /// The state that it leads to; `nil` for the start.
  private(set) var end: WalkedIdentity?
  /// What has opened what lies over the screen there.
  private(set) var opening: ModalOpening?
  /// Whether the app has said at the end that another screen has come, and has sent the cursor to it.
  private(set) var endsOnNewScreen = false

  /// How many gestures it takes.
  var length: Int { steps.count(where: \.isGesture) }

  /// The way on from the state that it leads to, by something that was tried there, as far as one of the states in which
  /// that came to rest.
  func adding(
    _ turn: WalkTurn, restingAt resting: (waited: Double, state: WalkedState),
    from state: WalkedState
  ) -> WalkWay {
    var way = self
    if let stop = turn.stop { way.steps += Self.steps(to: stop, from: state) }
    way.steps += turn.act.steps + [.wait(resting.waited)]
    way.end = resting.state.identity
    way.endsOnNewScreen =
      turn.isSent && turn.all.contains { $0.isScreenChange && $0.names(turn.rested.focus) }
    if !resting.state.front.liesOver {
      way.opening = nil
    } else if !turn.before.front.liesOver {
      way.opening = ModalOpening(turn)
    }
    return way
  }

  /// The fewest gestures that lead the cursor to a stop.
  static func steps(to stop: Int, from state: WalkedState) -> [WalkStep] {
    let (cursor, count) = (state.cursor, state.stops.count)
    let fromFirst =
      [WalkStep.command(.first)] + Array(repeating: .command(.moveForward), count: stop)
    let fromLast =
      [WalkStep.command(.last)]
      + Array(repeating: .command(.moveBackward), count: max(0, count - 1 - stop))
    let fromCursor = cursor.map { cursor in
      Array(
        repeating: WalkStep.command(cursor < stop ? .moveForward : .moveBackward),
        count: abs(cursor - stop))
    }
    return [fromCursor, fromFirst, fromLast].compactMap(\.self).min { $0.count < $1.count } ?? []
  }
}

extension [WalkStep] {
  /// The steps as a script writes them.
  var script: [String] { map { HeardStep($0) }.walk.map(\.gesture) }
}
