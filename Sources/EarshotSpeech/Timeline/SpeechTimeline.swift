/// Decides what is spoken when, and what may be said to have been heard: a value that turns facts
/// into effects, without threads and without time.
///
/// 1. At most one utterance is *current*: its sound goes to the device as it is made. The others
///    wait in order of priority, those of one priority in order of submission.
/// 2. The voice works on one request at a time: on the pieces of the current utterance as long as
///    less than `lookahead` waits at the device, then on the first piece of the next utterance,
///    whose sound is held back until its turn.
/// 3. The device counts the frames handed to it since the last flush; an utterance lies at `base`
///    on that count. Its words and its end are told when the device's position passes them.
/// 4. *Heard* is said only when the voice has made all of it and the device has played it to the
///    last audible sample with no flush in between. Cutting flushes first and counts anew, so that
///    no late position can touch what was cut.
/// 5. Every utterance leaves through `finish`, which tells its outcome; none leaves twice. That is why a
///    timeline cannot be copied: what waits in it would end in each of the copies.
package struct SpeechTimeline<Sound: Sendable>: ~Copyable, Sendable {
  typealias Effects = [SpeechEffect<Sound>]

  /// The request that the voice works on.
  struct Synthesis: Sendable {
    var token: SynthesisToken
    var utterance: Utterance.ID
  }

  let format: AudioFormat
  let lookahead: Int

  var current: SpeechItem<Sound>?
  var waiting: [SpeechItem<Sound>] = []
  var synthesis: Synthesis?
  var lastToken: UInt64 = 0
  var generation = FocusGeneration()
  var position = AudioPosition(epoch: 0, frame: 0)
  /// The frames handed to the device since the last flush.
  var handedOver = 0
  var isPaused = false
  /// Why nothing can be spoken, if so.
  var obstacle: UtteranceOutcome?
  var effects: Effects = []

  /// How many effects an utterance has at most as a rule when it is submitted.
  private static var usualEffects: Int { 4 }

  /// Creates an empty timeline; the voice keeps at most `lookahead` ahead of the device, up to the
  /// end of the piece it works on.
  package init(format: AudioFormat, lookahead: Duration = .seconds(10)) {
    self.format = format
    self.lookahead = max(format.frames(in: lookahead), 1)
  }

  /// Whether nothing is spoken and nothing waits.
  package var isIdle: Bool { current == nil && waiting.isEmpty }

  /// Whether the device has sound to play and is not held.
  package var isPlaying: Bool { !isPaused && position.frame < handedOver }

  /// Takes in a fact and answers with what is to be done, in order.
  package mutating func apply(_ fact: consuming SpeechFact<Sound>) -> [SpeechEffect<Sound>] {
    switch fact {
    case .submitted(let utterance, let pieces):
      effects.reserveCapacity(Self.usualEffects)
      submit(SpeechItem(utterance, pieces: pieces))
    case .produced(let token, let stretch):
      take(stretch, of: token)
    case .synthesisEnded(let token):
      endSynthesis(token, failure: nil)
    case .synthesisFailed(let token, let failure):
      endSynthesis(token, failure: failure)
    case .played(let position):
      advance(to: position)
    case .focusMoved(let generation):
      moveFocus(to: generation)
    case .silenced:
      endAll(waiting: .dropped(.silenced))
    case .paused:
      pause()
    case .resumed:
      resume()
    case .deviceLost(let failure, let hasSuccessor):
      loseDevice(failure, hasSuccessor: hasSuccessor)
    case .deviceRestored:
      if obstacle != .dropped(.shutdown) { obstacle = nil }
      flush()
    case .shutDown:
      endAll(waiting: .dropped(.shutdown))
      obstacle = .dropped(.shutdown)
    }
    proceed()
    return exchange(&effects, with: [])
  }

  /// Tells the outcome of an utterance that has left the timeline.
  mutating func finish(_ item: SpeechItem<Sound>, _ outcome: UtteranceOutcome) {
    if synthesis?.utterance == item.id { cancelSynthesis() }
    effects.append(.tell(.finished(item.id, outcome)))
  }

  /// Cuts the current utterance: silence first, then the news.
  mutating func cutCurrent() {
    guard let item = current else { return }
    current = nil
    let heard = min(max(position.frame - item.base, 0), item.frameCount)
    flush()
    finish(item, .interrupted(heardFrames: heard, of: item.frameCount))
  }

  mutating func flush() {
    effects.append(.flush(epoch: position.epoch + 1))
    beginEpoch()
  }

  mutating func beginEpoch() {
    position = AudioPosition(epoch: position.epoch + 1, frame: 0)
    handedOver = 0
  }

  /// Makes the first of the waiting current when there is none, keeps the voice busy, and lets the
  /// device go on when a pause has nothing left to hold.
  private mutating func proceed() {
    while current == nil, !waiting.isEmpty {
      var item = waiting.removeFirst()
      item.base = handedOver
      let held = item.takeHeld()
      current = item
      effects.append(.tell(.began(item.id)))
      for stretch in held { handOver(stretch) }
      finishCurrentIfPlayed()
    }
    keepVoiceBusy()
    if isPaused, isIdle { resume() }
  }
}
