/// What happened, in order, as one line each.
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) {
    lines.append(line)
  }

  /// Gives what happened since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
