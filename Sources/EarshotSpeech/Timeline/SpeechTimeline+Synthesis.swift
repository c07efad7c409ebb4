// What the voice is asked, and where its sound goes.
extension SpeechTimeline {
  /// Gives the voice its next request when it has none.
  mutating func keepVoiceBusy() {
    // Items are large, and are asked in place for as long as nothing has to be done.
    if current?.isMade == false, let id = current?.id {
      preempt(for: id)
      guard synthesis == nil, handedOver - position.frame < lookahead, var item = current else {
        return
      }
      let pause = request(for: &item)
      current = item
      if let pause { handOver(pause) }
    } else if synthesis == nil, waiting.first?.isTouched == false, var next = waiting.first {
      if let pause = request(for: &next) { next.hold(pause) }
      waiting[0] = next
    }
  }

  mutating func take(_ stretch: SoundStretch<Sound>, of token: SynthesisToken) {
    guard let synthesis, synthesis.token == token else { return }
    let sound = SpeechItem<Sound>.Held.sound(stretch.sound, frameCount: stretch.frameCount)
    if current?.id == synthesis.utterance {
      current?.add(stretch)
      handOver(sound)
    } else if let place = waiting.firstIndex(where: { $0.id == synthesis.utterance }) {
      waiting[place].add(stretch)
      waiting[place].hold(sound)
    }
  }

  mutating func endSynthesis(_ token: SynthesisToken, failure: SpeechFailure?) {
    guard let ended = synthesis, ended.token == token else { return }
    synthesis = nil
    if current?.id == ended.utterance {
      current?.end(failure)
      finishCurrentIfPlayed()
    } else if let place = waiting.firstIndex(where: { $0.id == ended.utterance }) {
      waiting[place].end(failure)
    }
  }

  mutating func cancelSynthesis() {
    guard let cancelled = synthesis else { return }
    synthesis = nil
    effects.append(.cancelSynthesis(cancelled.token))
  }

  /// Hands sound to the device.
  mutating func handOver(_ held: SpeechItem<Sound>.Held) {
    switch held {
    case .sound(let sound, let frameCount):
      handedOver += frameCount
      effects.append(.submit(sound))
    case .silence(let frameCount):
      handedOver += frameCount
      effects.append(.submitSilence(frameCount: frameCount))
    }
  }

  /// Asks for the next piece of an utterance and answers with the pause before it.
  private mutating func request(for item: inout SpeechItem<Sound>) -> SpeechItem<Sound>.Held? {
    let piece = item.pieces[item.nextPiece]
    lastToken += 1
    let token = SynthesisToken(rawValue: lastToken)
    synthesis = Synthesis(token: token, utterance: item.id)
    effects.append(.synthesize(token, piece.request))
    let pause = format.frames(in: piece.leadingPause)
    item.begin(pause: pause)
    return pause > 0 ? .silence(frameCount: pause) : nil
  }

  /// Takes the voice away from an utterance that waits.
  private mutating func preempt(for utterance: Utterance.ID) {
    guard let synthesis, synthesis.utterance != utterance else { return }
    cancelSynthesis()
    if let place = waiting.firstIndex(where: { $0.id == synthesis.utterance }) {
      waiting[place].reset()
    }
  }
}

extension SpeechItem {
  mutating func begin(pause: Int) {
    nextPiece += 1
    isBeingMade = true
    frameCount += pause
    pieceStart = frameCount
  }

  mutating func end(_ failure: SpeechFailure?) {
    isBeingMade = false
    switch (self.failure, failure) {
    case (.leftOut(let earlier)?, .leftOut(let later)?): self.failure = .leftOut(earlier + later)
    case (_, let failure?): self.failure = failure
    case (_, nil): break
    }
  }

  mutating func add(_ stretch: SoundStretch<Sound>) {
    let piece = pieces[nextPiece - 1]
    marks.reserveCapacity(marks.count + stretch.words.count)
    for word in stretch.words {
      let source = piece.request.text.source.source(of: word.range)
      let frame = max(pieceStart + max(word.frame, 0), marks.last?.frame ?? 0)
      marks.append(Mark(frame: frame, word: SpokenWord(run: piece.run, range: source)))
    }
    if let end = stretch.audibleEnd { audibleEnd = frameCount + end }
    frameCount += stretch.frameCount
  }
}

extension SpeechFailure {
  /// Whether nothing more of an utterance can be spoken after it.
  var isFinal: Bool {
    if case .leftOut = self { false } else { true }
  }
}
