// What was looked at and what came of it, in numbers and in words.

extension AuditTotals {
  /// How many findings of each severity count, such as `2 critical, 1 minor`.
  package var findingCounts: String {
    counts.isEmpty ? "nothing found" : Severity.words(for: counts)
  }

  /// What was looked at and what came of it, on one line without a final period.
  package var summary: String {
    var parts = ["\(checked) checked: \(findingCounts)"]
    if coverage.states > 0 {
      let left = coverage.unreachedStates
      parts.append(
        Self.words(coverage.states, "state", "states") + " walked"
          + (left > 0 ? ", \(left) not reached" : ""))
    }
    if known > 0 { parts.append("\(known) known from the baseline") }
    if ignored > 0 { parts.append("\(ignored) ignored") }
    if !stale.isEmpty { parts.append(Self.words(stale.count, "stale entry", "stale entries")) }
    if !refusals.isEmpty { parts.append("\(refusals.count) refused") }
    if let skipped { parts.append("\(skipped) skipped") }
    if !coverage.unchecked.isEmpty {
      parts.append(
        "\(Self.words(coverage.unchecked.count, "rule", "rules")) not checked everywhere")
    }
    return parts.joined(separator: "; ")
  }

  /// What was passed over, such as `2 files, 1 screen`; `nil` for nothing.
  var skipped: String? {
    let parts = [
      (coverage.skippedFiles, "file", "files"), (coverage.skippedScreens, "screen", "screens"),
    ].filter { $0.0 > 0 }.map { Self.words($0.0, $0.1, $0.2) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// What was looked at, such as `4 elements on 2 screens`.
  private var checked: String {
    let elements = Self.words(coverage.elements, "element", "elements")
    // A report of before knows of no screens.
    guard coverage.screens > 0 || coverage.elements == 0 else { return elements }
    return "\(elements) on \(Self.words(coverage.screens, "screen", "screens"))"
  }

  private static func words(_ count: Int, _ one: String, _ several: String) -> String {
    "\(count) \(count == 1 ? one : several)"
  }
}

extension Severity {
  /// What stands behind a number.
  var words: String { self == .review ? "for review" : rawValue }

  /// How many there are of each, the worst first and none of which there are none, such as `2 critical, 1 minor`.
  package static func words(for counts: [Severity: Int]) -> String {
    worstFirst(counts).map { "\($0.count) \($0.severity.words)" }.joined(separator: ", ")
  }

  /// The numbers with the worst first; none of which there are none.
  static func worstFirst(_ counts: [Severity: Int]) -> [(severity: Severity, count: Int)] {
    allCases.reversed().compactMap { severity in
      counts[severity].flatMap { $0 > 0 ? (severity, $0) : nil }
    }
  }
}

extension Baseline.Entry {
  /// The entry in words, for people.
  package var words: String {
    let place = [file, screen, element].filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(place): \(message) [\(rule)]\(count == 1 ? "" : ", \(count) times")"
  }
}
