import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Glibc
import Synchronization
import Testing

/// `earshot open` on a terminal and a sound server of the test's own, whose monitor is recorded.
@Suite(
  .serialized,
  .enabled(
    if: PulseServer.isInstalled, "pulseaudio or parec is not installed"))
struct LiveSoundTests {
  /// The app of the demo being read aloud.
  private final class Listening {
    let server: PulseServer
    let user: User
    let run: TerminalRun

    /// Opens the demo, as a shell's job or by itself, and waits until its first words were heard.
    init(
      _ options: String..., on server: PulseServer, at address: String? = nil, inShell: Bool = false
    ) throws {
      self.server = server
      user = try User()
      let environment = user.environment.merging([
        "PULSE_SERVER": address ?? server.address, "ALSA_CONFIG_PATH": "/nonexistent",
      ]) { $1 }
      let recording = try waiting { try await server.newRecording() }
      let command =
        [BuiltProgram.path("earshot"), "open", "demo", "--transcript", user.transcript] + options
      run = try TerminalRun(
        inShell ? ["/bin/bash", "--norc", "--noprofile", "-i"] : command, environment: environment)
      if inShell { try run.type(command.joined(separator: " ") + "\n") }
      try run.wait(forText: ">")
      if !options.contains("--mute") { try waiting { try await recording.heard() } }
      try settle()
    }

    /// Waits until nothing has been heard for a while.
    func settle() throws {
      try waiting { [server] in try await server.wait("silence") { server.isSilent } }
    }

    /// Types keys, and returns whether they were heard to lead to speech.
    func hears(_ keys: String) throws -> Bool {
      let recording = try waiting { [server] in try await server.newRecording() }
      try run.type(keys)
      return (try? waiting { try await recording.heard() }) != nil
    }

    /// Does something, and returns whether that cut what was spoken, after which nothing is heard.
    func fallsSilent(after act: () throws -> Void) throws -> Bool {
      let before = try user.events("outcome").count
      try act()
      try settle()
      let outcomes = try user.events("outcome").dropFirst(before).compactMap(\.outcome)
      return outcomes.contains("interrupted")
    }

    /// Whether nothing at all is heard of what is done.
    func staysSilent(after act: () throws -> Void) throws -> Bool {
      let recording = try waiting { [server] in try await server.newRecording() }
      try act()
      return try waiting { [server] in
        try await server.record(PulseServer.rate / 2)
        return try await recording.end().loudFrames == 0
      }
    }
  }

  /// Does something on a server and a thread of the test's own.
  private func listen(_ work: @escaping @Sendable (PulseServer) throws -> Void) async throws {
    let server = try await PulseServer()
    try await onTerminal { try work(server) }
  }

  /// The keys of Read All.
  private static let readAll = "\u{1B}a"

  @Test("Moving speaks, and moving on cuts what was spoken")
  func moving() async throws {
    try await listen { server in
      let listening = try Listening(on: server)
      #expect(try listening.hears("\u{1B}[C"))
      #expect(try listening.hears(Self.readAll))
      let before = try listening.user.events("outcome").count
      try listening.run.type("\u{1B}[H\u{1B}[C\u{1B}[C\u{1B}[C")
      try listening.settle()
      // Of four things said in a row the last alone was heard to its end.
      let outcomes = try listening.user.events("outcome").dropFirst(before).compactMap(\.outcome)
      #expect(outcomes.last == "heard", "\(outcomes)")
      #expect(outcomes.filter { $0 == "heard" }.count <= 2, "\(outcomes)")
      #expect(outcomes.contains("interrupted"), "\(outcomes)")
      try listening.run.quit()
    }
  }

  @Test(
    "A key that stands for nothing, and Control alone, silence at once; the app goes on",
    arguments: ["\u{1B}[20~", "\u{1B}[57442;5u"])
  func silencing(_ key: String) async throws {
    try await listen { server in
      let listening = try Listening(on: server)
      #expect(try listening.hears(Self.readAll))
      #expect(try listening.fallsSilent { try listening.run.type(key) })
      #expect(try listening.hears("\u{1B}[C"))
      try listening.run.quit()
    }
  }

  @Test("With --mute, and after Toggle Mute, nothing is heard and everything is shown")
  func muted() async throws {
    try await listen { server in
      let muted = try Listening("--mute", on: server)
      let caption = muted.run.caption
      #expect(try muted.staysSilent { try muted.run.type("\u{1B}[C") })
      try muted.run.wait(for: "the next item") { muted.run.caption != caption }
      try muted.run.quit()

      let listening = try Listening(on: server)
      #expect(try listening.hears(Self.readAll))
      #expect(
        try listening.fallsSilent {
          try listening.run.type("\u{1B}s")
          try listening.run.wait(forCaption: "Speech off")
        })
      #expect(try listening.staysSilent { try listening.run.type("\u{1B}[C") })
      #expect(try listening.hears("\u{1B}s"))
      try listening.run.quit()
    }
  }

  @Test(
    "On every way out speech ends at once and no voice is left running",
    arguments: ["control C", "SIGTERM", "SIGHUP", "hang-up"])
  func leaving(_ way: String) async throws {
    try await listen { server in
      let listening = try Listening(on: server)
      #expect(try listening.hears(Self.readAll))
      let run = listening.run
      let voices = run.children
      #expect(voices.count == 1)
      switch way {
      case "control C": try run.type("\u{3}")
      case "SIGTERM": run.signal(SIGTERM)
      case "SIGHUP": run.signal(SIGHUP)
      default: run.hangUp()
      }
      let status = try run.end()
      #expect(try listening.staysSilent {})
      let expected = ["control C": 0, "SIGTERM": 128 + SIGTERM][way] ?? 128 + SIGHUP
      #expect(status == expected)
      try waiting {
        try await server.wait("the voice ends") { !voices.contains(where: TerminalRun.isRunning) }
      }
    }
  }

  @Test("After the sound server was restarted, what is said next is heard")
  func restarting() async throws {
    let next = try await PulseServer()
    let folder = try ScratchFolder()
    try await listen { server in
      let link = folder.path(of: "server")
      func lead(to server: PulseServer) {
        unlink(link)
        symlink(String(server.address.dropFirst("unix:".count)), link)
      }
      lead(to: server)
      let listening = try Listening(on: server, at: "unix:\(link)")
      lead(to: next)
      server.stop()
      let recording = try waiting { try await next.newRecording() }
      try listening.run.type(Self.readAll)
      try waiting { try await recording.heard() }
      try listening.run.quit()
    }
  }

  @Test("Behind a sound server whose answers all come late what is said is heard, and cut")
  func slowServer() async throws {
    let server = try await PulseServer(sharesMemory: false)
    let folder = try ScratchFolder()
    let slow = try SlowServer(
      at: folder.path(of: "slow"), before: String(server.address.dropFirst("unix:".count)),
      pause: .milliseconds(100))
    try await onTerminal {
      let listening = try Listening(on: server, at: "unix:\(folder.path(of: "slow"))")
      #expect(try listening.hears("\u{1B}[C"))
      #expect(try listening.hears(Self.readAll))
      #expect(try listening.fallsSilent { try listening.run.type("\u{1B}[20~") })
      #expect(try listening.hears("\u{1B}[C"))
      try listening.run.quit()
      #expect(!String(decoding: listening.run.output, as: UTF8.self).contains("no sound"))
    }
    #expect(slow.connectionCount == 1)
  }

  @Test("Control Z silences at once, and fg speaks again")
  func suspending() async throws {
    try await listen { server in
      let listening = try Listening(on: server, inShell: true)
      #expect(try listening.hears(Self.readAll))
      try listening.run.type("\u{1A}")
      try listening.run.wait(forText: "Stopped")
      #expect(try listening.staysSilent {})
      #expect(try listening.hears("fg\n"))
      try listening.run.type("\u{3}")
      try listening.run.wait(for: "the shell") {
        // It was left once before.
        String(decoding: listening.run.output, as: UTF8.self).split(separator: "?1049l").count > 2
      }
      try listening.run.type("exit\n")
      #expect(try listening.run.end() == 0)
    }
  }
}

/// Waits for work on a thread that is no one else's.
private func waiting<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value
) throws -> Value {
  let done = DispatchSemaphore(value: 0)
  let answer = Answer<Value>()
  Task {
    let result: Result<Value, any Error>
    do { result = .success(try await work()) } catch { result = .failure(error) }
    answer.result.withLock { $0 = result }
    done.signal()
  }
  done.wait()
  return try answer.result.withLock { $0 }.get()
}

/// What came of work that a thread waits for.
private final class Answer<Value: Sendable>: Sendable {
  let result = Mutex<Result<Value, any Error>>(.failure(CancellationError()))
}
