@testable import EarshotEspeak
import EarshotSpeech
import EarshotTestSupport
import Glibc
import Testing

@Suite(.enabled(if: RealVoice.isThere, "the voice program earshot-espeak was not built"))
struct SupervisionTests {
  private static let text = String(
    repeating: "The worker is killed while it speaks this sentence. ", count: 8)

  @Test func killedInMidSentenceNothingIsLostOrSaidTwice() throws {
    let worker = try RealVoice.worker()
    let whole = try RealVoice.say(SupervisionTests.text, with: worker)
    let kills = SoakScale.rounds(of: 100)
    for round in 0..<kills {
      var spoken = Spoken()
      var isKilled = false
      spoken.isComplete = try worker.say(
        SynthesisRequest(SanitizedText(SupervisionTests.text))
      ) { chunk in
        spoken.samples += chunk.samples
        spoken.words += chunk.words
        if !isKilled, spoken.samples.count > round * 3000, let process = worker.processIdentifier {
          isKilled = true
          kill(process, SIGKILL)
        }
        return true
      }
      #expect(spoken.isComplete)
      #expect(abs(spoken.samples.count - whole.samples.count) < 2000, "round \(round)")
      #expect(spoken.words.map(\.range) == whole.words.map(\.range), "round \(round)")
      let next = try RealVoice.say("next", with: worker)
      #expect(next.audible != nil)
    }
    #expect(worker.restartCount <= kills)
    #expect(worker.restartCount >= 1)
  }

  @Test func killedBetweenUtterancesNobodyNotices() throws {
    let worker = try RealVoice.worker()
    let before = try RealVoice.say("one", with: worker)
    let process = try #require(worker.processIdentifier)
    kill(process, SIGKILL)
    let after = try RealVoice.say("one", with: worker)
    #expect(abs(before.samples.count - after.samples.count) < 200)
  }

  @Test func aHungProgramIsReplaced() throws {
    let worker = try RealVoice.worker()
    _ = try RealVoice.say("one", with: worker)
    // What must run out here is the patience with a stopped process, so it is short.
    worker.patience = SharedPatience(longestWait: .milliseconds(300))
    let process = try #require(worker.processIdentifier)
    kill(process, SIGSTOP)
    let spoken = try RealVoice.say("two", with: worker)
    #expect(spoken.audible != nil)
    #expect(worker.restartCount == 1)
    #expect(worker.processIdentifier != process)
  }

  @Test func anotherProgramIsNotTakenForTheWorker() throws {
    let echo = SupervisedWorker(location: WorkerLocation(path: "/bin/cat"))
    #expect(throws: EspeakError.self) { try RealVoice.say("hello", with: echo) }
    let nothing = SupervisedWorker(location: WorkerLocation(path: "/bin/true"))
    #expect(throws: EspeakError.useless(path: "/bin/true")) {
      try RealVoice.say("hello", with: nothing)
    }
    let absent = SupervisedWorker(location: WorkerLocation(path: "/dev/null/worker"))
    #expect(throws: EspeakError.couldNotStart(path: "/dev/null/worker", code: ENOTDIR)) {
      try RealVoice.say("hello", with: absent)
    }
  }

  @Test func theActorSpeaksAndIsCancelled() async throws {
    let voice = EspeakSynthesizer(location: try WorkerLocation.find())
    try await voice.start()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    try await voice.synthesize(SynthesisRequest(SanitizedText("Hello"))) { chunk in
      continuation.yield(chunk.samples.count)
    }
    continuation.finish()
    let frames = await stream.reduce(0, +)
    #expect(frames > 4000)

    let task = Task {
      try await voice.synthesize(
        SynthesisRequest(SanitizedText(SupervisionTests.text)), deliver: { _ in })
    }
    task.cancel()
    _ = await task.result
    try await voice.synthesize(SynthesisRequest(SanitizedText("Again"))) { _ in }
    await voice.stop()
  }
}
