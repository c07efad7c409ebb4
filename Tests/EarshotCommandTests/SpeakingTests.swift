import EarshotAudio
import EarshotEspeak
import EarshotSpeech
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("Speaking at once")
struct SpeakingTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for file in SampleApp.files { try folder.write(file.contents.description, to: file.name) }
  }

  /// What a player answers and reports, with a voice and devices of the test's own.
  private func play(
    _ texts: [String], with voice: any Synthesizer = VirtualVoice(), on sinks: [any AudioSink]
  ) async throws -> (status: EarshotCommand.ExitStatus, report: String) {
    let path = folder.url.appendingPathComponent("report").path
    let file = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    defer { close(file) }
    let console = Console(output: file, diagnostics: file)
    let utterances = texts.map {
      // Those of several files begin with the same number.
      Utterance(id: .init(1), source: .reading, runs: [SpeechRun($0)])
    }
    let status = await SoundPlayer(console: console).play(utterances, with: voice, on: sinks) {
      NoSound(attempts: [.init(name: "PulseAudio", error: .noServer(reason: "refused"))])
    }
    return (status, try String(contentsOfFile: path, encoding: .utf8))
  }

  @Test("Everything is played in order to its end, however much there is")
  func everything() async throws {
    let sink = VirtualSink(playsAtOnce: true)
    let texts = (1...200).map { "word \($0)" }
    let (status, report) = try await play(texts, on: [sink])
    #expect(status == .clean)
    #expect(report == "")
    // 60 ms for each character, 350 ms between two.
    let format = AudioFormat.speech
    let frames = texts.map { format.frames(in: .milliseconds(60) * $0.count) }.reduce(0, +)
    #expect(sink.heard.filter { $0 != 0 }.count == frames)
    #expect(sink.heard.count == frames + 199 * format.frames(in: .milliseconds(350)))
  }

  @Test("Nothing to say is no trouble")
  func nothing() async throws {
    #expect(try await play([], on: []).status == .clean)
    #expect(
      try await play(["", "\u{200B}"], on: [VirtualSink(playsAtOnce: true)]).status == .clean)
  }

  @Test("Without a device that is said once, with what to do")
  func noDevice() async throws {
    let (status, report) = try await play(["one", "two"], on: [])
    #expect(status == .refused)
    #expect(
      report == """
        earshot: error: There is no sound, so nothing can be heard.
          PulseAudio: no sound server answers: refused
        What to do:
          - Start the sound server: systemctl --user start pipewire-pulse, or pulseaudio --start
          - On another machine, send the sound there: PULSE_SERVER=tcp:HOST
          - Without sound, speak, read and play write WAV files with -o, and open shows what is said.

        """)
  }

  @Test("A device that dies hands over to the next, and that is told")
  func deviceLost() async throws {
    let dying = VirtualSink()
    let spare = VirtualSink(name: "spare", playsAtOnce: true)
    Task {
      await dying.waitForFrames(1)
      dying.fail(reason: "unplugged")
    }
    let (status, report) = try await play(["one", "two", "three"], on: [dying, spare])
    #expect(status == .refused)
    #expect(
      report == """
        earshot: error: not spoken: "one": the sound device is gone: unplugged
        earshot: note: the sound goes on through spare

        """)
  }

  /// A voice that cannot speak.
  private struct Mute: Synthesizer {
    let format = AudioFormat.speech
    var failure: SpeechFailure

    func synthesize(
      _ request: SynthesisRequest, deliver: @escaping @Sendable (SynthesisChunk) -> Void
    ) async throws(SpeechFailure) {
      throw failure
    }
  }

  @Test("Without a voice that is said once; one text that cannot be said does not stop the others")
  func noVoice() async throws {
    let absent = Mute(failure: .voiceUnavailable(reason: "the voice program was not found"))
    let (status, report) = try await play(
      ["one", "two"], with: absent, on: [VirtualSink(playsAtOnce: true)])
    #expect(status == .refused)
    #expect(report == "earshot: error: the voice program was not found\n")
    let crashing = Mute(failure: .voiceCrashed)
    #expect(
      try await play(["one", "two"], with: crashing, on: [VirtualSink(playsAtOnce: true)]).report
        == """
        earshot: error: not spoken: "one": the voice program stopped at this text, twice
        earshot: error: not spoken: "two": the voice program stopped at this text, twice

        """)
  }

  @Test("What was left out of a text is named, and the rest counts as spoken")
  func leftOut() async throws {
    let failing = Mute(failure: .leftOut(["a", "b"]))
    let (status, report) = try await play(
      ["one"], with: failing, on: [VirtualSink(playsAtOnce: true)])
    #expect(status == .refused)
    #expect(
      report == """
        earshot: error: not spoken: "a": the voice program stopped at this text, twice
        earshot: error: not spoken: "b": the voice program stopped at this text, twice

        """)
  }

  @Test("The program prints the reading, and says that nothing can be heard")
  func programWithoutSound() async throws {
    let silent = try await Program.earshot(
      ["read", "--scene", "Receipt", "Receipt.yaml"], in: folder.url)
    let run = try await Program.earshot(
      ["read", "--scene", "Receipt", "Receipt.yaml", "--speak"], in: folder.url)
    #expect(run.output == silent.output)
    #expect(run.status == 2)
    #expect(
      run.diagnosticLines.first == "earshot: error: There is no sound, so nothing can be heard.")
    #expect(run.diagnosticLines.contains("What to do:"))
  }

  @Test("Without the voice program that is said, with what to do")
  func programWithoutVoice() async throws {
    let run = try await Program.shell(
      "cp \"$EARSHOT\" earshot-alone && env -i PATH=/nowhere ./earshot-alone speak hi",
      in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.diagnosticLines.first?.hasPrefix(
        "earshot: error: the voice program earshot-espeak was not found") == true)
    #expect(run.diagnosticLines.first?.hasSuffix("or set EARSHOT_ESPEAK to its path") == true)
  }

  @Test("Where things stand is heard in a file of two channels")
  func stereoFile() async throws {
    try folder.write(
      """
      screens:
        - name: S
          size: [400, 800]
          root:
            children:
              - { label: left left left, frame: [0, 0, 40, 40] }
              - { label: right right right, frame: [360, 700, 40, 40] }
      """, to: "sides.yaml")
    let run = try await Program.earshot(
      ["read", "sides.yaml", "--stereo", "-o", "sides.wav"], in: folder.url)
    #expect(run.status == 0)
    let bytes = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("sides.wav")))
    let frameCount = (bytes.count - WaveHeader.byteCount) / 4
    let header = WaveHeader(format: .speech, channelCount: 2, frameCount: frameCount)
    #expect(Array(bytes.prefix(WaveHeader.byteCount)) == header.bytes)
    func loudness(_ channel: Int, _ part: Range<Int>) -> Double {
      part.reduce(0) { sum, frame in
        let offset = WaveHeader.byteCount + frame * 4 + channel * 2
        let sample = Int16(bitPattern: UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8)
        return sum + Double(sample) * Double(sample)
      }
    }
    // The name of the screen is short; the last third belongs to the element on the right.
    let begin = frameCount / 3..<frameCount / 2
    let end = frameCount * 3 / 4..<frameCount
    #expect(loudness(0, begin) > loudness(1, begin) * 10)
    #expect(loudness(1, end) > loudness(0, end) * 10)
  }
}

/// The real program on a sound server of the test's own.
@Suite(
  "Speaking through a sound server", .serialized,
  .enabled(if: PulseServer.isInstalled, "pulseaudio or parec is not installed"))
struct SpeakingThroughServerTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for file in SampleApp.files { try folder.write(file.contents.description, to: file.name) }
  }

  @Test(
    "What is read, and what a script says, is heard",
    arguments: ["read --scene Receipt Receipt.yaml", "play walk.yaml"])
  func heard(_ command: String) async throws {
    try folder.write(
      """
      open: Receipt.yaml
      steps:
        - moveForward: 3
      """, to: "walk.yaml")
    let server = try await PulseServer()
    let recording = try await server.newRecording()
    let silent = try await Program.shell("\"$EARSHOT\" \(command)", in: folder.url)
    let run = try await Program.shell(
      "PULSE_SERVER=\(server.address) \"$EARSHOT\" \(command) --speak --rate 500", in: folder.url)
    #expect(run == silent)
    let stretches = try await recording.end().loudStretches(gap: PulseServer.rate / 10)
    #expect(stretches.map(\.count).reduce(0, +) > PulseServer.rate * 2, "\(stretches)")
  }

  @Test(
    "A server that is restarted meanwhile ends what is spoken, and that is said",
    arguments: ["speak --file long.txt", "read --speak long.yaml"])
  func restarted(_ command: String) async throws {
    let sentence = "The quick brown fox jumps over the lazy dog."
    try folder.write(String(repeating: sentence + "\n\n", count: 20), to: "long.txt")
    try folder.write(
      "screens:\n  - name: Long\n    root:\n      children:\n"
        + String(repeating: "        - { label: \(sentence) }\n", count: 20), to: "long.yaml")
    let server = try await PulseServer()
    let recording = try await server.newRecording()
    let url = folder.url
    async let run = Program.shell(
      "PULSE_SERVER=\(server.address) \"$EARSHOT\" \(command)", in: url)
    try await recording.heard()
    server.stop()
    let ended = try await run
    #expect(ended.status == 2)
    #expect(ended.diagnostics.contains("There is no sound, so nothing can be heard."))
    #expect(ended.diagnostics.contains("PulseAudio: "), "\(ended.diagnostics)")
  }

  @Test(
    "Ctrl-C falls silent at once and ends the program by the signal, with the results printed",
    arguments: ["speak --file long.txt", "read long.yaml --speak", "play walk.yaml --speak"])
  func interrupted(_ command: String) async throws {
    let sentence = "The quick brown fox jumps over the lazy dog."
    try folder.write(String(repeating: sentence + "\n\n", count: 50), to: "long.txt")
    try folder.write(
      "screens:\n  - name: Long\n    root:\n      children:\n"
        + String(repeating: "        - { label: \(sentence) }\n", count: 50), to: "long.yaml")
    try folder.write("open: long.yaml\nsteps:\n  - moveForward: 49\n", to: "walk.yaml")
    let server = try await PulseServer()
    let recording = try await server.newRecording()
    // The program is stopped by a line that the test writes once it has heard something.
    let signal = folder.url.appendingPathComponent("signal").path
    unlink(signal)
    #expect(mkfifo(signal, 0o600) == 0)
    let url = folder.url
    async let run = Program.shell(
      """
      set -m
      PULSE_SERVER=\(server.address) "$EARSHOT" \(command) & pid=$!
      read < signal
      kill -INT $pid
      wait $pid
      echo "status $?"
      """, in: url)
    try await recording.heard()
    try FileHandle(forWritingTo: folder.url.appendingPathComponent("signal"))
      .write(contentsOf: Data("now\n".utf8))
    let ended = try await run
    let after = try await server.newRecording()
    try await server.record(PulseServer.rate / 2)
    #expect(try await after.end().loudStretches(gap: 1).isEmpty)
    #expect(ended.lines.last == "status 130")
    #expect(!ended.diagnostics.contains("earshot:"), "\(ended.diagnostics)")
    let printed = ended.lines.filter { $0.contains(sentence) }.count
    #expect(printed >= (command.hasPrefix("speak") ? 0 : 50))
  }
}
