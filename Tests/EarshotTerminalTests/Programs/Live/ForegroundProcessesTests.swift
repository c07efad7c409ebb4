import EarshotTestSupport
import Glibc
import Testing

@testable import EarshotTerminal

/// What real programs wait for.
@Suite("What a program in the foreground waits for")
struct ForegroundProcessesTests {
  /// Starts a program, waits until it has written something, and ends it when it was looked at.
  private func look(
    at command: [String], after text: String, _ look: (inout ForegroundProcesses) throws -> Void
  ) throws {
    let child = try ChildTerminal(
      command, size: TerminalSize(rows: 24, columns: 80), environment: [:])
    defer {
      child.signal(SIGKILL)
      _ = child.finish()
    }
    try waitForOutput(text, on: child.descriptor)
    var processes = child.foreground
    try look(&processes)
  }

  /// Reads until a text was written.
  private func waitForOutput(_ text: String, on descriptor: Int32) throws {
    var written = ""
    while !written.contains(text) {
      var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      try #require(poll(&descriptors, 1, 60_000) == 1)
      var bytes = [UInt8](repeating: 0, count: 1_000)
      let count = read(descriptor, &bytes, bytes.count)
      try #require(count > 0)
      written += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
  }

  /// Expects that it comes to waiting for keys; how often it is asked is bounded.
  private func expectWait(_ processes: inout ForegroundProcesses) {
    for _ in 0..<100_000 {
      if processes.waitForKeys() { return }
      sched_yield()
    }
    Issue.record("it does not come to waiting for keys")
  }

  /// Expects that it is not taken to wait for keys, however often it is asked.
  private func expectNoWait(_ processes: inout ForegroundProcesses, times: Int) {
    let count = (0..<times).count { _ in processes.waitForKeys() }
    #expect(count == 0)
  }

  @Test(
    "Whoever reads the terminal waits for keys, with whoever waits for it",
    arguments: ["echo ready; read line", "echo ready; cat; true", "(echo ready; cat); true"])
  func reading(script: String) throws {
    try look(at: ["sh", "-c", script], after: "ready") { expectWait(&$0) }
  }

  @Test(
    "Whoever waits for a time or a pipe may say more",
    arguments: [
      "echo ready; exec sleep 1000", "echo ready; sleep 1000 | cat", "echo ready; cat | cat",
    ])
  func others(script: String) throws {
    try look(at: ["sh", "-c", script], after: "ready") { processes in
      expectNoWait(&processes, times: 100)
    }
  }

  @Test("What was known of a process that has ended counts for none that comes after it")
  func successors() throws {
    let readers = "sh -c 'read line; echo first'; sh -c 'read line; echo second'"
    let script = "echo ready; \(readers); exec sleep 1000"
    try look(at: ["sh", "-c", script], after: "ready") { processes in
      for text in ["first", "second"] {
        expectWait(&processes)
        var end = UInt8(ascii: "\n")
        #expect(write(processes.descriptor, &end, 1) == 1)
        try waitForOutput(text, on: processes.descriptor)
      }
      expectNoWait(&processes, times: 100)
    }
  }

  /// A program that waits for keys for some seconds, again and again.
  private static func selecting(seconds: String) -> [String] {
    [
      "python3", "-c",
      "import select, sys\nprint('ready', flush=True)\nwhile True: select.select([sys.stdin], [], [], \(seconds))",
    ]
  }

  @Test(
    "Whoever waits for keys until long after the pause waits for them, and whoever may go on sooner does not",
    .enabled(if: Installed.has("python3"), "python3 is not installed"))
  func times() throws {
    try look(at: Self.selecting(seconds: "1000"), after: "ready") { expectWait(&$0) }
    try look(at: Self.selecting(seconds: "0.02"), after: "ready") { processes in
      expectNoWait(&processes, times: 300)
    }
  }

  @Test(
    "vim waits for keys, as does its command line",
    .enabled(if: Installed.has("vim"), "vim is not installed"))
  func editor() throws {
    try look(at: ["vim", "-u", "NONE", "-i", "NONE", "-n"], after: "~") {
      expectWait(&$0)
    }
  }

  @Test("The time in which a program is kept waiting does not pass")
  func clock() {
    let beginning = ContinuousClock.now
    var clock = ProgramClock(at: beginning)
    func time(_ seconds: Int) -> Duration { clock.time(at: beginning + .seconds(seconds)) }
    #expect(time(3) == .seconds(3))
    clock.set(isStopped: true, at: beginning + .seconds(4))
    clock.set(isStopped: true, at: beginning + .seconds(6))
    #expect(time(9) == .seconds(4))
    clock.set(isStopped: false, at: beginning + .seconds(10))
    #expect(time(10) == .seconds(4))
    #expect(time(13) == .seconds(7))
  }
}
