import EarshotSpeech
import EarshotTestSupport
import Synchronization
import Testing

/// What a device is asked for, in order.
@Suite struct DeviceCallTests {
  /// A virtual device that writes down what it is asked for.
  private final class WrittenSink: AudioSink {
    let device: VirtualSink
    private let calls = Mutex<[String]>([])

    init(_ name: String = "first") {
      device = VirtualSink(name: name)
    }

    /// The calls since the last time.
    func take() -> [String] {
      calls.withLock { calls in
        defer { calls = [] }
        return calls
      }
    }

    private func write(_ call: String) { calls.withLock { $0.append(call) } }

    var format: AudioFormat { device.format }
    var name: String { device.name }
    var position: AudioPosition { device.position }

    func start(
      epoch: Int, within patience: Duration, report: @escaping @Sendable (AudioReport) -> Void
    ) throws(SpeechFailure) {
      write("start \(epoch)")
      try device.start(epoch: epoch, within: patience, report: report)
    }

    func submit(_ samples: [Int16], pan: Pan) {
      write("play \(samples.count)" + (pan.position.map { " at \($0)" } ?? ""))
      device.submit(samples, pan: pan)
    }

    func submitSilence(frameCount: Int) {
      write("silence \(frameCount)")
      device.submitSilence(frameCount: frameCount)
    }

    func mix(_ sound: StereoSound) { write("mix \(sound.frameCount)") }

    func flush(epoch: Int) {
      write("flush \(epoch)")
      device.flush(epoch: epoch)
    }

    func pause() {
      write("pause")
      device.pause()
    }

    func resume() {
      write("resume")
      device.resume()
    }

    func stop() {
      write("stop")
      device.stop()
    }
  }

  private func next(
    _ events: inout AsyncStream<SpeechEvent>.Iterator, _ count: Int = 1
  ) async -> [String] {
    var lines: [String] = []
    while lines.count < count, let event = await events.next(isolation: #isolation) {
      lines.append(event.news.line)
    }
    return lines
  }

  @Test func anUtteranceWithAHintIsPlayedWithItsPause() async {
    let sink = WrittenSink()
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [sink])
    var events = speech.events.makeAsyncIterator()
    speech.perform(.submit(.test(1, "on", hint: "Tap.")))
    await sink.device.waitForFrames(6 * 1323 + 24_255)
    #expect(sink.take() == ["start 0", "play 2646", "silence 24255", "play 5292"])
    speech.perform(.pause)
    #expect(await next(&events, 3) == ["1 began", "1 word 0:0-2", "paused"])
    speech.perform(.silence)
    #expect(await next(&events, 2) == ["1 interrupted 0 of 24", "resumed"])
    #expect(sink.take() == ["pause", "flush 1", "resume"])
    await speech.finish()
    #expect(sink.take() == ["stop"])
  }

  /// The next device goes on where the last one counted, and one that is found again as well.
  @Test func devicesCountOnFromEachOther() async {
    let (first, second) = (WrittenSink(), WrittenSink("second"))
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [first, second])
    var events = speech.events.makeAsyncIterator()
    speech.perform(.submit(.test(1, "on")))
    await first.device.waitForFrames(2646)
    first.device.fail(reason: "unplugged")
    #expect(
      await next(&events, 3) == [
        "1 began", "1 failed: the sound device is gone: unplugged", "sound moved to second",
      ])
    #expect(
      first.take() == ["start 0", "play 2646", "stop"] && second.take() == ["start 1", "flush 1"])
    second.device.fail(reason: "gone")
    #expect(await next(&events) == ["sound lost: the sound device is gone: gone"])
    first.device.revive()
    speech.perform(.submit(.test(2, "on")))
    #expect(await next(&events, 2) == ["sound moved to first", "2 began"])
    await first.device.waitForFrames(2646)
    #expect(first.take() == ["start 3", "flush 3", "play 2646"] && second.take() == ["stop"])
    await speech.leaveDevice()
    #expect(await next(&events, 2) == ["2 word 0:0-2", "2 interrupted 0 of 2"])
    #expect(first.take() == ["flush 4", "stop"])
    speech.takeDevice()
    await speech.finish()
    #expect(first.take() == ["start 4", "stop"])
  }

  /// Sounds beside speech are mixed in as loud as they are wanted, and not at all where they are not.
  @Test func soundsAreMixedIn() async {
    for (gain, expected) in [(1.0, ["start 0", "mix 661", "stop"]), (0, ["start 0", "stop"])] {
      let sink = WrittenSink()
      let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [sink], soundGain: gain)
      speech.perform(.sound(.focus, .none))
      await speech.finish()
      #expect(sink.take() == expected)
    }
  }

  @Test func wordsAreHeardAtTheirPlace() async {
    let sink = WrittenSink()
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [sink])
    var utterance = Utterance.test(1, "on")
    utterance.pan = Pan(-0.5)
    speech.perform(.submit(utterance))
    await sink.device.waitForFrames(2646)
    await speech.finish()
    #expect(sink.take() == ["start 0", "play 2646 at -0.5", "flush 1", "stop"])
  }

  /// A device that stores sound in another way than the voice is passed over.
  @Test func onlyDevicesOfTheSameFormatAreUsed() async {
    let other = VirtualSink(format: AudioFormat(sampleRate: 48_000), name: "other")
    let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [other])
    var events = speech.events.makeAsyncIterator()
    #expect(
      await next(&events) == ["sound lost: the sound device is gone: there is no sound device"])
    await speech.finish()
  }
}

/// What a virtual device plays of what it was given.
@Suite struct VirtualSinkTests {
  @Test func itPlaysWhatItHasAndNoMore() throws {
    let sink = VirtualSink()
    #expect(sink.name == "virtual" && sink.format == .speech && !sink.isOpen)
    sink.submit([1, 2])
    sink.advanceToEnd()
    #expect(sink.position.frame == 0 && sink.heard == [])
    try sink.start(epoch: 3, within: .zero) { _ in }
    #expect(sink.isOpen && sink.position == AudioPosition(epoch: 3, frame: 0))
    sink.submit([1, 2, 3])
    sink.advance(frames: -1)
    sink.advance(frames: 2)
    #expect(sink.heard == [1, 2] && sink.position == AudioPosition(epoch: 3, frame: 2))
    sink.pause()
    sink.advanceToEnd()
    #expect(sink.position.frame == 2)
    sink.resume()
    #expect(sink.position.frame == 2)
    sink.submitSilence(frameCount: 1)
    sink.advance(frames: 99)
    #expect(sink.heard == [1, 2, 3, 0] && sink.position.frame == 4)
    sink.submit([9])
    sink.flush(epoch: 4)
    sink.advanceToEnd()
    #expect(sink.heard == [1, 2, 3, 0] && sink.position == AudioPosition(epoch: 4, frame: 0))
    sink.fail(reason: "test")
    #expect(!sink.isOpen)
    #expect(throws: SpeechFailure.soundLost(reason: "the device is dead")) {
      try sink.start(epoch: 0, within: .zero) { _ in }
    }
    sink.revive()
    try sink.start(epoch: 5, within: .zero) { _ in }
    sink.submit([7])
    sink.stop()
    #expect(!sink.isOpen)
    sink.advanceToEnd()
    #expect(sink.heard == [1, 2, 3, 0])
  }

  @Test func oneThatPlaysAtOnceWaitsForNobody() throws {
    let sink = VirtualSink(playsAtOnce: true)
    try sink.start(epoch: 0, within: .zero) { _ in }
    sink.submit([1, 2])
    #expect(sink.heard == [1, 2])
    sink.pause()
    sink.submit([3])
    #expect(sink.heard == [1, 2])
    sink.resume()
    #expect(sink.heard == [1, 2, 3])
  }
}
