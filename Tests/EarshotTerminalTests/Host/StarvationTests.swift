import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Glibc
import Testing

/// Where the system has little to give the program works, or says what is missing before it takes the
/// terminal (Decisions, "What is missing is said first").
@Suite(.serialized)
struct StarvationTests {
  /// How a person came to a program that starves: what ends it, and what is seen.
  private enum Outcome: Equatable {
    /// It works, ends by Ctrl-C and gives the terminal back.
    case works
    /// It says so and has never taken the terminal.
    case refuses(String)
  }

  /// What a person begins, and how it ends when Ctrl-C is pressed.
  struct Beginning: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What is shown when it works.
    var shown: String
    var status: Int32
    /// Whether it draws on a screen of its own.
    var hasScreen = false

    static let all = [
      Beginning(
        testDescription: "open demo --mute", shown: "Flat white", status: 0, hasScreen: true),
      Beginning(
        testDescription: "run --mute -- sh -c \"echo Flat white; read x\"", shown: "Flat white",
        status: 130),
    ]
  }

  private static let nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups"

  /// Whether other users may run the program, as root has no limit of threads.
  private static var canBecomeNobody: Bool {
    let command = "\(nobody) test -x '\(BuiltProgram.path("earshot"))'"
    let run = try? ChildProcess(
      ["sh", "-c", command], environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
    return geteuid() == 0 && run?.wait() == 0
  }

  /// Begins something under a limit, and ends it.
  private func outcome(
    of beginning: Beginning, _ limit: String, as user: String = ""
  ) throws -> Outcome {
    // Descriptors of the tests that a child was left with would count.
    let close = "for d in $(ls /proc/$$/fd); do [ $d -le 2 ] || eval \"exec $d>&-\"; done"
    let command =
      "\(close); exec \(user) bash -c '\(limit) && exec \"$EARSHOT\" \(beginning.testDescription)'"
    let run = try TerminalRun(
      ["bash", "-c", command],
      environment: TerminalRun.environment.merging([
        "EARSHOT": BuiltProgram.path("earshot"), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
      ]) { $1 })
    let enter = Data("\u{1B}[?1049h".utf8)
    let isShown = (try? run.wait(forText: beginning.shown)) != nil
    if isShown {
      try run.type("\u{3}")
      #expect(try run.end() == beginning.status, "\(limit)")
      if beginning.hasScreen {
        #expect(run.afterLeaving.contains("\u{1B}[?1049l"), "\(limit)")
      }
      return .works
    }
    #expect(try run.end() == 2, "\(limit): \(String(decoding: run.output, as: UTF8.self))")
    #expect(Data(run.output).range(of: enter) == nil, "\(limit)")
    let text = run.screen.text.split(separator: "\n").joined()
    let limits = ["ulimit -n": "files", "ulimit -u": "threads", "ulimit -v": "memory"]
    return .refuses(limits.first { text.contains($0.key) }?.value ?? text)
  }

  @Test("Few descriptors", arguments: Beginning.all)
  func descriptors(beginning: Beginning) async throws {
    try await onTerminal {
      var outcomes: [Outcome] = []
      for limit in 10...38 { outcomes.append(try outcome(of: beginning, "ulimit -n \(limit)")) }
      #expect(outcomes.first == .refuses("files"))
      #expect(outcomes.last == .works)
      #expect(outcomes.allSatisfy { $0 == .works || $0 == .refuses("files") }, "\(outcomes)")
    }
  }

  @Test(
    "Few threads",
    .enabled(if: canBecomeNobody, "only root can become somebody who has a limit of threads"),
    arguments: Beginning.all)
  func threads(beginning: Beginning) async throws {
    try await onTerminal {
      var outcomes: [Outcome] = []
      for limit in [1, 2, 3, 4, 5, 6, 8, 12, 20] {
        outcomes.append(try outcome(of: beginning, "ulimit -u \(limit)", as: Self.nobody))
      }
      #expect(outcomes.first == .refuses("threads"))
      #expect(outcomes.last == .works)
      #expect(outcomes.allSatisfy { $0 == .works || $0 == .refuses("threads") }, "\(outcomes)")
    }
  }

  @Test("Little memory", arguments: Beginning.all)
  func memory(beginning: Beginning) async throws {
    try await onTerminal {
      var outcomes: [Outcome] = []
      for limit in [98_000, 106_000, 120_000, 200_000, 400_000] {
        outcomes.append(try outcome(of: beginning, "ulimit -v \(limit)"))
      }
      #expect(outcomes.first == .refuses("memory"))
      #expect(outcomes.last == .works)
      #expect(outcomes.allSatisfy { $0 == .works || $0 == .refuses("memory") }, "\(outcomes)")
    }
  }
}
