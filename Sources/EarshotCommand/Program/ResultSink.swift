/// Where results go: to standard output, or into a file.
protocol ResultSink: AnyObject {
  /// Adds a line.
  func print(_ line: String)

  /// Adds lines, each of which ends in a line break.
  func write(_ lines: String)
}

extension Console: ResultSink {}
