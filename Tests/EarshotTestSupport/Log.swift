/// What happened, in order, as one line each.
public final class Log {
  /// The lines.
  public private(set) var lines: [String] = []

  /// Begins with nothing.
  public init() {}

  /// Adds a line.
  public func callAsFunction(_ line: String) {
    lines.append(line)
  }

  /// Gives what happened since the last call.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
