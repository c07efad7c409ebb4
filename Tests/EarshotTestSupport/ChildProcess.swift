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
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, writing, 0o644)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, diagnostics, writing, 0o644)

    // Dispatch and this test process change signals; the child begins as a shell would start it.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

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
}
