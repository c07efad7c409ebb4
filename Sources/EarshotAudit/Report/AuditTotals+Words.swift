// What was looked at and what came of it, in numbers and in words.

extension AuditTotals {
  private var texts: AuditTexts { head.texts }

  /// How many findings of each severity count, such as `2 critical, 1 minor`.
  package var findingCounts: String {
    counts.isEmpty ? texts.words("nothing found") : Severity.words(for: counts, in: texts)
  }

  /// What was looked at and what came of it, on one line without a final period.
  package var summary: String {
    var facts: [AuditSentence] = [checked]
    if coverage.states > 0 {
      let (all, left) = (coverage.states, coverage.unreachedStates)
      let walked = "\(Self.words(all, "state", "states")) walked"
      facts.append(
        left > 0
          ? AuditSentence(
            "{1} states walked, {2} not reached", [.number(all), .number(left)],
            english: "\(walked), \(left) not reached")
          : AuditSentence("{1} states walked", [.number(all)], english: walked))
    }
    if known > 0 { facts.append("\(known) known from the baseline") }
    if ignored > 0 { facts.append("\(ignored) ignored") }
    if !stale.isEmpty {
      facts.append(
        AuditSentence(
          "{1} stale entries", [.number(stale.count)],
          english: Self.words(stale.count, "stale entry", "stale entries")))
    }
    if !refusals.isEmpty { facts.append("\(refusals.count) refused") }
    if let skipped { facts.append(skipped) }
    if !coverage.unchecked.isEmpty {
      let count = coverage.unchecked.count
      facts.append(
        AuditSentence(
          "{1} rules not checked everywhere", [.number(count)],
          english: Self.words(
            count, "rule not checked everywhere", "rules not checked everywhere")))
    }
    return texts.facts(facts.map(texts.words))
  }

  /// What was passed over, such as `2 files, 1 screen skipped`; `nil` for nothing.
  var skipped: AuditSentence? {
    let (files, screens) = (coverage.skippedFiles, coverage.skippedScreens)
    let parts = [(files, "file", "files"), (screens, "screen", "screens")]
      .filter { $0.0 > 0 }.map { Self.words($0.0, $0.1, $0.2) }
    guard !parts.isEmpty else { return nil }
    let english = "\(parts.joined(separator: ", ")) skipped"
    if screens == 0 {
      return AuditSentence("{1} files skipped", [.number(files)], english: english)
    }
    if files == 0 {
      return AuditSentence("{1} screens skipped", [.number(screens)], english: english)
    }
    return AuditSentence(
      "{1} files, {2} screens skipped", [.number(files), .number(screens)], english: english)
  }

  /// What was looked at, and what was found there, such as `4 elements on 2 screens checked: 1 minor`.
  private var checked: AuditSentence {
    let elements = Self.words(coverage.elements, "element", "elements")
    let found = AuditSentence.Value.text(findingCounts)
    // A report of before knows of no screens.
    guard coverage.screens > 0 || coverage.elements == 0 else {
      return AuditSentence(
        "{1} elements checked: {2}", [.number(coverage.elements), found],
        english: "\(elements) checked: \(findingCounts)")
    }
    let screens = Self.words(coverage.screens, "screen", "screens")
    return AuditSentence(
      "{1} elements on {2} screens checked: {3}",
      [.number(coverage.elements), .number(coverage.screens), found],
      english: "\(elements) on \(screens) checked: \(findingCounts)")
  }

  private static func words(_ count: Int, _ one: String, _ several: String) -> String {
    "\(count) \(count == 1 ? one : several)"
  }
}

extension Severity {
  /// What a finding of it is called.
  package var word: AuditSentence { AuditSentence(naming: self) }

  /// How many findings of it there are.
  func words(counting count: Int) -> AuditSentence {
    switch self {
    case .critical: "\(count) critical"
    case .serious: "\(count) serious"
    case .moderate: "\(count) moderate"
    case .minor: "\(count) minor"
    case .review: "\(count) for review"
    }
  }

  /// How many there are of each, the worst first and none of which there are none, such as `2 critical, 1 minor`.
  package static func words(
    for counts: [Severity: Int], in texts: AuditTexts = AuditTexts()
  ) -> String {
    texts.list(worstFirst(counts).map { texts.words($0.severity.words(counting: $0.count)) })
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
  package func words(in texts: AuditTexts = AuditTexts()) -> String {
    let place = texts.list([file, screen, element].filter { !$0.isEmpty })
    let entry = "\(place): \(message) [\(rule)]"
    return count == 1 ? entry : texts.words("\(entry), \(count) times")
  }
}
