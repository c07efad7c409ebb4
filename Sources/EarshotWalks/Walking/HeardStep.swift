import EarshotSession

/// One step of a walk with what was heard of it.
nonisolated struct HeardStep: Hashable {
  let step: WalkStep
  /// What was said, in its order.
  let heard: [String]

  init(_ step: WalkStep, _ events: [TranscriptEvent]) {
    self.step = step
    heard = events.lazy.filter { $0.kind == .speech }.compactMap(\.text)
  }
}
