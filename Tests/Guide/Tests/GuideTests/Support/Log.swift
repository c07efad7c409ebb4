/// Lines that controllers, views and delegates write of what is asked of them.
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// The lines since this was called last.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
