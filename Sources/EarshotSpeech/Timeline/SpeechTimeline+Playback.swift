// What the device has played, and what may be said of it.
extension SpeechTimeline {
  /// The next position of the device that matters, for a clock that jumps; `nil` when none does.
  package var nextFrame: Int? {
    var frames: [Int] = []
    if let current {
      if let mark = current.marks.first { frames.append(current.base + mark.frame) }
      if current.isMade, let end = current.audibleEnd { frames.append(current.base + end) }
      if !current.isMade, synthesis == nil { frames.append(handedOver - lookahead + 1) }
    }
    return frames.filter { $0 > position.frame && $0 <= handedOver }.min()
  }

  mutating func advance(to reported: AudioPosition) {
    guard reported.epoch == position.epoch, reported.frame > position.frame || hasWordToTell else {
      return
    }
    // A device cannot have played what it was not given.
    position.frame = max(position.frame, min(reported.frame, handedOver))
    tellWords()
    finishCurrentIfPlayed()
  }

  /// Ends the current utterance when the device is past all there is to hear of it.
  mutating func finishCurrentIfPlayed() {
    guard current?.isMade == true, let item = current else { return }
    guard let audibleEnd = item.audibleEnd else {
      // Silence is no speech, and a voice that made nothing else has failed.
      current = nil
      return finish(item, .failed(item.failure ?? .inaudible))
    }
    guard position.frame >= item.base + audibleEnd else { return }
    tellWords()
    current = nil
    finish(item, item.failure.map { .failed($0) } ?? .heard)
  }

  mutating func pause() {
    guard !isPaused, !isIdle else { return }
    isPaused = true
    effects.append(.pauseDevice)
    effects.append(.tell(.paused))
  }

  mutating func resume() {
    guard isPaused else { return }
    isPaused = false
    effects.append(.resumeDevice)
    effects.append(.tell(.resumed))
  }

  /// Whether a word begins where the device already is.
  var hasWordToTell: Bool {
    guard let mark = current?.marks.first, let base = current?.base else { return false }
    return base + mark.frame <= position.frame
  }

  private mutating func tellWords() {
    while hasWordToTell, let id = current?.id, let mark = current?.marks.removeFirst() {
      effects.append(.tell(.word(id, mark.word)))
    }
  }
}
