// What was looked at and what came of it, in numbers and in words.

extension AuditReport {
  /// How many findings of each severity count, the worst first; none of those of which there are none.
  var severityCounts: [(severity: Severity, count: Int)] { Self.severityCounts(of: newFindings) }

  /// How many of each severity count, such as `2 critical, 1 minor`.
  package var findingCounts: String {
    let counts = Self.counts(of: newFindings)
    return counts.isEmpty ? "nothing found" : counts
  }

  /// How many findings of each severity there are among some, such as `2 critical, 1 minor`.
  package static func counts(of findings: [Finding]) -> String {
    severityCounts(of: findings).map { "\($0.count) \($0.severity.words)" }.joined(separator: ", ")
  }

  private static func severityCounts(
    of findings: [Finding]
  ) -> [(severity: Severity, count: Int)] {
    Severity.allCases.reversed()
      .map { severity in (severity, findings.count { $0.severity == severity }) }
      .filter { $0.1 > 0 }
  }

  /// What was looked at and what came of it, on one line.
  ///
  /// - Parameter screens: The number of screens, where it is to be told.
  /// - Returns: The line, without a final period.
  package func summary(screens: Int? = nil) -> String {
    let places = screens.map { " on \(Self.words($0, "screen", "screens"))" } ?? ""
    let known = entries.count { $0.standing == .known }
    let ignored = entries.count - known - entries.count { $0.standing == .new }
    var parts = ["\(Self.words(checked, "element", "elements"))\(places) checked: \(findingCounts)"]
    if known > 0 { parts.append("\(known) known from the baseline") }
    if ignored > 0 { parts.append("\(ignored) ignored") }
    if !stale.isEmpty { parts.append(Self.words(stale.count, "stale entry", "stale entries")) }
    if !refusals.isEmpty { parts.append("\(refusals.count) refused") }
    return parts.joined(separator: "; ")
  }

  private static func words(_ count: Int, _ one: String, _ several: String) -> String {
    "\(count) \(count == 1 ? one : several)"
  }
}

extension Severity {
  /// What stands behind a number.
  var words: String { self == .review ? "for review" : rawValue }
}

extension Baseline.Entry {
  /// The entry in words, for people.
  package var words: String {
    let place = [file, screen, element].filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(place): \(message) [\(rule)]\(count == 1 ? "" : ", \(count) times")"
  }
}
