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
    let (begin, due, unfinished) = (now, application.nextDue, unfinished)
    let looks = act.isUse ? WalkedLooks(of: application) : nil
    var events: [TranscriptEvent] = []
    for step in act.steps { events += try take(step) }
    // An app that keeps nothing begins anew, and has never said that it would not.
    if act == .restart, !hasKeptState { return nil }
    let after = state()
    var later: [TranscriptEvent] = []
    var moments: [(Duration, WalkedState)] = []
    // What was set going, and what is still being said, is heard to its end.
    let setsGoing = act.isOfElement && isExpecting && application.nextDue != due
    var (left, waited) = (act.waiting, 0.0)
    while left > 0 {
      // Where nothing is due, nothing can come but the ends of what is said.
      let span = isExpecting ? min(left, 0.5) : left
      later += try take(.wait(span))
      (left, waited) = (left - span, waited + span)
      if left <= 0, waited < WalkAct.longest, act.isOfElement,
        !self.unfinished.isEmpty || setsGoing && isExpecting
      {
        left = 0.5
      }
      let state = self.state()
      let last = moments.last?.1 ?? after
      if state.digest != last.digest || !state.front.isSame(as: last.front) || left <= 0 {
        moments.append((now - begin, state))
      }
    }
    return WalkTurn(
      act: act, stop: stop, isFirst: isFirst, way: way, before: before, unfinished: unfinished,
      events: events,
      after: after, later: later, moments: moments, waited: waited, setsGoing: setsGoing,
      looksBefore: looks, looks: act.isUse ? WalkedLooks(of: application) : nil)
  }
}
