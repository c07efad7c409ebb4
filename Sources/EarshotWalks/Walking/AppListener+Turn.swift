import EarshotInterface
import EarshotReader
import EarshotSession

extension AppListener {
  /// Tries one thing, from wherever the cursor stands on the screen.
  ///
  /// - Returns: What came of it; `nil` when the cursor does not come to where it is to be tried.
  func turn(_ act: WalkAct, at stop: Int?, isFirst: Bool) throws -> WalkTurn? {
    if let stop {
      let present = state()
      for step in WalkWay.steps(to: stop, from: present) { try take(step) }
    }
    let before = state()
    guard stop == nil || before.cursor == stop else { return nil }
    let (begin, due, unfinished) = (now, nextDue, unfinished)
    let looks = act.isUse ? WalkedLooks(of: application) : nil
    var events: [TranscriptEvent] = []
    for step in act.steps { events += try take(step) }
    // An app that keeps nothing begins anew, and has never said that it would not.
    if act == .restart, !hasKeptState { return nil }
    let after = state()
    var later: [TranscriptEvent] = []
    var moments: [(Duration, WalkedState)] = []
    // What was set going, and what is still being said, is heard to its end.
    let setsGoing = act.setsThingsGoing && isExpecting && nextDue != due
    var (left, waited, wakings) = (act.waiting, 0.0, 0)
    var settled: Double?
    while left > 0 {
      // Where nothing is due, nothing can come but the ends of what is said.
      let span = isExpecting && settled == nil ? min(left, Self.look) : left
      later += try take(.wait(span))
      (left, waited) = (left - span, waited + span)
      if left <= 0, settled == nil {
        if waited < WalkAct.longest, act.isOfElement,
          !self.unfinished.isEmpty || setsGoing && isExpecting
        {
          left = Self.look
        } else {
          settled = waited
        }
      }
      if left <= 0, settled != nil, act == .rest || setsGoing, wakings < Self.wakings,
        let next = secondsUntilDue, waited + next <= WalkAct.latest
      {
        (left, wakings) = (next, wakings + 1)
      }
      let state = self.state()
      let last = moments.last?.1 ?? after
      if state.digest != last.digest || !state.front.isSame(as: last.front) || left <= 0
        || settled == waited
      {
        moments.append((now - begin, state))
      }
    }
    return WalkTurn(
      act: act, stop: stop, isFirst: isFirst, way: way, before: before, begin: begin,
      unfinished: unfinished, events: events, after: after, later: later, moments: moments,
      settled: settled ?? waited, waited: waited, setsGoing: setsGoing,
      looksBefore: looks, looks: act.isUse ? WalkedLooks(of: application) : nil)
  }

  /// How often one looks at what goes on, in seconds.
  private static let look = 0.5
  /// How often the app is let do what it has put off; what goes on for ever shows itself in a few rounds.
  private static let wakings = 8

  /// How long it takes until the app does something by itself, in seconds; `nil` where nothing is due.
  private var secondsUntilDue: Double? {
    nextDue.map { due in
      // A little longer, so that no rounding keeps what is due from being done.
      max(Self.look, ((due - now) / .seconds(0.05)).rounded(.up) * 0.05)
    }
  }
}
