import EarshotFiles
import Glibc

/// A program that was run to its end, with nothing to read.
struct ProgramRun {
  /// What it wrote to standard output.
  var output: [UInt8] = []
  /// The beginning of what it wrote to standard error.
  var diagnostics: [UInt8] = []
  /// Its exit status, or 128 and the number of the signal that ended it.
  var status: Int32 = 0

  /// A program could not be run.
  enum Failure: Error {
    /// It could not be started; holds the system's error number.
    case notStarted(Int32)
    /// It wrote more than the limit, in bytes.
    case tooMuch(limit: Int)
  }

  /// Runs a program that is found on `PATH`.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - changes: What is different in its environment; `nil` takes a variable away.
  ///   - limit: How much it may write, in bytes.
  /// - Throws: ``Failure``.
  init(
    _ command: [String], environment changes: [String: String?] = [:], limit: Int
  ) throws(Failure) {
    var pipes: [[Int32]] = []
    defer { for end in pipes.joined() where end >= 0 { close(end) } }
    for _ in 0..<2 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw .notStarted(errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes.append(ends)
    }
    let identifier = try Self.start(command, changes, output: pipes[0][1], errors: pipes[1][1])
    for place in 0..<2 {
      close(pipes[place][1])
      pipes[place][1] = -1
    }
    let isWhole = read(from: pipes.map { $0[0] }, limit: limit)
    if !isWhole { kill(identifier, SIGKILL) }
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    guard isWhole else { throw .tooMuch(limit: limit) }
    let signal = status & 0x7F
    status = signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// How much of the diagnostics is kept, in bytes.
  private static let diagnosticsLimit = 4096

  /// Reads both streams until they end.
  ///
  /// - Returns: Whether the output stayed within the limit.
  private mutating func read(from streams: [Int32], limit: Int) -> Bool {
    var polled = streams.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while polled.contains(where: { $0.fd >= 0 }) {
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 else {
        if errno == EINTR { continue }
        return false
      }
      for place in polled.indices where polled[place].revents != 0 {
        let chunk = [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
          count = max(0, Glibc.read(polled[place].fd, buffer.baseAddress, buffer.count))
        }
        if chunk.isEmpty {
          polled[place].fd = -1
        } else if place == 0 {
          output += chunk
        } else {
          diagnostics += chunk.prefix(Self.diagnosticsLimit - diagnostics.count)
        }
      }
      guard output.count <= limit else { return false }
    }
    return true
  }

  private static func start(
    _ command: [String], _ changes: [String: String?], output: Int32, errors: Int32
  ) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var identifier: pid_t = 0
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment(changes).map { strdup($0) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    let code = posix_spawnp(
      &identifier, command.first ?? "", &actions, nil, arguments, variables)
    guard code == 0 else { throw .notStarted(code) }
    return identifier
  }

  private static func environment(_ changes: [String: String?]) -> [String] {
    var variables: [String] = []
    var place = environ
    while let variable = place.pointee {
      let text = String(cString: variable)
      let name = String(text.prefix { $0 != "=" })
      if !changes.keys.contains(name) { variables.append(text) }
      place += 1
    }
    return variables + changes.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }
}
