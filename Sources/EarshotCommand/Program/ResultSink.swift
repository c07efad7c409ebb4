/// Where results go: to standard output, or into a file.
protocol ResultSink: AnyObject {
  /// Adds a line.
  func print(_ line: String)
}

extension Console: ResultSink {}
