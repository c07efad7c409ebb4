import Synchronization
import Testing

@testable import EarshotSpeech

/// Time that passes only where a device lets somebody wait.
private final class WaitingTime: Sendable {
  private let state = Mutex((now: Duration.zero, waits: [String]()))

  var now: Duration { state.withLock { $0.now } }

  func pass(_ duration: Duration, because name: String? = nil) {
    state.withLock {
      $0.now += duration
      if let name { $0.waits.append("\(name) \(duration)") }
    }
  }

  /// Who was waited for since the last call, and for how long.
  func takeWaits() -> [String] {
    state.withLock { state in
      defer { state.waits = [] }
      return state.waits
    }
  }
}

/// A server that takes a connection and never answers.
private struct DeafSink: AudioSink {
  let format = AudioFormat.speech
  let name: String
  let time: WaitingTime
  let position = AudioPosition(epoch: 0, frame: 0)

  func start(
    epoch: Int, within patience: Duration, report: @escaping @Sendable (AudioReport) -> Void
  ) throws(SpeechFailure) {
    time.pass(patience, because: name)
    throw .soundLost(reason: "\(name) did not answer")
  }

  func submit(_ samples: [Int16], pan: Pan) {}
  func submitSilence(frameCount: Int) {}
  func mix(_ sound: StereoSound) {}
  func flush(epoch: Int) {}
  func pause() {}
  func resume() {}
  func stop() {}
}

@Suite struct DevicePatienceTests {
  /// Speaks so many utterances, each of which fails, and says who was waited for.
  private func speak(
    _ numbers: Range<Int>, _ speech: LiveSpeech, _ time: WaitingTime,
    _ events: inout AsyncStream<SpeechEvent>.Iterator
  ) async -> [String] {
    for number in numbers { speech.perform(.submit(.test(UInt64(number), "words"))) }
    var ended = 0
    while ended < numbers.count, let event = await events.next(isolation: #isolation) {
      if case .finished(_, .failed) = event.news { ended += 1 }
    }
    return time.takeWaits()
  }

  @Test func allDevicesTogetherAreWaitedForOnce() async {
    let time = WaitingTime()
    let sinks = ["server", "card", "other"].map { DeafSink(name: $0, time: time) }
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: sinks) { time.now }
    var events = speech.events.makeAsyncIterator()
    let once = ["server 3.0 seconds", "card 0.5 seconds", "other 0.5 seconds"]
    #expect(await speak(0..<50, speech, time, &events) == once)
    // Most of the time is not spent on looking for a device again.
    time.pass(.seconds(39))
    #expect(await speak(50..<60, speech, time, &events) == [])
    time.pass(.seconds(2))
    #expect(await speak(60..<80, speech, time, &events) == once)
    // The third time is the last, and a short one.
    time.pass(.seconds(100))
    let probe = ["server 0.5 seconds", "card 0.5 seconds", "other 0.5 seconds"]
    #expect(await speak(80..<90, speech, time, &events) == probe)
    time.pass(.seconds(1000))
    #expect(await speak(90..<99, speech, time, &events) == [])
    await speech.finish()
    #expect(time.takeWaits() == [])
  }

  /// A run hands one patience to its voice and its devices, so that what the one has used up is not there
  /// for the other.
  @Test func theVoiceAndTheDevicesShareOnePatience() async {
    let time = WaitingTime()
    let patience = SharedPatience(limit: 4, longestWait: .seconds(2), shortestWait: .seconds(1))
    for _ in 1...3 { patience.noteSilence(of: .voice) }
    let sinks = [DeafSink(name: "server", time: time)]
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: sinks, patience: patience) {
      time.now
    }
    var events = speech.events.makeAsyncIterator()
    #expect(await speak(0..<5, speech, time, &events) == ["server 2.0 seconds"])
    time.pass(.seconds(1000))
    #expect(await speak(5..<9, speech, time, &events) == [])
    await speech.finish()
  }

  /// A server that opens a stream and then plays nothing is as silent as one that does not open.
  @Test func aDeviceThatOpensAndPlaysNothingIsGivenUp() async {
    let time = WaitingTime()
    let patience = SharedPatience()
    let sink = StalledSink(time: time)
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [sink], patience: patience) {
      time.now
    }
    var events = speech.events.makeAsyncIterator()
    for number in 0..<3 {
      let waits = await speak(number..<(number + 1), speech, time, &events)
      #expect(waits == ["stalled 3.0 seconds"])
    }
    #expect(await speak(3..<9, speech, time, &events) == [])
    #expect(patience.isExhausted(for: .sound))
    await speech.finish()
  }
}

/// A server that opens at once, takes sound and says that it plays none of it.
private final class StalledSink: AudioSink {
  let format = AudioFormat.speech
  let name = "stalled"
  let position = AudioPosition(epoch: 0, frame: 0)
  private let time: WaitingTime
  private let report = Mutex<(@Sendable (AudioReport) -> Void)?>(nil)

  init(time: WaitingTime) {
    self.time = time
  }

  func start(
    epoch: Int, within patience: Duration, report: @escaping @Sendable (AudioReport) -> Void
  ) throws(SpeechFailure) {
    self.report.withLock { $0 = report }
  }

  func submit(_ samples: [Int16], pan: Pan) {
    let report = report.withLock { report in
      defer { report = nil }
      return report
    }
    guard let report else { return }
    time.pass(.seconds(3), because: name)
    report(.failed(.soundLost(reason: "it plays nothing")))
  }

  func submitSilence(frameCount: Int) {}
  func mix(_ sound: StereoSound) {}
  func flush(epoch: Int) {}
  func pause() {}
  func resume() {}
  func stop() {}
}
