import EarshotSpeech
import EarshotTestSupport
import Foundation
import Synchronization
import Testing

@testable import EarshotAudio

/// Tests with a real server, one at a time, so that they do not keep each other from their turn.
@Suite(.serialized) struct RealSoundTests {}

/// What a sink has reported.
private final class Reports: Sendable {
  private let reports = Mutex<[AudioReport]>([])
  private let news = DispatchSemaphore(value: 0)

  func take(_ report: AudioReport) {
    reports.withLock { $0.append(report) }
    news.signal()
  }

  /// Does something as soon as so many frames were played, on a thread of its own: a task would wait its turn
  /// among those of all the tests that run meanwhile.
  func afterFrame(_ frame: Int, _ work: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      while (position?.frame ?? 0) < frame {
        guard news.wait(timeout: .now() + 10) == .success else { return }
      }
      work()
    }
  }

  /// The last place it reported.
  var position: AudioPosition? {
    reports.withLock { reports in
      for case .played(let position) in reports.reversed() { return position }
      return nil
    }
  }

  /// The failures it reported.
  var failures: [SpeechFailure] {
    reports.withLock {
      $0.compactMap { if case .failed(let failure) = $0 { failure } else { nil } }
    }
  }
}

/// Sound through a real server, recorded at its monitor.
///
/// The first sound of a server may be late, so every test plays one that it does not look at.
extension RealSoundTests {
  @Suite(.serialized, .enabled(if: PulseServer.isInstalled, "pulseaudio or parec is not installed"))
  struct PlaybackTests {
    /// A tone that begins and ends softly.
    private static func tone(milliseconds: Int) -> [Int16] {
      let count = 22_050 * milliseconds / 1000
      return (0..<count).map { index in
        let edge = Double(min(index, count - 1 - index, 100)) / 100
        return Int16(12_000 * edge * sin(2 * .pi * 440 * Double(index) / 22_050))
      }
    }

    /// A sink that has played something.
    private func start(_ server: PulseServer) async throws -> (PulseSink, Reports) {
      let sink = PulseSink(server: server.address)
      let reports = Reports()
      try sink.start(epoch: 0, within: .seconds(3)) { reports.take($0) }
      let sound = Self.tone(milliseconds: 50)
      sink.submit(sound)
      try await server.wait("the end of the first sound is reported") {
        reports.position == AudioPosition(epoch: 0, frame: sound.count)
      }
      sink.flush(epoch: 1)
      return (sink, reports)
    }

    @Test func soundArrivesWholeAndItsEndIsTold() async throws {
      let server = try await PulseServer()
      let (sink, reports) = try await start(server)
      let recording = try await server.newRecording()
      let sound = NumberedPulses(40).samples
      let second = NumberedPulses(20).samples
      // Played at once after the end of the first was told, the second shows when that was.
      let end = sink.position.frame + sound.count
      reports.afterFrame(end) { sink.submit(second) }
      sink.submit(sound)
      try await server.wait("the end of both is reported") {
        (reports.position?.frame ?? 0) >= end + second.count
      }
      let heard = NumberedPulses.numbers(in: try await recording.end())
      #expect(heard == Array(1...40) + Array(1...20))
      sink.stop()
    }

    @Test func manyPiecesArriveWhole() async throws {
      let server = try await PulseServer()
      let (sink, reports) = try await start(server)
      let recording = try await server.newRecording()
      let sound = NumberedPulses(70).samples
      for piece in stride(from: 0, to: sound.count, by: 331) {
        sink.submit(Array(sound[piece..<min(piece + 331, sound.count)]))
      }
      try await server.wait("its end is reported") { reports.position?.frame == sound.count }
      #expect(NumberedPulses.numbers(in: try await recording.end()) == Array(1...70))
      sink.stop()
    }

    @Test func aFlushCutsAndCountsAnew() async throws {
      let server = try await PulseServer()
      let (sink, reports) = try await start(server)
      for epoch in 2..<6 {
        let recording = try await server.newRecording()
        let sound = Self.tone(milliseconds: 60_000)
        sink.submit(sound)
        try await recording.heard()
        let heard = sink.position
        sink.flush(epoch: epoch)
        #expect(heard.epoch == epoch - 1 && heard.frame < sound.count)
        #expect(sink.position == AudioPosition(epoch: epoch, frame: 0))
        // Of a minute nothing is left.
        #expect(try await recording.end().loudFrames < PulseServer.rate * 30)
      }
      #expect(reports.failures.isEmpty)
      sink.stop()
    }

    @Test func speechAfterAFlushIsWhole() async throws {
      let server = try await PulseServer()
      let (sink, reports) = try await start(server)
      for epoch in [2, 4, 6] {
        let recording = try await server.newRecording()
        sink.submit(Self.tone(milliseconds: 60_000), pan: Pan(-1))
        try await recording.heard()
        sink.flush(epoch: epoch)
        // On the other side, so that what was cut is not heard there.
        let next = NumberedPulses(30).samples
        sink.submit(next, pan: Pan(1))
        try await server.wait("its end is reported") {
          reports.position == AudioPosition(epoch: epoch, frame: next.count)
        }
        _ = try await recording.end()
        #expect(NumberedPulses.numbers(in: recording.right) == Array(1...30))
        sink.flush(epoch: epoch + 1)
      }
      sink.stop()
    }

    @Test func aPauseHoldsAndGoesOn() async throws {
      let server = try await PulseServer()
      let (sink, reports) = try await start(server)
      let recording = try await server.newRecording()
      let sound = NumberedPulses(70).samples
      sink.submit(sound)
      try await recording.heard()
      sink.pause()
      let held = sink.position
      try await server.record(PulseServer.rate / 4)
      #expect(sink.position == held)
      sink.resume()
      try await server.wait("its end is reported") { reports.position?.frame == sound.count }
      // What was faded out is heard again, so that some are heard twice and none is missing.
      let heard = NumberedPulses.numbers(in: try await recording.end())
      var rest = Array(1...70)[...]
      for number in heard where number == rest.first { rest = rest.dropFirst() }
      #expect(rest.isEmpty, "\(heard)")
      sink.stop()
    }

    @Test func soundsAreMixedAndPlacesAreHeardOnTheirSide() async throws {
      let server = try await PulseServer()
      let (sink, reports) = try await start(server)
      // The stream of the sounds opens with the first one.
      let first = try await server.newRecording()
      sink.mix(StereoSound(Earcon.focus.samples()))
      try await first.heard(above: 1000)
      try await server.wait("silence") { server.isSilent }
      let recording = try await server.newRecording()
      let sound = Self.tone(milliseconds: 400)
      sink.submit(sound, pan: Pan(-1))
      try await recording.heard()
      sink.mix(StereoSound(Earcon.boundary.samples(), pan: Pan(1)))
      try await server.wait("its end is reported") { reports.position?.frame == sound.count }
      try await server.wait("the sound is heard") { recording.right.contains { $0 > 2000 } }
      let left = try await recording.end()
      let right = recording.right
      #expect(left.contains { $0 > 8000 })
      let loudest = right.max() ?? 0
      let alone = Earcon.boundary.samples().max() ?? 0
      #expect(Int(loudest) < Int(alone) + 2000, "the tone is on the left only: \(loudest)")
      sink.stop()
    }

    /// Every answer of the server is late, by more than it holds of sound.
    @Test func aSlowServerPlaysEverything() async throws {
      let server = try await PulseServer(sharesMemory: false)
      let folder = try ScratchFolder()
      let slow = try SlowServer(
        at: folder.path(of: "slow"), before: String(server.address.dropFirst("unix:".count)),
        pause: .milliseconds(100))
      let sink = PulseSink(server: "unix:\(folder.path(of: "slow"))")
      let reports = Reports()
      try sink.start(epoch: 0, within: .seconds(30)) { reports.take($0) }
      let recording = try await server.newRecording()
      for epoch in 1...3 {
        sink.flush(epoch: epoch)
        let sound = NumberedPulses(70, length: 20).samples
        sink.submit(sound)
        try await server.wait("its end is reported") {
          reports.position == AudioPosition(epoch: epoch, frame: sound.count)
        }
      }
      let heard = NumberedPulses.numbers(in: try await recording.end())
      #expect(heard == Array(1...70) + Array(1...70) + Array(1...70))
      #expect(reports.failures.isEmpty)
      #expect(slow.connectionCount == 1)
      sink.stop()
    }

    @Test func aServerThatDiesIsNoSuccess() async throws {
      let server = try await PulseServer()
      let spare = VirtualSink(playsAtOnce: true)
      let pulse = PulseSink(server: server.address)
      let speech = LiveSpeech(synthesizer: VirtualVoice(), sinks: [pulse, spare])
      let text = String(repeating: "many words ", count: 20)
      speech.perform(.submit(Utterance(id: .init(1), source: .text, runs: [SpeechRun(text)])))
      var outcomes: [String] = []
      for await event in speech.events {
        switch event.news {
        case .word(.init(1), _): server.stop()
        case .soundMoved(let device):
          #expect(device == "virtual")
          speech.perform(
            .submit(Utterance(id: .init(2), source: .text, runs: [SpeechRun("again")])))
        case .finished(let id, let outcome):
          outcomes.append("\(id.rawValue) \(outcome.name)")
          if id == .init(2) { speech.perform(.shutDown) }
        default: break
        }
      }
      #expect(outcomes == ["1 failed", "2 heard"])
      #expect(pulse.problem != nil)
    }
  }
}

/// The same through ALSA, whose plugin for PulseAudio plays to the same server.
extension RealSoundTests {
  @Suite(
    .serialized,
    .enabled(
      if: PulseServer.isInstalled && PulseServer.hasALSAPlugin,
      "pulseaudio, parec or ALSA's plugin for PulseAudio is not installed"))
  struct ALSAPlaybackTests {
    @Test func soundArrivesIsCutAndEnds() async throws {
      let server = try await PulseServer()
      setenv("PULSE_SERVER", server.address, 1)
      defer { unsetenv("PULSE_SERVER") }
      let sink = ALSASink(device: "pulse")
      let reports = Reports()
      try sink.start(epoch: 0, within: .seconds(3)) { reports.take($0) }
      let tone = (0..<22_050 * 60).map {
        Int16(12_000 * sin(2 * .pi * 440 * Double($0) / 22_050))
      }
      sink.submit(Array(tone[..<4410]))
      try await server.wait("its end is reported") { reports.position?.frame == 4410 }
      sink.flush(epoch: 1)
      let recording = try await server.newRecording()
      sink.submit(tone)
      try await recording.heard()
      #expect(sink.position.epoch == 1 && sink.position.frame < tone.count)
      sink.flush(epoch: 2)
      #expect(try await recording.end().loudFrames < tone.count)
      sink.submit(Array(tone[..<4410]))
      try await server.wait("its end is reported") {
        reports.position == AudioPosition(epoch: 2, frame: 4410)
      }
      #expect(reports.failures.isEmpty)
      sink.stop()
    }
  }
}
