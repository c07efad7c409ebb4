import EarshotAudit
import EarshotModel
import EarshotSession

/// One step of a walk with what was heard of it.
nonisolated struct HeardStep: Hashable {
  let step: WalkStep
  /// What was said, in its order.
  let heard: [String]
  /// The frame of what the cursor stood on then, in screen points.
  let cursor: Rect?

  init(_ step: WalkStep, _ events: [TranscriptEvent] = [], cursor: Rect? = nil) {
    self.step = step
    self.cursor = cursor
    heard = events.heard
  }
}

extension [HeardStep] {
  /// The steps as findings have them, written as in scripts; waiting that follows on waiting is one.
  var walk: [Finding.WalkedStep] {
    var lines: [Finding.WalkedStep] = []
    var seconds = 0.0
    for step in self {
      if case .wait(let more) = step.step {
        let heard = seconds > 0 ? lines.removeLast().heard : []
        seconds += more
        lines.append(
          Finding.WalkedStep(
            gesture: WalkStep.wait(seconds).script, heard: heard + step.heard, cursor: step.cursor))
      } else {
        seconds = 0
        lines.append(
          Finding.WalkedStep(
            gesture: step.step.script, heard: step.heard, cursor: step.cursor))
      }
    }
    return lines
  }
}
