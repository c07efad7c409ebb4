import EarshotSpeech
import Testing

/// What is spoken when, in virtual time: a character lasts 60 ms.
struct VirtualSpeechTests {
  @Test func anUtteranceIsHeardAtItsEnd() {
    let speech = VirtualSpeech()
    speech.perform(.submit(.test(1, "Now Playing")))
    #expect(run(speech) == ["0 1 began", "0 1 word 0:0-3", "240 1 word 0:4-11", "660 1 heard"])
    #expect(speech.isIdle)
  }

  @Test func theNextEventIsToldWithoutComingToIt() {
    let speech = VirtualSpeech()
    #expect(speech.nextEventTime == nil)
    speech.perform(.submit(.test(1, "Now Playing")))
    _ = speech.takeEvents()
    var times: [Duration] = []
    while let next = speech.nextEventTime {
      times.append(next)
      speech.advance(to: next + .milliseconds(1))
      #expect(!speech.takeEvents().isEmpty)
    }
    #expect(times == [.milliseconds(240), .milliseconds(660)])
    #expect(speech.isIdle)
  }

  @Test func aHintComesAfterItsPauseAndIsCutWithTheRest() {
    let speech = VirtualSpeech()
    speech.perform(.submit(.test(1, "Play", hint: "Double tap.")))
    #expect(
      run(speech) == [
        "0 1 began", "0 1 word 0:0-4", "1340 1 word 1:0-6", "1760 1 word 1:7-11", "2000 1 heard",
      ])
    speech.perform(.submit(.test(2, "Stop", hint: "Double tap.")))
    speech.advance(to: .seconds(3))
    #expect(lines(speech) == ["2000 2 began", "2000 2 word 0:0-4"])
    speech.advance(to: .seconds(3))
    speech.perform(.submit(.test(3, "Next")))
    #expect(
      run(speech) == [
        "3000 2 interrupted 16 of 33", "3000 3 began", "3000 3 word 0:0-4", "3240 3 heard",
      ])
  }

  @Test func interruptionDropsWhatWaits() {
    let speech = VirtualSpeech()
    speech.perform(.submit(.test(1, "one")))
    speech.perform(.submit(.test(2, "two", .default, .queue)))
    speech.perform(.submit(.test(3, "three", .low, .queue)))
    speech.perform(.submit(.test(4, "four")))
    #expect(
      run(speech).filter { !$0.contains("word") } == [
        "0 1 began", "0 2 dropped superseded", "0 3 dropped superseded", "0 1 interrupted 0 of 3",
        "0 4 began", "240 4 heard",
      ])
  }

  @Test func queuedSpeechGoesByPriorityThenByTime() {
    let speech = VirtualSpeech()
    speech.perform(.submit(.test(1, "a")))
    speech.perform(.submit(.test(2, "low", .low, .interrupt)))
    speech.perform(.submit(.test(3, "b", .default, .queue)))
    speech.perform(.submit(.test(4, "high", .high, .queue)))
    speech.perform(.submit(.test(5, "c", .default, .queue)))
    #expect(
      run(speech).filter { $0.contains("heard") } == [
        "60 1 heard", "300 4 heard", "360 3 heard", "420 5 heard", "600 2 heard",
      ])
  }

  @Test func highSpeechIsNotCutByOthers() {
    let speech = VirtualSpeech()
    speech.perform(.submit(.test(1, "urgent", .high)))
    speech.perform(.submit(.test(2, "focus")))
    speech.perform(.submit(.test(3, "again", .high)))
    speech.perform(.submit(.test(4, "newer")))
    #expect(
      run(speech).filter { !$0.contains("word") } == [
        "0 1 began", "0 2 dropped superseded", "360 1 heard", "360 3 began", "660 3 heard",
        "660 4 began", "960 4 heard",
      ])
  }

  @Test func silenceOnRequestCutsEvenHighSpeech() {
    let speech = VirtualSpeech()
    speech.perform(.submit(.test(1, "urgent", .high)))
    speech.perform(.submit(.test(2, "waits", .default, .queue)))
    speech.perform(.silence)
    #expect(
      run(speech).filter { !$0.contains("word") } == [
        "0 1 began", "0 1 interrupted 0 of 6", "0 2 dropped silenced",
      ])
  }

  @Test func staleFocusSpeechIsDropped() {
    let speech = VirtualSpeech()
    speech.perform(.submit(.test(1, "first", source: .focus, validity: 1)))
    speech.perform(.submit(.test(2, "queued", source: .focus, .default, .queue, validity: 1)))
    speech.perform(.focusMoved(FocusGeneration(2)))
    speech.perform(.submit(.test(3, "late", source: .focus, validity: 1)))
    speech.perform(.submit(.test(4, "now", source: .focus, validity: 2)))
    #expect(
      run(speech).filter { !$0.contains("word") } == [
        "0 1 began", "0 2 dropped stale", "0 1 interrupted 0 of 5", "0 3 dropped stale",
        "0 4 began", "180 4 heard",
      ])
  }

  @Test func groupsReplaceTheirOwn() {
    let volume = SpeechQueueing.replace(SpeechGroup("volume"))
    let speech = VirtualSpeech()
    speech.perform(.submit(.test(1, "talk")))
    speech.perform(.submit(.test(2, "10%", .default, volume)))
    speech.perform(.submit(.test(3, "20%", .default, volume)))
    speech.perform(.submit(.test(4, "end", .default, .queue)))
    speech.perform(.submit(.test(5, "30%", .default, volume)))
    speech.advance(to: .milliseconds(240))
    #expect(
      until(speech, .milliseconds(300)).filter { !$0.contains("word") } == [
        "0 1 began", "0 2 dropped superseded", "0 3 dropped superseded", "240 1 heard",
        "240 5 began",
      ])
    speech.perform(.submit(.test(6, "40%", .default, volume)))
    #expect(
      run(speech).filter { !$0.contains("word") } == [
        "300 5 interrupted 1 of 3", "300 6 began", "480 6 heard", "480 4 began", "660 4 heard",
      ])
  }

  @Test func pauseHoldsAndResumeGoesOn() {
    let speech = VirtualSpeech()
    speech.perform(.pause)
    speech.perform(.submit(.test(1, "one two")))
    #expect(until(speech, .milliseconds(120)) == ["0 1 began", "0 1 word 0:0-3"])
    speech.perform(.pause)
    #expect(until(speech, .seconds(5)) == ["120 paused"])
    #expect(speech.time == .seconds(5))
    speech.perform(.resume)
    #expect(run(speech) == ["5000 resumed", "5120 1 word 0:4-7", "5300 1 heard"])
  }

  @Test func newSpeechEndsAPause() {
    let speech = VirtualSpeech()
    speech.perform(.submit(.test(1, "one")))
    speech.perform(.pause)
    speech.perform(.submit(.test(2, "queued", .default, .queue)))
    #expect(until(speech, .seconds(1)).last == "0 paused")
    speech.perform(.submit(.test(3, "two")))
    #expect(
      run(speech) == [
        "1000 2 dropped superseded", "1000 1 interrupted 0 of 3", "1000 resumed", "1000 3 began",
        "1000 3 word 0:0-3", "1180 3 heard",
      ])
  }

  @Test func nothingToSayStillCuts() {
    let speech = VirtualSpeech()
    speech.perform(.submit(.test(1, "one")))
    speech.perform(.submit(.test(2, " \u{200B}")))
    speech.perform(.submit(.test(3, "", .default, .queue)))
    #expect(
      run(speech).filter { !$0.contains("word") } == [
        "0 1 began", "0 1 interrupted 0 of 3", "0 2 dropped nothingToSay",
        "0 3 dropped nothingToSay",
      ])
  }

  @Test func shutdownEndsEverythingOnce() {
    let speech = VirtualSpeech()
    speech.perform(.submit(.test(1, "one")))
    speech.perform(.submit(.test(2, "two", .default, .queue)))
    speech.perform(.shutDown)
    speech.perform(.submit(.test(3, "late", .high)))
    speech.perform(.shutDown)
    #expect(
      run(speech).filter { !$0.contains("word") } == [
        "0 1 began", "0 1 interrupted 0 of 3", "0 2 dropped shutdown", "0 3 dropped shutdown",
      ])
  }

  @Test func theOwnerAnswersAtTheVeryMoment() {
    let speech = VirtualSpeech()
    speech.perform(.submit(.test(1, "page")))
    var pages: UInt64 = 1
    var log: [String] = []
    while !speech.advance(to: .seconds(1)) {
      for event in speech.takeEvents() {
        log.append(event.line)
        if case .finished(_, .heard) = event.news {
          pages += 1
          speech.perform(.submit(.test(pages, "page")))
        }
      }
    }
    #expect(
      log.filter { $0.contains("heard") } == [
        "240 1 heard", "480 2 heard", "720 3 heard", "960 4 heard",
      ])
    #expect(speech.time == .seconds(1))
  }

  @Test func longTextIsSpokenInPieces() {
    let speech = VirtualSpeech(preparation: SpeechPreparation(pieceLimit: 40))
    let text = String(repeating: "A sentence of words. ", count: 50)
    speech.perform(.submit(.test(1, text)))
    let lines = run(speech)
    #expect(lines.last == "\((text.count) * 60) 1 heard")
    #expect(lines.filter { $0.contains("word") }.count == 200)
    #expect(lines.contains("\(21 * 49 * 60) 1 word 0:\(21 * 49)-\(21 * 49 + 1)"))
  }

  private func lines(_ speech: VirtualSpeech) -> [String] { speech.takeEvents().map(\.line) }

  private func run(_ speech: VirtualSpeech) -> [String] {
    var log = lines(speech)
    while !speech.advanceToNextEvent() { log += lines(speech) }
    return log
  }

  private func until(_ speech: VirtualSpeech, _ time: Duration) -> [String] {
    var log = lines(speech)
    while !speech.advance(to: time) { log += lines(speech) }
    return log + lines(speech)
  }
}
