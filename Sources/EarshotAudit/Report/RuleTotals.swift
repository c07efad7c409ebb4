/// What there is by rule, as reports for people begin: each with its numbers, and what to do about it once.
package struct RuleTotals: Sendable {
  /// What a rule has found.
  package struct Total: Sendable {
    /// How many findings it has, by how bad they are.
    package fileprivate(set) var counts: [Severity: Int] = [:]
    /// What to do, each sentence once.
    package fileprivate(set) var fixes: [String] = []

    fileprivate var worst: Severity { counts.keys.max() ?? .review }
    fileprivate var count: Int { counts.values.reduce(0, +) }
  }

  private var totals: [String: Total] = [:]

  /// Begins with nothing.
  package init() {}

  /// Counts a finding.
  package mutating func add(_ finding: Finding) {
    totals[finding.rule, default: Total()].counts[finding.severity, default: 0] += 1
    if totals[finding.rule]?.fixes.contains(finding.fix) == false {
      totals[finding.rule]?.fixes.append(finding.fix)
    }
  }

  /// The rules that have found something, the worst first, and of those as bad the one with the most.
  package var worstFirst: [(rule: String, total: Total)] {
    totals.sorted { first, second in
      let (one, other) = (first.value.worst, second.value.worst)
      if one != other { return one > other }
      return (second.value.count, first.key) < (first.value.count, second.key)
    }.map { ($0.key, $0.value) }
  }
}

extension ReportPart {
  /// How many findings count in each of the files, by how bad they are; none of files without any.
  package var countsByFile: [(file: String, counts: [Severity: Int])] {
    var counts: [String: [Severity: Int]] = [:]
    for finding in newFindings {
      counts[finding.file, default: [:]][finding.severity, default: 0] += 1
    }
    return files.compactMap { file in counts.removeValue(forKey: file).map { (file, $0) } }
  }
}
