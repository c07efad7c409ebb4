import EarshotTerminalTestSupport
import EarshotTestSupport
import Testing

/// Programs that write more than anybody can hear, under `earshot run`.
@Suite("Floods, live", .serialized)
struct FloodRunTests {
  /// The most memory that `earshot run` may take, in bytes: its screen, ten thousand lines, and what waits.
  private static let limit = 250_000_000
  /// The most utterances of a flood: how many lines came so far, and then its last ones.
  private static let utterances = 12

  private static let commands = [
    "seq 1 200000",
    "yes 'a line of\ttabs and größer' | head -n 100000",
    "seq -f '\\033[3%.0f;1mcoloured\\033[m' 1 20000 | xargs -d '\\n' printf '%b\\n'",
    "seq -s ' ' 1 100000",
    "for n in 1 2 3 4 5; do seq 1 20000; sleep 0.1; done",
  ]

  @Test("What comes behind a flood is said, the flood itself in a few words, in bounded memory")
  func soak() async throws {
    try await onTerminal {
      let run = try ListenedRun(
        ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "ready> "])
      try run.hear("ready>")
      var random = SeededGenerator(seed: 22)
      for round in 1...SoakScale.rounds(of: 100) {
        let before = run.spoken.count
        let command = Self.commands.randomElement(using: &random) ?? ""
        try run.type("\(command); echo 'round' '\(round) is over'\r")
        try run.hear("round \(round) is over")
        #expect(run.spoken.count - before <= Self.utterances, "seed 22, round \(round), \(command)")
        try run.type("echo still the 'same'\r")
        try run.hear("still the same")
        #expect(run.terminal.peakMemory < Self.limit, "round \(round)")
      }
      try run.type("exit 5\r")
      #expect(try run.end() == 5)
    }
  }

  @Test("A flood is stopped by Control-C, and the shell goes on")
  func interrupt() async throws {
    try await onTerminal {
      let run = try ListenedRun(
        ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "ready> "])
      try run.hear("ready>")
      try run.type("yes over and over\r")
      try run.hear("over and over")
      try run.hear("lines")
      try run.type("\u{3}")
      try run.type("echo status $?\r")
      try run.hear("status 130")
      try run.type("exit\r")
      #expect(try run.end() == 0)
    }
  }
}
