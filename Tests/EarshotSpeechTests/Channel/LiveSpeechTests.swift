import EarshotSpeech
import EarshotTestSupport
import Testing

/// Live speech on a device whose clock the test moves: nothing sleeps, nothing sounds.
struct LiveSpeechTests {
  @Test func anUtteranceIsHeardWhenTheDeviceHasPlayedIt() async {
    let sink = VirtualSink()
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [sink])
    var log = EventLog(speech)
    speech.perform(.submit(.test(1, "Now Playing")))
    await sink.waitForFrames(11 * 1323)
    #expect(await log.next() == "1 began")
    sink.advance(frames: 4 * 1323)
    #expect(await log.next() == "1 word 0:0-3")
    #expect(await log.next() == "1 word 0:4-11")
    sink.advance(frames: 7 * 1323 - 1)
    sink.advance(frames: 1)
    #expect(await log.next() == "1 heard")
    await speech.finish()
    #expect(await log.next() == nil)
    #expect(sink.heard.count == 11 * 1323)
  }

  @Test func cuttingSilencesTheDeviceAndSaysHowMuchWasHeard() async {
    let sink = VirtualSink()
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [sink])
    var log = EventLog(speech)
    speech.perform(.submit(.test(1, "A long sentence")))
    await sink.waitForFrames(15 * 1323)
    sink.advance(frames: 3 * 1323)
    speech.perform(.submit(.test(2, "No")))
    #expect(
      await log.next(4) == [
        "1 began", "1 word 0:0-1", "1 word 0:2-6", "1 interrupted 3 of 15",
      ])
    #expect(await log.next() == "2 began")
    await sink.waitForFrames(2 * 1323)
    sink.advanceToEnd()
    #expect(await log.next(2) == ["2 word 0:0-2", "2 heard"])
    await speech.finish()
    #expect(sink.heard.count == 5 * 1323)
  }

  @Test func whatFollowsALeftOutStretchIsSpoken() async {
    let sink = VirtualSink(playsAtOnce: true)
    let speech = LiveSpeech(synthesizer: FailingVoice(), sinks: [sink])
    speech.perform(
      .submit(
        Utterance(
          id: .init(1), source: .text,
          runs: ["a☠", "then", "a☠", "end"].map { SpeechRun($0) })))
    var outcome: UtteranceOutcome?
    for await event in speech.events {
      guard case .finished(_, let ended) = event.news else { continue }
      outcome = ended
      break
    }
    await speech.finish()
    #expect(outcome == .failed(.leftOut(["☠", "☠"])))
    #expect(sink.heard == [900, 900, 0, 900, 900, 0])
  }

  @Test func pauseHoldsTheDevice() async {
    let sink = VirtualSink()
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [sink])
    var log = EventLog(speech)
    speech.perform(.submit(.test(1, "word")))
    await sink.waitForFrames(4 * 1323)
    speech.perform(.pause)
    #expect(await log.next(2) == ["1 began", "1 word 0:0-4"])
    #expect(await log.next() == "paused")
    sink.advanceToEnd()
    #expect(sink.position.frame == 0)
    speech.perform(.resume)
    #expect(await log.next() == "resumed")
    sink.advanceToEnd()
    #expect(await log.next() == "1 heard")
    await speech.finish()
  }

  @Test func aDeviceThatIsLeftIsSilentAndSpeaksWhenItIsTakenAgain() async {
    let sink = VirtualSink()
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [sink])
    var log = EventLog(speech)
    speech.perform(.submit(.test(1, "word")))
    await sink.waitForFrames(4 * 1323)
    await speech.leaveDevice()
    #expect(!sink.isOpen)
    #expect(await log.next(3) == ["1 began", "1 word 0:0-4", "1 interrupted 0 of 4"])
    speech.takeDevice()
    speech.perform(.submit(.test(2, "on")))
    await sink.waitForFrames(2 * 1323)
    sink.advanceToEnd()
    #expect(await log.next(3) == ["2 began", "2 word 0:0-2", "2 heard"])
    await speech.finish()
    await speech.leaveDevice()
  }

  @Test func aDeadDeviceFailsWhatItPlayedAndTheNextTakesOver() async {
    let first = VirtualSink(name: "first")
    let second = VirtualSink(name: "second")
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [first, second])
    var log = EventLog(speech)
    speech.perform(.submit(.test(1, "one")))
    speech.perform(.submit(.test(2, "two", .default, .queue)))
    await first.waitForFrames(3 * 1323)
    #expect(await log.next() == "1 began")
    first.fail(reason: "unplugged")
    #expect(await log.next() == "1 failed: the sound device is gone: unplugged")
    #expect(Set(await log.next(2)) == ["2 began", "sound moved to second"])
    await second.waitForFrames(3 * 1323)
    second.advanceToEnd()
    #expect(await log.next(2) == ["2 word 0:0-3", "2 heard"])
    second.fail(reason: "gone too")
    #expect(await log.next() == "sound lost: the sound device is gone: gone too")
    speech.perform(.submit(.test(3, "three")))
    #expect(await log.next() == "3 failed: the sound device is gone: gone too")
    await speech.finish()
  }

  @Test func aDeviceThatWorksAgainIsFound() async {
    let sink = VirtualSink(name: "server")
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [sink])
    var log = EventLog(speech)
    speech.perform(.submit(.test(1, "one")))
    await sink.waitForFrames(3 * 1323)
    #expect(await log.next() == "1 began")
    sink.fail(reason: "ended")
    #expect(
      await log.next(2) == [
        "sound lost: the sound device is gone: ended", "1 failed: the sound device is gone: ended",
      ])
    sink.revive()
    speech.perform(.submit(.test(2, "two")))
    #expect(await log.next(2) == ["sound moved to server", "2 began"])
    await sink.waitForFrames(3 * 1323)
    sink.advanceToEnd()
    #expect(await log.next(2) == ["2 word 0:0-3", "2 heard"])
    await speech.finish()
  }

  @Test func noDeviceAtAllIsSaid() async {
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [])
    var log = EventLog(speech)
    #expect(
      await log.next() == "sound lost: the sound device is gone: there is no sound device")
    speech.perform(.submit(.test(1, "one")))
    #expect(await log.next() == "1 failed: the sound device is gone: there is no sound device")
    await speech.finish()
  }

  @Test func whatTheVoiceCannotSayFails() async {
    let sink = VirtualSink(playsAtOnce: true)
    let speech = LiveSpeech(synthesizer: FailingVoice(), sinks: [sink])
    var log = EventLog(speech)
    speech.perform(.submit(.test(1, "crash")))
    speech.perform(.submit(.test(2, "quiet", .default, .queue)))
    speech.perform(.submit(.test(3, "well", .default, .queue)))
    var lines: [String] = []
    while lines.last != "3 heard", let line = await log.next() { lines.append(line) }
    #expect(
      lines.filter { !$0.contains("began") && !$0.contains("word") } == [
        "1 failed: the voice program stopped at this text, twice",
        "2 failed: the voice has no sound for this text", "3 heard",
      ])
    await speech.finish()
  }

  @Test func everyUtteranceEndsOnceWhateverHappens() async {
    let seed: UInt64 = 77
    for round in 0..<SoakScale.rounds(of: 400) {
      var generator = SeededGenerator(seed: seed &+ UInt64(round))
      let sink = VirtualSink(playsAtOnce: Bool.random(using: &generator))
      let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [sink, VirtualSink()])
      let count = UInt64.random(in: 1...30, using: &generator)
      for id in 1...count {
        let priority = SpeechPriority.allCases.randomElement(using: &generator) ?? .low
        let queueing: SpeechQueueing = Bool.random(using: &generator) ? .queue : .interrupt
        speech.perform(.submit(.test(id, "some words", priority, queueing)))
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: speech.perform(.pause)
        case 1: speech.perform(.resume)
        case 2: speech.perform(.silence)
        case 3: sink.fail(reason: "test")
        default: sink.advance(frames: Int.random(in: 0...20_000, using: &generator))
        }
      }
      await speech.finish()
      var ended: [UInt64: Int] = [:]
      for await event in speech.events {
        if case .finished(let id, _) = event.news { ended[id.rawValue, default: 0] += 1 }
      }
      #expect(ended.count == Int(count), "seed \(seed), round \(round)")
      #expect(ended.values.allSatisfy { $0 == 1 }, "seed \(seed), round \(round)")
    }
  }
}

/// Reads the events of live speech one by one.
private struct EventLog {
  private var iterator: AsyncStream<SpeechEvent>.Iterator

  init(_ speech: LiveSpeech) {
    iterator = speech.events.makeAsyncIterator()
  }

  mutating func next() async -> String? {
    await iterator.next(isolation: #isolation)?.news.line
  }

  mutating func next(_ count: Int) async -> [String] {
    var lines: [String] = []
    while lines.count < count, let line = await next() { lines.append(line) }
    return lines
  }
}

/// A voice that crashes at one word, leaves something out of another and makes silence of a third.
private struct FailingVoice: Synthesizer {
  let format = AudioFormat.speech

  func synthesize(
    _ request: SynthesisRequest,
    deliver: @escaping @Sendable (SynthesisChunk) -> Void
  ) async throws(SpeechFailure) {
    switch request.text.string {
    case "crash": throw .voiceCrashed
    case "a☠": throw .leftOut(["☠"])
    case "quiet": deliver(SynthesisChunk(samples: [0, 0, 0]))
    default: deliver(SynthesisChunk(samples: [900, 900, 0]))
    }
  }
}
