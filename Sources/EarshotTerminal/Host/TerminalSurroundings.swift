import Glibc

/// What the environment says of the terminal.
enum TerminalSurroundings {
  /// Whether the terminal can be drawn on and a plain host was not asked for: `ACCESSIBLE` asks for
  /// plain lines, as in other programs.
  static var isDrawable: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["dumb", ""].contains(value("TERM"))
      && value("ACCESSIBLE").isEmpty
  }

  /// Whether annotations may be written: the Linux console of older kernels would show them.
  static var takesAnnotations: Bool { value("TERM") != "linux" }

  private static func value(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
