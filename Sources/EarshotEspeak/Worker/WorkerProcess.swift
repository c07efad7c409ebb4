import Glibc

/// The running program of the voice and our end of the line to it.
///
/// It gets one socket as its standard input and output, nothing of our environment but where its
/// data is, and a process group of its own, so that Ctrl-C reaches it through us. It ends when the
/// line closes.
struct WorkerProcess: ~Copyable {
  let identifier: pid_t
  let line: Int32

  init(path: String) throws(EspeakError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .couldNotStart(path: path, code: errno)
    }
    var identifier: pid_t = 0
    let code = WorkerProcess.spawn(path, line: ends[1], identifier: &identifier)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      throw .couldNotStart(path: path, code: code)
    }
    self.identifier = identifier
    line = ends[0]
  }

  deinit {
    close(line)
    kill(identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
  }

  private static func spawn(_ path: String, line: Int32, identifier: inout pid_t) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, line, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, line, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))

    return withCStrings([path]) { arguments in
      withCStrings(environment()) { environment in
        posix_spawn(&identifier, path, &actions, &attributes, arguments, environment)
      }
    }
  }

  private static func environment() -> [String] {
    var environment = ["LC_ALL=C.UTF-8", "PULSE_SERVER=unix:/nonexistent"]
    // Where espeak-ng has its data, and where ours may stand.
    for name in ["ESPEAK_DATA_PATH", "XDG_RUNTIME_DIR", "TMPDIR"] {
      if let value = getenv(name) { environment.append("\(name)=" + String(cString: value)) }
    }
    return environment
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }
}
