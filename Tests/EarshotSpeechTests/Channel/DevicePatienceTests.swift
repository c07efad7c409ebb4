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
    await speech.finish()
    #expect(time.takeWaits() == [])
  }
}
