/// How the program ends, as a script sees it.
enum ExitStatus: Int32, Sendable {
  /// Everything was done.
  case clean = 0
  /// Findings, or an expectation that was not met.
  case findings = 1
  /// The command line was wrong, or an input was refused; the rest was done.
  case refused = 2

  /// The worse of two.
  func joined(with other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}
