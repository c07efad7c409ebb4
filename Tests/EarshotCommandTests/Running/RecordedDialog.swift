import Foundation

/// A recording that was written by hand: a dialog of two buttons, then a secret that is typed for it.
enum RecordedDialog {
  private static let box = """
    \u{1B}[?1049h\u{1B}[2J\u{1B}[5;10H┌──────────────────┐\u{1B}[6;10H│ Sure?            │\
    \u{1B}[7;10H│                  │\u{1B}[8;10H│ \u{1B}[7m< Yes >\u{1B}[m < No >   │\
    \u{1B}[9;10H└──────────────────┘\u{1B}[?25l
    """
  private static let moved = "\u{1B}[8;12H< Yes > \u{1B}[7m< No >\u{1B}[m"
  private static let end = "\u{1B}[?1049l\u{1B}[?25hpassword taken\r\n"

  private static func step(_ key: String, _ output: String) -> String {
    let bytes = Data(output.utf8)
    return """
      {"key": "\(key)", "bytes": "\(bytes.base64EncodedString())", \
      "chunks": [{"ms": 5, "n": \(bytes.count)}]}
      """
  }

  /// The file.
  static let text = """
    {"name": "dialog", "command": ["dialog"], "term": "xterm", "rows": 24, "cols": 80, "steps": [
    \(step("start", box)),
    \(step("right", moved)),
    \(step("hidden:2", "")),
    \(step("enter", end))
    ]}
    """
}
