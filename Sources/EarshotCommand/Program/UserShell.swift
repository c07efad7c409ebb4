import Glibc

/// The user's shell, also where the user has made this program the login shell.
enum UserShell {
  /// The shell that the environment names, or the usual one where it names this program or none.
  static var path: String {
    let named = getenv("SHELL").map { String(cString: $0) } ?? ""
    guard named.isEmpty || isThisProgram(named) else { return named }
    return ["/bin/bash", "/usr/bin/bash"].first { access($0, X_OK) == 0 } ?? "/bin/sh"
  }

  /// What differs in the environment of the shell: it is never this program that others start as a shell.
  static var environment: [String: String] {
    getenv("SHELL").map { isThisProgram(String(cString: $0)) } ?? false ? ["SHELL": path] : [:]
  }

  /// Whether this program was started as a login shell, which the system gives a hyphen before its name.
  static func isAskedFor(by all: [String]) -> Bool {
    all.count == 1 && all[0].hasPrefix("-")
  }

  /// Leaves to the user's shell what others want done by a shell (`-c`); returns where that is not so.
  static func takeCommand(_ all: [String]) {
    guard all.count > 1, all[1] == "-c" else { return }
    become(isLogin: all[0].hasPrefix("-"), Array(all.dropFirst()))
  }

  /// Becomes the user's shell; returns where the system has none.
  static func become(isLogin: Bool, _ arguments: [String] = []) {
    for (name, value) in environment { setenv(name, value, 1) }
    let path = path
    let name = path.split(separator: "/").last.map(String.init) ?? path
    signal(SIGPIPE, SIG_DFL)
    execv(path, ([isLogin ? "-\(name)" : name] + arguments).map { strdup($0) } + [nil])
  }

  private static func isThisProgram(_ path: String) -> Bool {
    guard let named = realpath(path, nil), let own = realpath("/proc/self/exe", nil) else {
      return false
    }
    defer {
      free(named)
      free(own)
    }
    return strcmp(named, own) == 0
  }
}
