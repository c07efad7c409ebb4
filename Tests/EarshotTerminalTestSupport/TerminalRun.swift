import EarshotTestSupport
import Foundation
package import Glibc

/// A program on a terminal of its own, whose keys a test types and whose screen it reads.
///
/// Nothing here sleeps: a test waits for what it expects to see, and fails when it does not come.
package final class TerminalRun {
  /// Something did not come in time.
  package struct Missing: Error, CustomStringConvertible {
    package var description: String

    package init(description: String) {
      self.description = description
    }
  }

  /// How many seconds are waited for what has to come, on however busy a machine.
  package static let patience =
    ProcessInfo.processInfo.environment["EARSHOT_TEST_PATIENCE"].flatMap { Int($0) } ?? 180

  package let screen: VTermScreen
  /// Everything the program wrote.
  package private(set) var output: [UInt8] = []
  /// The same as text.
  package var outputText: String { String(decoding: output, as: UTF8.self) }
  /// Whether the other end is closed.
  package private(set) var isEnded = false
  /// Whether what the terminal answers waits, as on a line that is slow.
  package var holdsAnswers = false {
    didSet { if !holdsAnswers { giveAnswers() } }
  }
  /// What else the program tells, and who takes it whenever there is something.
  package var beside: (descriptor: Int32, take: () -> Void)?
  /// The settings of the terminal before the program was started.
  package let settingsAtStart: String
  private let terminal: Int32
  private let isShown: Bool
  private var isOpen = true
  private let child: ChildProcess
  /// Can be read from when the program has ended.
  private let ending: Int32
  private var status: Int32?

  /// The environment of the programs, with nothing of the one who runs the tests, and with folders in
  /// which nobody can write.
  package static let environment = [
    "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/dev/null",
    "XDG_CONFIG_HOME": "/dev/null", "XDG_STATE_HOME": "/dev/null",
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// Starts a program as a session of its own with a controlling terminal.
  ///
  /// Where what it writes is not shown, it is only kept: the screen of these tests trusts what it is given.
  package init(
    _ command: [String], rows: Int = 24, columns: Int = 80,
    environment: [String: String] = TerminalRun.environment, isShown: Bool = true
  ) throws {
    self.isShown = isShown
    screen = VTermScreen(rows: rows, columns: columns)
    var leader: Int32 = 0
    var follower: Int32 = 0
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&leader, &follower, &name, nil, &size) == 0 else {
      throw Missing(description: "there is no pseudoterminal: error \(errno)")
    }
    terminal = leader
    _ = fcntl(leader, F_SETFD, FD_CLOEXEC)
    _ = fcntl(leader, F_SETFL, fcntl(leader, F_GETFL) | O_NONBLOCK)
    defer { close(follower) }
    settingsAtStart = Self.settings(of: leader)
    let path = String(
      decoding: name.prefix { $0 != 0 }.map({ UInt8(bitPattern: $0) }), as: UTF8.self)
    child = try ChildProcess(command, environment: environment, streams: .terminal(path))
    ending = try child.openEnd()
  }

  deinit {
    if status == nil {
      kill(child.identifier, SIGKILL)
      _ = child.wait()
    }
    close(ending)
    if isOpen { close(terminal) }
  }

  // MARK: What a test does

  /// Types; what the program does not take at once is taken while its output is read.
  package func type(_ keys: String) throws {
    try write(Array(keys.utf8))
  }

  package func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    let deadline = ContinuousClock.now + .seconds(300)
    while !rest.isEmpty, !isEnded {
      let count = rest.withUnsafeBytes { Glibc.write(terminal, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      guard waitForNews(until: deadline, canWrite: true) else {
        throw Missing(description: "the program takes no more input")
      }
      read()
    }
  }

  package func resize(rows: Int, columns: Int) {
    screen.resize(rows: rows, columns: columns)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  package func signal(_ number: Int32) {
    kill(child.identifier, number)
  }

  /// Takes the terminal away, as a window that is closed does.
  package func hangUp() {
    close(terminal)
    (isOpen, isEnded) = (false, true)
  }

  /// The most memory that the program has used, in bytes.
  package var peakMemory: Int {
    PeakMemory.of(process: "\(child.identifier)") ?? 0
  }

  /// The programs that it has started and that still run.
  package var children: [pid_t] {
    let threads = "/proc/\(child.identifier)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
    return names.flatMap { name in
      let list = (try? String(contentsOfFile: "\(threads)/\(name)/children", encoding: .utf8)) ?? ""
      return list.split(separator: " ").compactMap { pid_t($0) }
    }.filter(Self.isRunning)
  }

  /// Whether a process is there and has not ended; one that nobody has waited for yet has.
  package static func isRunning(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z ") } ?? false
  }

  // MARK: What a test sees

  /// Reads until something holds that changes with what the program writes, or with its end.
  package func wait(for what: String, _ condition: () -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(Self.patience)
    while !condition() {
      guard !isEnded, waitForNews(until: deadline) else {
        throw Missing(description: "\(what) did not come; the screen is\n\(screen.text)")
      }
      if !read(), hasProgramEnded { isEnded = !condition() }
    }
  }

  /// Reads until a text stands on the screen.
  package func wait(forText text: String) throws {
    try wait(for: text) { screen.text.contains(text) }
  }

  /// Reads until the caption is a text.
  package func wait(forCaption text: String) throws {
    try wait(for: text) { caption == text }
  }

  /// What stands in the last two rows.
  package var caption: String {
    [screen.text(row: screen.rows - 2), screen.text(row: screen.rows - 1)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The annotations so far, without the frame of the sequence.
  package var annotations: [String] {
    let begin = "\u{1B}]8130;1;"
    return String(decoding: output, as: UTF8.self).components(separatedBy: begin).dropFirst()
      .map { $0.components(separatedBy: "\u{1B}\\")[0] }
  }

  /// What was written since the program began to leave its screen.
  package var afterLeaving: String {
    let leaving = "\u{1B}[?2026l\u{1B}[<u"
    let parts = String(decoding: output, as: UTF8.self).components(separatedBy: leaving)
    return parts.count > 1 ? "\u{1B}[<u" + parts[parts.count - 1] : ""
  }

  /// The settings of the terminal, as text that can be compared.
  package var settings: String { Self.settings(of: terminal) }

  private static func settings(of terminal: Int32) -> String {
    var settings = termios()
    guard tcgetattr(terminal, &settings) == 0 else { return "error \(errno)" }
    let controls = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    return
      "\(settings.c_iflag) \(settings.c_oflag) \(settings.c_cflag) \(settings.c_lflag) \(controls)"
  }

  /// Waits for the end: the exit status, or 128 and the number of the signal that ended it.
  package func end() throws -> Int32 {
    if let status { return status }
    let deadline = ContinuousClock.now + .seconds(Self.patience)
    while !hasProgramEnded {
      guard waitForNews(until: deadline) else {
        throw Missing(description: "the program did not end; the screen is\n\(screen.text)")
      }
      read()
    }
    while read() {}
    beside?.take()
    let status = child.wait()
    self.status = status
    return status
  }

  private var hasProgramEnded: Bool {
    var descriptor = pollfd(fd: ending, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }

  /// Waits until the program has written something, has ended, or takes input where that is asked for;
  /// returns whether it did before the deadline.
  private func waitForNews(
    until deadline: ContinuousClock.Instant, canWrite: Bool = false
  ) -> Bool {
    let events = Int16(canWrite ? POLLIN | POLLOUT : POLLIN)
    var descriptors = [
      // A terminal that nobody has open any more would be news for ever; a negative one is passed over.
      pollfd(fd: isOpen && !isEnded ? terminal : -1, events: events, revents: 0),
      pollfd(fd: ending, events: Int16(POLLIN), revents: 0),
      pollfd(fd: beside?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else { return false }
      guard poll(&descriptors, 3, Int32(left) + 1) > 0 else { continue }
      if descriptors[2].revents != 0 { beside?.take() }
      return true
    }
  }

  /// Reads what there is; returns whether there was anything.
  @discardableResult
  private func read() -> Bool {
    guard isOpen, !isEnded else { return false }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = Glibc.read(terminal, &buffer, buffer.count)
    guard count > 0 else {
      // The last one who had the terminal open has closed it.
      if count == 0 || (errno != EAGAIN && errno != EINTR) { isEnded = true }
      return false
    }
    output += buffer[..<count]
    guard isShown else { return true }
    screen.write(Array(buffer[..<count]))
    if !holdsAnswers { giveAnswers() }
    return true
  }

  /// Writes what the terminal has to answer.
  private func giveAnswers() {
    let answers = screen.takeAnswers()
    guard !answers.isEmpty else { return }
    _ = answers.withUnsafeBytes { Glibc.write(terminal, $0.baseAddress, $0.count) }
  }
}

extension TerminalRun {
  /// Starts the small app of these tests and waits until it is there.
  package static func probe(
    rows: Int = 24, columns: Int = 80, environment: [String: String] = TerminalRun.environment
  ) throws -> TerminalRun {
    let run = try TerminalRun(
      [BuiltProgram.path("EarshotTerminalProbe")], rows: rows, columns: columns,
      environment: environment)
    try run.wait(forCaption: "Probe, heading")
    return run
  }

  /// Ends a host as a user does.
  package func quit() throws {
    try type("\u{3}")
    let status = try end()
    guard status == 0 else { throw Missing(description: "the end was \(status)") }
  }
}

/// Programs on a terminal of their own take a thread each, which must not be one that other tests run
/// on.
package func onTerminal(_ work: @escaping @Sendable () throws -> Void) async throws {
  // As a task with its values, so that what fails there is known to be of this test.
  try await withTaskExecutorPreference(OwnThread()) { try work() }
}

/// Runs what a task does on threads that are no one else's.
private final class OwnThread: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }.start()
  }
}
