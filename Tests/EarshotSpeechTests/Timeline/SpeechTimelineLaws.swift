@testable import EarshotSpeech
import EarshotTestSupport
import Testing

/// The laws of the timeline, over random orders of submissions, moves, sound, positions, pauses and
/// deaths of the device.
struct SpeechTimelineLaws {
  @Test func lawsHoldUnderAnyInterleaving() {
    let seed: UInt64 = 19
    for round in 0..<SoakScale.rounds(of: 10_000) {
      var world = SpeechWorld(seed: seed &+ UInt64(round))
      for _ in 0..<120 { world.step() }
      world.end()
      #expect(world.broken.isEmpty, "seed \(seed), round \(round): \(world.broken.prefix(3))")
      if !world.broken.isEmpty { return }
    }
  }
}

/// A voice, a device and an owner at random, who watch that the timeline keeps its word.
private struct SpeechWorld: ~Copyable {
  /// What the device was given, in one count of its frames.
  struct Taped {
    var utterance: UInt64
    var start: Int
    var audibleEnd: Int
  }

  var broken: [String] = []
  private var generator: SeededGenerator
  private var timeline = SpeechTimeline<Sound>(
    format: AudioFormat(sampleRate: 1000), lookahead: .milliseconds(400))
  private var submitted: [UInt64: SpeechPriority] = [:]
  private var outcomes: [UInt64: UtteranceOutcome] = [:]
  private var began: [UInt64] = []
  private var produced: [UInt64: Int] = [:]
  private var taped: [Taped] = []
  private var tape = 0
  private var device = AudioPosition(epoch: 0, frame: 0)
  private var working: (token: SynthesisToken, utterance: UInt64, words: Int, frames: Int)?
  private var late: [SynthesisToken] = []
  private var allowsCut = false
  private var generation: UInt64 = 0
  private var nextID: UInt64 = 1
  private var lastWord: [UInt64: Int] = [:]

  /// A stretch and how much of it is audible.
  struct Sound: Sendable {
    var utterance: UInt64
    var frames: Int
    var audible: Int?
  }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func step() {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...3: submit()
    case 4...8: speak()
    case 9...14: play()
    case 15:
      generation += 1
      apply(.focusMoved(FocusGeneration(generation)))
    case 16: apply(.paused)
    case 17: apply(.resumed)
    case 18:
      allowsCut = true
      apply(.silenced)
      allowsCut = false
    default: fault()
    }
  }

  mutating func end() {
    allowsCut = true
    apply(.shutDown)
    for id in submitted.keys where outcomes[id] == nil { broken.append("\(id) has no outcome") }
    if !timeline.isIdle { broken.append("not idle after shutdown") }
    apply(.submitted(.test(nextID, "late"), pieces: pieces(1, of: nextID)))
  }

  private mutating func submit() {
    let id = nextID
    nextID += 1
    let priority = SpeechPriority.allCases.randomElement(using: &generator) ?? .default
    let queueing: [SpeechQueueing] = [
      .interrupt, .interrupt, .queue, .replace(SpeechGroup("a")), .replace(SpeechGroup("b")),
    ]
    let isFocus = Bool.random(using: &generator)
    let age = UInt64.random(in: 0...1, using: &generator)
    let utterance = Utterance.test(
      id, "x", priority, queueing.randomElement(using: &generator) ?? .queue,
      validity: isFocus ? (generation > age ? generation - age : 0) : nil)
    submitted[id] = priority
    apply(
      .submitted(utterance, pieces: pieces(Int.random(in: 0...3, using: &generator), of: id)))
  }

  private mutating func pieces(_ count: Int, of id: UInt64) -> [SpeechPiece] {
    (0..<count).map { index in
      SpeechPiece(
        run: index,
        leadingPause: Bool.random(using: &generator) ? .zero : .milliseconds(150),
        request: SynthesisRequest(SanitizedText("\(id)")))
    }
  }

  private mutating func speak() {
    if let token = late.popLast() {
      apply(.produced(token, stretch(of: 0, audible: 10, words: [])))
      apply(.synthesisEnded(token))
      return
    }
    guard var work = working else { return }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0...4:
      let isAudible = Int.random(in: 0..<4, using: &generator) > 0
      let words = [WordEvent(frame: work.frames + 3, range: 0..<1)]
      let next = stretch(of: work.utterance, audible: isAudible ? 40 : nil, words: words)
      work.frames += 60
      working = work
      produced[work.utterance, default: 0] += 1
      apply(.produced(work.token, next))
    case 5...6:
      working = nil
      apply(.synthesisEnded(work.token))
    default:
      working = nil
      apply(.synthesisFailed(work.token, .voiceCrashed))
    }
  }

  private func stretch(
    of utterance: UInt64, audible: Int?, words: [WordEvent]
  ) -> SoundStretch<Sound> {
    SoundStretch(
      sound: Sound(utterance: utterance, frames: 60, audible: audible), frameCount: 60,
      audibleEnd: audible, words: words)
  }

  private mutating func play() {
    device.frame = min(device.frame + Int.random(in: 0...80, using: &generator), tape)
    apply(.played(device))
    // A report from before the last flush, as a device's thread may still send it.
    apply(.played(AudioPosition(epoch: device.epoch - 1, frame: 1_000_000)))
  }

  private mutating func fault() {
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return }
    let hasSuccessor = Bool.random(using: &generator)
    allowsCut = true
    apply(.deviceLost(.soundLost(reason: "test"), hasSuccessor: hasSuccessor))
    if !hasSuccessor { apply(.deviceRestored) }
    allowsCut = false
  }

  private mutating func apply(_ fact: SpeechFact<Sound>) {
    for effect in timeline.apply(fact) { carryOut(effect) }
  }

  private mutating func carryOut(_ effect: SpeechEffect<Sound>) {
    switch effect {
    case .synthesize(let token, let request):
      if working != nil { broken.append("two requests at once") }
      working = (token, UInt64(request.text.string) ?? 0, 0, 0)
    case .cancelSynthesis(let token):
      if working?.token != token { broken.append("cancelled what was not asked") }
      if let work = working { produced[work.utterance] = 0 }
      working = nil
      late.append(token)
    case .submit(let sound):
      if began.last != sound.utterance { broken.append("sound of one who has not begun") }
      taped.append(
        Taped(
          utterance: sound.utterance, start: tape, audibleEnd: sound.audible.map { tape + $0 } ?? 0)
      )
      tape += sound.frames
    case .submitSilence(let frameCount):
      tape += frameCount
    case .flush(let epoch):
      taped = []
      tape = 0
      device = AudioPosition(epoch: epoch, frame: 0)
    case .tell(let news): hear(news)
    case .pauseDevice, .resumeDevice: break
    }
  }

  private mutating func hear(_ news: SpeechNews) {
    switch news {
    case .began(let id):
      if began.contains(id.rawValue) { broken.append("\(id) began twice") }
      if let last = began.last, outcomes[last] == nil { broken.append("two are spoken") }
      began.append(id.rawValue)
    case .word(let id, let word):
      let start = taped.first { $0.utterance == id.rawValue }?.start ?? .max
      if device.frame < start { broken.append("word of \(id) before its sound") }
      if began.last != id.rawValue { broken.append("word of one who is not spoken") }
      if word.run < lastWord[id.rawValue, default: 0] { broken.append("words go back") }
      lastWord[id.rawValue] = word.run
    case .finished(let id, let outcome): finish(id.rawValue, outcome)
    case .paused, .resumed, .soundMoved, .soundLost: break
    }
  }

  private mutating func finish(_ id: UInt64, _ outcome: UtteranceOutcome) {
    if outcomes.updateValue(outcome, forKey: id) != nil { broken.append("\(id) ended twice") }
    let sounds = taped.filter { $0.utterance == id }
    switch outcome {
    case .heard:
      if sounds.count != produced[id] { broken.append("\(id) heard, but not all its sound") }
      if let end = sounds.map(\.audibleEnd).max(), device.frame < end {
        broken.append("\(id) heard at \(device.frame) of \(end)")
      }
      if working?.utterance == id { broken.append("\(id) heard while it is being made") }
    case .interrupted(let heard, let total):
      if !(0...total).contains(heard) { broken.append("\(id) heard \(heard) of \(total)") }
      if !began.contains(id) { broken.append("\(id) interrupted before it began") }
      if submitted[id] == .high, !allowsCut { broken.append("\(id) is high and was cut") }
    case .dropped:
      if began.contains(id) { broken.append("\(id) dropped after it began") }
    case .failed:
      break
    }
  }
}
