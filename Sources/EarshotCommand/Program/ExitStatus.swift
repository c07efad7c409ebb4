/// How the program ends, as a script sees it.
enum ExitStatus: Int32, Sendable {
  /// Everything was done.
  case clean = 0
  /// Findings, or an expectation that was not met.
  case findings = 1
  /// The command line was wrong, or an input was refused; the rest was done.
  case refused = 2
  /// Every input was fine, and none held anything to check.
  case nothingToCheck = 3

  /// The worse of two: a refusal, then findings, then having had nothing to check.
  func joined(with other: ExitStatus) -> ExitStatus {
    let order: [ExitStatus] = [.refused, .findings, .nothingToCheck, .clean]
    return order.first { $0 == self || $0 == other } ?? self
  }
}
