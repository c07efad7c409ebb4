import Testing

@testable import EarshotSpeech

/// What a timeline asks of a voice and a device, step by step, where a frame is a millisecond.
@Suite struct TimelineEffectTests {
  private final class Stage {
    private var timeline = SpeechTimeline<Int>(
      format: AudioFormat(sampleRate: 1000), lookahead: .milliseconds(100))

    var nextFrame: Int? { timeline.nextFrame }
    var isPlaying: Bool { timeline.isPlaying }
    var isIdle: Bool { timeline.isIdle }
    var position: AudioPosition { timeline.position }

    /// Takes in a fact and says what is to be done.
    func after(_ fact: SpeechFact<Int>) -> [String] {
      timeline.apply(fact).map(Self.line)
    }

    /// An utterance of pieces with pauses before them.
    func submit(
      _ id: UInt64, _ pauses: [Int] = [0], _ priority: SpeechPriority = .default,
      _ queueing: SpeechQueueing = .interrupt, validity: UInt64? = nil
    ) -> [String] {
      let pieces = pauses.enumerated().map { run, pause in
        SpeechPiece(
          run: run, leadingPause: .milliseconds(pause),
          request: SynthesisRequest(SanitizedText("\(id).\(run)")))
      }
      let utterance = Utterance.test(id, "", priority, queueing, validity: validity)
      return after(.submitted(utterance, pieces: pieces))
    }

    func make(
      _ token: UInt64, _ frames: Int, audible: Int? = nil, words: [Int] = []
    ) -> [String] {
      let words = words.map { WordEvent(frame: $0, range: 0..<1) }
      return after(
        .produced(
          SynthesisToken(rawValue: token),
          SoundStretch(
            sound: frames, frameCount: frames, audibleEnd: audible ?? frames, words: words)))
    }

    func end(_ token: UInt64) -> [String] {
      after(.synthesisEnded(SynthesisToken(rawValue: token)))
    }

    func play(_ frame: Int, epoch: Int = 0) -> [String] {
      after(.played(AudioPosition(epoch: epoch, frame: frame)))
    }

    private static func line(_ effect: SpeechEffect<Int>) -> String {
      switch effect {
      case .synthesize(let token, let request): "ask \(token.rawValue) \(request.text.string)"
      case .cancelSynthesis(let token): "cancel \(token.rawValue)"
      case .submit(let frames): "sound \(frames)"
      case .submitSilence(let frames): "silence \(frames)"
      case .flush(let epoch): "flush \(epoch)"
      case .pauseDevice: "hold"
      case .resumeDevice: "go on"
      case .tell(.finished(let id, .interrupted(let heard, let total))):
        "\(id.rawValue) interrupted \(heard) of \(total)"
      case .tell(let news): news.line
      }
    }
  }

  @Test func anUtteranceGoesFromTheVoiceToTheDevice() {
    let stage = Stage()
    #expect(stage.submit(1) == ["1 began", "ask 1 1.0"])
    #expect(stage.make(1, 60, words: [0, 30]) == ["sound 60"])
    #expect(stage.end(1) == [])
    #expect(stage.nextFrame == 60 && stage.isPlaying)
    #expect(stage.play(0) == ["1 word 0:0-1"] && stage.nextFrame == 30)
    #expect(stage.play(29) == [] && stage.play(30) == ["1 word 0:0-1"])
    #expect(stage.nextFrame == 60)
    #expect(stage.play(59) == [] && stage.play(60) == ["1 heard"])
    #expect(stage.isIdle && !stage.isPlaying && stage.nextFrame == nil)
  }

  /// The voice works ahead until so much waits at the device, and goes on when less does.
  @Test func theVoiceKeepsAheadByALittle() {
    let stage = Stage()
    #expect(stage.submit(1, [0, 20, 0]) == ["1 began", "ask 1 1.0"])
    #expect(stage.make(1, 99) == ["sound 99"])
    #expect(stage.end(1) == ["ask 2 1.1", "silence 20"])
    #expect(stage.make(2, 81) == ["sound 81"])
    #expect(stage.end(2) == [])
    #expect(stage.nextFrame == 101)
    #expect(stage.play(100) == [] && stage.play(101) == ["ask 3 1.2"])
    #expect(stage.nextFrame == nil)
    #expect(stage.make(3, 10, audible: 4) == ["sound 10"] && stage.end(3) == [])
    #expect(stage.nextFrame == 204)
    #expect(stage.play(203) == [] && stage.play(204) == ["1 heard"])
  }

  /// What waits next is made while what is spoken is played, and held back.
  @Test func theNextUtteranceIsMadeBeforeItsTurn() {
    let stage = Stage()
    #expect(stage.submit(1) == ["1 began", "ask 1 1.0"])
    #expect(stage.submit(2, [5, 0], .default, .queue) == [])
    #expect(stage.make(1, 50) == ["sound 50"] && stage.end(1) == ["ask 2 2.0"])
    #expect(stage.make(2, 40, words: [0]) == [] && stage.end(2) == [])
    #expect(stage.play(50) == ["1 heard", "2 began", "silence 5", "sound 40", "ask 3 2.1"])
    #expect(stage.nextFrame == 55)
    #expect(stage.play(55) == ["2 word 0:0-1"])
    #expect(stage.make(3, 10) == ["sound 10"] && stage.end(3) == [])
    #expect(stage.play(104) == [] && stage.play(105) == ["2 heard"])
  }

  /// The voice leaves what waits as soon as what is spoken wants it again; what it had made is made anew.
  @Test func whatIsSpokenTakesTheVoiceFromWhatWaits() {
    let stage = Stage()
    #expect(stage.submit(1) == ["1 began", "ask 1 1.0"])
    #expect(stage.make(1, 50) == ["sound 50"] && stage.end(1) == [])
    #expect(stage.submit(2, [0], .low, .queue) == ["ask 2 2.0"])
    #expect(stage.make(2, 40) == [] && stage.submit(3, [0], .high, .queue) == [])
    #expect(stage.play(50) == ["1 heard", "3 began", "cancel 2", "ask 3 3.0"])
    // What is still on its way from the voice is passed over.
    #expect(stage.make(2, 40) == [] && stage.end(2) == [])
    #expect(stage.make(3, 10) == ["sound 10"] && stage.end(3) == ["ask 4 2.0"])
    #expect(stage.play(60) == ["3 heard", "2 began"])
    #expect(stage.make(4, 40) == ["sound 40"] && stage.end(4) == [])
    #expect(stage.play(99) == [] && stage.play(100) == ["2 heard"])
  }

  @Test func whatIsCutIsToldWithWhatWasHeardOfIt() {
    let stage = Stage()
    #expect(stage.submit(1, [10]) == ["1 began", "ask 1 1.0", "silence 10"])
    #expect(stage.make(1, 60) == ["sound 60"])
    #expect(stage.play(25) == [])
    #expect(
      stage.submit(2) == [
        "flush 1", "cancel 1", "1 interrupted 25 of 70", "2 began", "ask 2 2.0",
      ])
    #expect(stage.make(2, 60) == ["sound 60"] && stage.play(12, epoch: 1) == [])
    // A device cannot have played what it was not given, nor go back.
    #expect(stage.play(9, epoch: 1) == [] && stage.play(999, epoch: 1) == [])
    #expect(
      stage.after(.silenced) == ["flush 2", "cancel 2", "2 interrupted 60 of 60"])
  }

  /// Silence behind what was heard does not make the next one wait.
  @Test func theEndOfSilenceIsNotWaitedFor() {
    let stage = Stage()
    #expect(stage.submit(1) == ["1 began", "ask 1 1.0"])
    #expect(stage.make(1, 60, audible: 40) == ["sound 60"] && stage.end(1) == [])
    #expect(stage.play(39) == [] && stage.play(40) == ["1 heard"])
    #expect(stage.submit(2) == ["flush 1", "2 began", "ask 2 2.0"])
    #expect(stage.make(2, 5) == ["sound 5"] && stage.end(2) == [])
    #expect(stage.play(5, epoch: 1) == ["2 heard"])
    #expect(stage.submit(3) == ["3 began", "ask 3 3.0"])
  }

  @Test func aPauseHoldsTheDeviceUntilItEndsOrSomethingInterrupts() {
    let stage = Stage()
    #expect(stage.after(.paused) == [] && stage.after(.resumed) == [])
    #expect(stage.submit(1) == ["1 began", "ask 1 1.0"])
    #expect(stage.after(.paused) == ["hold", "paused"] && stage.after(.paused) == [])
    #expect(stage.make(1, 60) == ["sound 60"] && !stage.isPlaying)
    #expect(stage.submit(2, [0], .default, .queue) == [])
    #expect(stage.after(.resumed) == ["go on", "resumed"] && stage.isPlaying)
    #expect(stage.after(.paused) == ["hold", "paused"])
    #expect(
      stage.submit(3) == [
        "2 dropped superseded", "flush 1", "cancel 1", "1 interrupted 0 of 60", "go on", "resumed",
        "3 began", "ask 2 3.0",
      ])
    #expect(stage.after(.paused) == ["hold", "paused"])
    #expect(
      stage.after(.silenced) == [
        "flush 2", "cancel 2", "3 interrupted 0 of 0", "go on", "resumed",
      ])
  }

  @Test func aDeadDeviceTakesWhatItPlayedWithIt() {
    let gone = SpeechFailure.soundLost(reason: "test")
    let stage = Stage()
    #expect(stage.submit(1) == ["1 began", "ask 1 1.0"] && stage.make(1, 60) == ["sound 60"])
    #expect(stage.submit(2, [0], .default, .queue) == [])
    #expect(
      stage.after(.deviceLost(gone, hasSuccessor: true)) == [
        "flush 1", "cancel 1", "1 failed: the sound device is gone: test", "2 began", "ask 2 2.0",
      ])
    #expect(stage.position == AudioPosition(epoch: 1, frame: 0))
    #expect(stage.submit(3, [0], .default, .queue) == [])
    #expect(
      stage.after(.deviceLost(gone, hasSuccessor: false)) == [
        "cancel 2", "2 failed: the sound device is gone: test",
        "3 failed: the sound device is gone: test",
      ])
    #expect(stage.position == AudioPosition(epoch: 2, frame: 0))
    #expect(stage.submit(4) == ["4 failed: the sound device is gone: test"])
    #expect(stage.after(.deviceRestored) == ["flush 3"])
    #expect(stage.submit(5) == ["5 began", "ask 3 5.0"])
    #expect(stage.after(.shutDown) == ["flush 4", "cancel 3", "5 interrupted 0 of 0"])
    #expect(stage.submit(6) == ["6 dropped shutdown"])
    #expect(stage.after(.deviceRestored) == ["flush 5"])
    #expect(stage.submit(7) == ["7 dropped shutdown"])
  }

  /// What is about a place that the cursor has left is not said; what is about a later one moves the cursor.
  @Test func oldPlacesAreNotSpokenOf() {
    let stage = Stage()
    #expect(stage.submit(1, validity: 2) == ["1 began", "ask 1 1.0"])
    #expect(stage.submit(2, [0], .default, .queue, validity: 2) == [])
    #expect(stage.submit(3, [0], .default, .queue, validity: 1) == ["3 dropped stale"])
    #expect(stage.submit(4, [0], .high, .queue, validity: 2) == [])
    #expect(stage.after(.focusMoved(FocusGeneration(2))) == [])
    #expect(
      stage.after(.focusMoved(FocusGeneration(3))) == [
        "4 dropped stale", "2 dropped stale", "flush 1", "cancel 1", "1 interrupted 0 of 0",
      ])
    #expect(stage.submit(5, [0], .high, validity: 3) == ["5 began", "ask 2 5.0"])
    // Once begun, what is urgent is said to its end.
    #expect(stage.after(.focusMoved(FocusGeneration(4))) == [])
  }

  @Test func groupsTakeTheirOwnPlaces() {
    let group = SpeechQueueing.replace(SpeechGroup("slider"))
    let stage = Stage()
    #expect(stage.submit(1) == ["1 began", "ask 1 1.0"])
    #expect(stage.submit(2, [0], .default, group) == [])
    #expect(stage.submit(3, [0], .default, .queue) == [])
    #expect(stage.submit(4, [0], .default, group) == ["2 dropped superseded"])
    #expect(
      stage.submit(5, [], .default, group) == ["4 dropped superseded", "5 dropped nothingToSay"])
    #expect(stage.submit(6, [0], .default, group) == [])
    #expect(stage.make(1, 10) == ["sound 10"] && stage.end(1) == ["ask 2 3.0"])
    #expect(stage.play(10) == ["1 heard", "3 began"])
    #expect(stage.make(2, 10) == ["sound 10"] && stage.end(2) == ["ask 3 6.0"])
    #expect(stage.play(20) == ["3 heard", "6 began"])
    #expect(
      stage.submit(7, [0], .default, group) == [
        "flush 1", "cancel 3", "6 interrupted 0 of 0", "7 began", "ask 4 7.0",
      ])
    #expect(
      stage.submit(8, [], .default, group) == [
        "flush 2", "cancel 4", "7 interrupted 0 of 0", "8 dropped nothingToSay",
      ])
  }

  /// A failure ends an utterance, unless only some of it was left out; then the rest is said.
  @Test func aVoiceThatCannotGoOnEndsTheUtterance() {
    func after(_ stage: Stage, _ token: UInt64, _ failure: SpeechFailure) -> [String] {
      stage.after(.synthesisFailed(SynthesisToken(rawValue: token), failure))
    }
    let stage = Stage()
    #expect(stage.submit(1, [0, 0]) == ["1 began", "ask 1 1.0"])
    #expect(
      after(stage, 1, .voiceCrashed) == ["1 failed: the voice program stopped at this text, twice"]
    )
    #expect(stage.submit(2, [0, 0]) == ["2 began", "ask 2 2.0"])
    #expect(stage.make(2, 10) == ["sound 10"])
    #expect(after(stage, 2, .leftOut(["a"])) == ["ask 3 2.1"])
    #expect(stage.make(3, 10) == ["sound 10"] && after(stage, 3, .leftOut(["b"])) == [])
    #expect(stage.play(19) == [])
    #expect(
      stage.play(20) == [
        "2 failed: the voice program stops at \"a\", \"b\"; the rest was spoken"
      ])
    #expect(stage.submit(3) == ["3 began", "ask 4 3.0"])
    #expect(stage.end(4) == ["3 failed: the voice has no sound for this text"])
  }

  @Test func anUtteranceOfNothingEndsAtOnce() {
    let stage = Stage()
    #expect(stage.submit(1, []) == ["1 dropped nothingToSay"])
    #expect(stage.submit(2, [], .low) == ["2 dropped nothingToSay"])
    #expect(stage.submit(3, [], .default, .queue) == ["3 dropped nothingToSay"])
    #expect(stage.isIdle)
  }
}
