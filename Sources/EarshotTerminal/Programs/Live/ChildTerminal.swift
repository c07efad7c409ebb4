import CTerminal
import EarshotFiles
import EarshotPrograms
import Glibc

/// A program on a pseudoterminal of its own, which is its controlling terminal.
nonisolated struct ChildTerminal: Sendable {
  /// Why a program could not be started.
  struct Failure: Error {
    var code: Int32
  }

  /// Our side of the terminal, which never blocks.
  let descriptor: Int32
  /// Can be read from when the program has ended.
  let end: Int32
  /// The process.
  let identifier: pid_t
  /// The path of its side of the terminal.
  private let path: String

  /// Starts a program as a session of its own.
  ///
  /// - Parameters:
  ///   - command: The program, found on `PATH`, and its arguments.
  ///   - name: What it is called as its first argument; a shell with `-` in front is a login shell.
  ///   - size: The size of its terminal.
  ///   - environment: What is set besides, or, where nothing stands, taken away.
  ///   - folder: The folder in which it begins; `nil` for that of ours.
  /// - Throws: ``Failure``, with the system's error.
  init(
    _ command: [String], name: String? = nil, size: TerminalSize, environment: [String: String?],
    folder: String? = nil
  ) throws(Failure) {
    var leader: Int32 = -1
    var follower: Int32 = -1
    var path = [CChar](repeating: 0, count: 128)
    var window = winsize(
      ws_row: UInt16(clamping: size.rows), ws_col: UInt16(clamping: size.columns), ws_xpixel: 0,
      ws_ypixel: 0)
    guard openpty(&leader, &follower, &path, nil, &window) == 0 else { throw Failure(code: errno) }
    defer { close(follower) }
    // The program begins with the settings that ours was found with.
    var settings = termios()
    if tcgetattr(STDIN_FILENO, &settings) == 0 { tcsetattr(follower, TCSANOW, &settings) }
    for descriptor in [leader, follower] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(leader, F_SETFL, fcntl(leader, F_GETFL) | O_NONBLOCK)
    let started: pid_t
    do throws(Failure) {
      started = try Self.start(command, name: name, on: path, environment, folder)
    } catch {
      close(leader)
      throw error
    }
    descriptor = leader
    identifier = started
    self.path = String(
      decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    end = terminal_child_end(started)
  }

  private static func start(
    _ command: [String], name: String?, on path: [CChar], _ environment: [String: String?],
    _ folder: String?
  ) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let folder { terminal_begin_in(&actions, folder) }
    // The first terminal that the leader of a session opens is its controlling one.
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // POSIX_SPAWN_SETSID, which the module does not show.
    let flags = 0x80 | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let arguments = ([name ?? command[0]] + command.dropFirst()).map { strdup($0) } + [nil]
    let variables = Self.variables(with: environment).map { strdup($0) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var identifier: pid_t = 0
    let code = posix_spawnp(&identifier, command[0], &actions, &attributes, arguments, variables)
    guard code == 0 else { throw Failure(code: code) }
    return identifier
  }

  private static func variables(with changes: [String: String?]) -> [String] {
    var variables: [String] = []
    var place = environ
    while let variable = place.pointee {
      let text = String(cString: variable)
      if !changes.keys.contains(String(text.prefix { $0 != "=" })) { variables.append(text) }
      place += 1
    }
    let set = changes.sorted { $0.key < $1.key }
    return variables + set.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }

  /// Gives the terminal another size; the program gets the signal of that.
  func resize(rows: Int, columns: Int) {
    var window = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &window)
  }

  /// Sends a signal to the program and to what runs in the foreground of its terminal.
  func signal(_ number: Int32) {
    let foreground = tcgetpgrp(descriptor)
    if foreground > 0, foreground != identifier { kill(-foreground, number) }
    kill(identifier, number)
  }

  /// Has the program and what was stopped with it go on.
  func goOn() {
    kill(-identifier, SIGCONT)
    signal(SIGCONT)
  }

  /// Waits until the program is stopped; returns whether it was, and did not end.
  func waitForStop() -> Bool {
    var news = siginfo_t()
    while waitid(P_PID, id_t(identifier), &news, WSTOPPED | WEXITED | WNOWAIT) != 0 {
      if errno != EINTR { return false }
    }
    guard news.si_code != CLD_EXITED, news.si_code != CLD_KILLED, news.si_code != CLD_DUMPED else {
      return false
    }
    // Taken, so that it is not told again.
    waitid(P_PID, id_t(identifier), &news, WSTOPPED | WNOHANG)
    return true
  }

  /// What the terminal does with what is typed: whether it is shown, whether a password is asked for, and whether the
  /// terminal itself shows it, line by line, though nobody may be there to read it.
  var echo: (isOn: Bool, isSecret: Bool, isOfLines: Bool)? {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    let isOn = settings.c_lflag & tcflag_t(ECHO) != 0
    let hasLines = settings.c_lflag & tcflag_t(ICANON) != 0
    return (isOn, !isOn && hasLines, isOn && hasLines)
  }

  /// What runs in the foreground of the terminal.
  var foreground: ForegroundProcesses {
    ForegroundProcesses(leader: identifier, descriptor: descriptor, path: path)
  }

  /// Whether something was written that nobody has read.
  var hasOutput: Bool {
    var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    return poll(&descriptors, 1, 0) > 0
  }

  /// Waits for the end and closes the terminal, which ends what still runs on it.
  func finish() -> ProgramEnding {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    close(descriptor)
    if end >= 0 { close(end) }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
  }
}
