// Who speaks: priorities, queueing, groups, the cursor's moves.
extension SpeechTimeline {
  mutating func submit(_ item: SpeechItem<Sound>) {
    if let obstacle { return finish(item, obstacle) }
    if let validity = item.utterance.validity {
      guard validity >= generation else { return finish(item, .dropped(.stale)) }
      moveFocus(to: validity)
    }
    switch item.utterance.queueing {
    case .queue: enqueueUnlessEmpty(item)
    case .interrupt where item.utterance.priority == .low: enqueueUnlessEmpty(item)
    case .interrupt: interrupt(with: item)
    case .replace(let group): replace(group, with: item)
    }
  }

  /// Cuts speech about a place that the cursor has left, and drops utterances about it that are
  /// waiting.
  mutating func moveFocus(to generation: FocusGeneration) {
    guard generation > self.generation else { return }
    self.generation = generation
    func isStale(_ item: SpeechItem<Sound>) -> Bool {
      item.utterance.validity.map { $0 < generation } == true
    }
    dropWaiting(.stale) { isStale($0) }
    if let current, isStale(current), mayCut(current) { cutCurrent() }
  }

  /// Ends everything: what is spoken is interrupted, what waits gets `outcome`.
  mutating func endAll(waiting outcome: UtteranceOutcome) {
    cutCurrent()
    let dropped = waiting
    waiting = []
    for item in dropped { finish(item, outcome) }
    if isPaused { resume() }
  }

  /// Fails what the device was playing; without a successor, everything else too.
  mutating func loseDevice(_ failure: SpeechFailure, hasSuccessor: Bool) {
    if isPaused { resume() }
    if hasSuccessor { flush() } else { beginEpoch() }
    if let item = current {
      current = nil
      finish(item, .failed(failure))
    }
    guard !hasSuccessor else { return }
    let lost = waiting
    waiting = []
    for item in lost { finish(item, .failed(failure)) }
    if obstacle == nil { obstacle = .failed(failure) }
  }

  private func mayCut(_ item: SpeechItem<Sound>) -> Bool { item.utterance.priority < .high }

  private mutating func interrupt(with item: SpeechItem<Sound>) {
    let priority = item.utterance.priority
    dropWaiting(.superseded) { $0.utterance.priority <= priority && $0.utterance.priority < .high }
    if let current {
      guard mayCut(current) else { return enqueueUnlessEmpty(item) }
      cutCurrent()
    } else if position.frame < handedOver {
      // Only the silence after a heard utterance is left; the new one need not wait for it.
      flush()
    }
    if isPaused { resume() }
    if item.pieces.isEmpty { return finish(item, .dropped(.nothingToSay)) }
    waiting.insert(item, at: 0)
  }

  private mutating func replace(_ group: SpeechGroup, with item: SpeechItem<Sound>) {
    let place = waiting.firstIndex { $0.group == group }
    dropWaiting(.superseded) { $0.group == group }
    if let current, current.group == group, mayCut(current) {
      cutCurrent()
      if isPaused { resume() }
      if item.pieces.isEmpty { return finish(item, .dropped(.nothingToSay)) }
      waiting.insert(item, at: 0)
    } else if let place, !item.pieces.isEmpty {
      waiting.insert(item, at: min(place, waiting.count))
    } else {
      enqueueUnlessEmpty(item)
    }
  }

  /// Puts an utterance behind all others of its priority and above.
  private mutating func enqueueUnlessEmpty(_ item: SpeechItem<Sound>) {
    if item.pieces.isEmpty { return finish(item, .dropped(.nothingToSay)) }
    let place = waiting.firstIndex { $0.utterance.priority < item.utterance.priority }
    waiting.insert(item, at: place ?? waiting.count)
  }

  private mutating func dropWaiting(
    _ reason: UtteranceOutcome.DropReason, where isDropped: (SpeechItem<Sound>) -> Bool
  ) {
    let dropped = waiting.filter(isDropped)
    guard !dropped.isEmpty else { return }
    waiting.removeAll(where: isDropped)
    for item in dropped { finish(item, .dropped(reason)) }
  }
}
