import EarshotTestSupport
import Foundation
import Testing

/// What each command comes to when its voice or the sound server fails: after how many starts of the one or
/// connections to the other it has ended, with which status, and what it says.
@Suite("Faults of the voice and of the sound server")
struct SpeechFaultTableTests {
  /// What a command came to.
  struct Outcome: Equatable {
    var status: Int32
    /// Programs of the voice that were started, or connections that were made.
    var steps: Int
    /// Whether the words of the fault were said.
    var isTold: Bool

    static func ends(_ status: Int32, after steps: Int) -> Outcome {
      Outcome(status: status, steps: steps, isTold: status != 0)
    }
  }

  /// Something that a voice does.
  struct VoiceFault: CustomTestStringConvertible {
    var testDescription: String
    /// The shell that is started for it.
    var script: String
    /// What is said of it.
    var words: String
    /// What each of ``commands`` comes to.
    var outcomes: [Outcome]
  }

  private static let commands = [
    "read app.yaml", "open --mute app.yaml", "speak hi -o $voice.wav",
    "read -o $voice.wav app.yaml", "play -o $voice.wav walk.yaml",
  ]

  private static let givenUp = "gave no answer in time again and again"

  static let voiceFaults = [
    VoiceFault(
      testDescription: "It gives its sound byte by byte",
      script: "'\(BuiltProgram.path("earshot-espeak"))' | /bin/dd bs=1 2>/dev/null", words: "",
      outcomes: [
        .ends(0, after: 0), .ends(0, after: 0), .ends(0, after: 1), .ends(0, after: 1),
        .ends(0, after: 1),
      ]),
    VoiceFault(
      testDescription: "It is killed whenever it is started", script: "kill -KILL $$",
      words: "stops at whatever it is asked",
      outcomes: [
        .ends(0, after: 0), .ends(0, after: 0), .ends(2, after: 3), .ends(2, after: 3),
        .ends(2, after: 3),
      ]),
    VoiceFault(
      testDescription: "It never answers", script: "exec /bin/cat >/dev/null", words: givenUp,
      outcomes: [
        .ends(0, after: 0), .ends(0, after: 0), .ends(2, after: 3), .ends(2, after: 3),
        .ends(2, after: 3),
      ]),
    VoiceFault(
      testDescription: "It is stopped", script: "kill -STOP $$", words: givenUp,
      outcomes: [
        .ends(0, after: 0), .ends(0, after: 0), .ends(2, after: 3), .ends(2, after: 3),
        .ends(2, after: 3),
      ]),
  ]

  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      """
      screens:
      - name: Home
        root: { children: [{ label: One, traits: [button], frame: [0, 0, 90, 44] }] }
      """, to: "app.yaml")
    try folder.write(
      "open: app.yaml\nsteps:\n  - first\n  - expect: One, button\n", to: "walk.yaml")
    return folder
  }

  /// Runs lines of shell at the same time, as most of them wait; each has the status in the file of its
  /// number.
  private func run(_ lines: [String], in folder: ScratchFolder) async throws {
    let script = lines.enumerated().map { index, line in
      "( \(line) </dev/null >\(index).out 2>\(index).err; echo $? >\(index).status ) &\n"
    }
    let run = try await Program.shell(script.joined() + "wait", in: folder.url)
    #expect(run.status == 0)
  }

  private func text(_ name: String, in folder: ScratchFolder) throws -> String {
    try String(contentsOfFile: folder.path(of: name), encoding: .utf8)
  }

  private func outcome(
    _ index: Int, after steps: Int, saying words: String, in folder: ScratchFolder
  ) throws -> Outcome {
    let status = try text("\(index).status", in: folder).filter(\.isNumber)
    let isTold = try !words.isEmpty && text("\(index).err", in: folder).contains(words)
    return Outcome(status: Int32(status) ?? -1, steps: steps, isTold: isTold)
  }

  @Test("A voice", .enabled(if: BuiltProgram.isThere("earshot-espeak")), arguments: voiceFaults)
  func voice(fault: VoiceFault) async throws {
    let folder = try Self.folder()
    try folder.write("#!/bin/sh\necho start >>\"$0.starts\"\n\(fault.script)\n", to: "voice")
    // Beside our own program its own voice would be found first. What is to be run is written by a process
    // that starts no others, as one of theirs would have it open for writing still.
    let copies = Self.commands.indices.map { "cp voice voice\($0) && chmod +x voice\($0)" }
    let copying = try await Program.shell(
      (["cp \"$EARSHOT\" alone"] + copies).joined(separator: " && "), in: folder.url)
    #expect(copying.status == 0)
    try await run(
      Self.commands.enumerated().map { index, command in
        "voice=voice\(index); EARSHOT_ESPEAK=$PWD/voice\(index) ./alone \(command)"
      }, in: folder)
    let outcomes = try Self.commands.indices.map { index in
      let starts = (try? text("voice\(index).starts", in: folder)) ?? ""
      return try outcome(
        index, after: starts.filter { $0 == "\n" }.count, saying: fault.words, in: folder)
    }
    #expect(outcomes == fault.outcomes)
  }

  @Test("A sound server that lets everybody connect and never answers")
  func silentServer() async throws {
    let folder = try Self.folder()
    try folder.write((1...20).map { "Paragraph \($0).\n\n" }.joined(), to: "long.txt")
    let commands = [
      "speak hi", "speak --file long.txt", "read --speak app.yaml", "play --speak walk.yaml",
      "open --mute app.yaml",
    ]
    let servers = try commands.indices.map { try SilentServer(at: folder.path(of: "server\($0)")) }
    try await run(
      commands.enumerated().map { index, command in
        "PULSE_SERVER=unix:$PWD/server\(index) \"$EARSHOT\" \(command)"
      }, in: folder)
    let outcomes = try commands.indices.map { index in
      try outcome(
        index, after: servers[index].connectionCount, saying: "it did not answer in time",
        in: folder)
    }
    #expect(
      outcomes == [
        .ends(2, after: 1), .ends(2, after: 1), .ends(2, after: 1), .ends(2, after: 1),
        .ends(0, after: 0),
      ])
  }

  /// How late every answer of a sound server may be, and what each of ``slowCommands`` comes to.
  struct Slowness: CustomTestStringConvertible {
    var testDescription: String
    var pause: Duration
    /// The exit status, and what is said when it is none of success.
    var status: Int32
    var words: String
  }

  static let slownesses = [
    Slowness(
      testDescription: "100 ms late", pause: .milliseconds(100), status: 0, words: ""),
    Slowness(
      testDescription: "a minute late", pause: .seconds(60), status: 2,
      words: "it did not answer in time"),
  ]

  private static let slowCommands = [
    "speak 'How much wood would a woodchuck chuck'", "read --speak app.yaml",
    "play --speak walk.yaml",
  ]

  @Test(
    "A sound server that answers, but late: what it can play is heard, and nobody waits for ever",
    .enabled(if: PulseServer.isInstalled), arguments: slownesses)
  func slowServer(slowness: Slowness) async throws {
    let folder = try Self.folder()
    let pulse = try await PulseServer(sharesMemory: false)
    for (index, command) in Self.slowCommands.enumerated() {
      let recording = try await pulse.newRecording()
      let server = try SlowServer(
        at: folder.path(of: "server\(index)"),
        before: String(pulse.address.dropFirst("unix:".count)), pause: slowness.pause)
      // What the sound server cannot do shall not be done by way of another device.
      let settings =
        "ALSA_CONFIG_PATH=/nonexistent PULSE_SERVER=unix:$PWD/server\(index)"
      let run = try await Program.shell("\(settings) \"$EARSHOT\" \(command)", in: folder.url)
      #expect(run.status == slowness.status, "\(command): \(run)")
      #expect(server.connectionCount == 1, "\(command)")
      let isTold = slowness.words.isEmpty || run.diagnostics.contains(slowness.words)
      #expect(isTold, "\(command): \(run)")
      let isHeard = try await recording.end().loudFrames > 0
      #expect(isHeard == (slowness.status == 0), "\(command)")
      if slowness.status == 0 { #expect(run.diagnostics == "", "\(command)") }
    }
  }
}
