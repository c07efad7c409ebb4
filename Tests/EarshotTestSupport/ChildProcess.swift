import CChildProcess
public import Glibc

/// A program that a test runs.
///
/// Foundation's `Process` takes a child that closes its descriptors, as PulseAudio does, for one that
/// has ended, and then no other child of the test process is waited for.
public struct ChildProcess: Sendable {
  /// A program could not be started.
  public struct Failure: Error {
    /// What was to be run.
    public var command: [String]
    /// The system's error number.
    public var code: Int32
  }

  /// Where a program reads from and writes to.
  public enum Streams {
    /// Nothing to read, and files to write to.
    case files(output: String, diagnostics: String)
    /// Nothing to read, and an open descriptor to write to; diagnostics go nowhere.
    case descriptor(output: Int32)
    /// A terminal, by its path, of which it becomes the controlling process.
    case terminal(String)
  }

  /// The number of the process.
  public let identifier: pid_t

  /// Starts a program, found on `PATH`, with no standard input.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: Its whole environment.
  ///   - output: The file that its standard output goes to.
  ///   - diagnostics: The file that its standard error goes to.
  /// - Throws: ``Failure``.
  public init(
    _ command: [String], environment: [String: String],
    output: String = "/dev/null", diagnostics: String = "/dev/null"
  ) throws(Failure) {
    try self.init(
      command, environment: environment,
      streams: .files(output: output, diagnostics: diagnostics))
  }

  /// Starts a program, found on `PATH`.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: Its whole environment.
  ///   - streams: Where it reads from and writes to.
  /// - Throws: ``Failure``.
  public init(
    _ command: [String], environment: [String: String], streams: Streams
  ) throws(Failure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    streams.add(to: &actions)

    // Dispatch and this test process change signals; the child begins as a shell would start it.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | streams.sessionFlag))

    var identifier: pid_t = 0
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    let code = posix_spawnp(
      &identifier, command.first ?? "", &actions, &attributes, arguments, variables)
    guard code == 0 else { throw Failure(command: command, code: code) }
    self.identifier = identifier
  }

  /// Waits for the end: the exit status, or 128 and the number of the signal that ended it.
  public func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Opens a descriptor that can be read from when the program has ended; it is the caller's to close.
  ///
  /// - Throws: ``Failure``.
  public func openEnd() throws(Failure) -> Int32 {
    let descriptor = child_end_descriptor(identifier)
    guard descriptor >= 0 else { throw Failure(command: ["pidfd_open"], code: errno) }
    return descriptor
  }
}

extension ChildProcess.Streams {
  /// What has to be done in the child before the program begins.
  fileprivate func add(to actions: inout posix_spawn_file_actions_t) {
    let nothing = "/dev/null"
    switch self {
    case .files(let output, let diagnostics):
      let writing = O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, nothing, O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, writing, 0o644)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, diagnostics, writing, 0o644)
    case .descriptor(let output):
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, nothing, O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, nothing, O_WRONLY, 0)
    case .terminal(let path):
      // Opened by the leader of a new session, the terminal becomes its controlling one.
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    }
  }

  /// What makes the program the leader of a session of its own.
  fileprivate var sessionFlag: Int32 {
    // POSIX_SPAWN_SETSID, which glibc hides.
    if case .terminal = self { 0x80 } else { 0 }
  }
}
