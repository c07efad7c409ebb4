/// The rules about the audit itself.
enum RunRules {
  static let all: [AuditRule] = [
    nothingChecked, suppressionUnused, suppressionExpired, ruleUnknown,
  ]

  static let nothingChecked = AuditRule(
    "audit-nothing-checked", "The audit looked at nothing", .critical, [], .run,
    explanation: """
      No file held a screen with anything on it, or no rule was in use. An audit that looked at nothing \
      has not passed, and has an exit status of its own (3). Where every file could be read, and a folder holds no storyboard or xib for iOS, or those of an app hold \
      nothing but a launch screen or empty controllers, since code makes its screens, that is a note, for review.
      """,
    fix: "Name files that hold screens, and leave at least one rule on.",
    check: .run)

  static let suppressionUnused = AuditRule(
    "suppression-unused", "Suppression or baseline entry matches nothing", .minor, [], .run,
    explanation: """
      An entry of the list of ignored findings has met no finding in this run, although its rule was \
      used and its file was audited. It may hide the next fault that looks like it.
      """,
    fix: "Take the entry out.",
    check: .run)

  static let suppressionExpired = AuditRule(
    "suppression-expired", "Suppression is past its date", .moderate, [], .run,
    explanation: "An entry of the list of ignored findings names a day that has gone by.",
    fix: "Mend what the entry ignores, or give it a new date.",
    check: .run)

  static let ruleUnknown = AuditRule(
    "rule-unknown", "Configuration names an unknown rule", .serious, [], .run,
    explanation: """
      The configuration or the command line names a rule that does not exist, so that what it asks for \
      does not happen.
      """,
    fix: "Correct the name; 'earshot explain' lists all rules.",
    check: .run)
}

extension AuditConfiguration {
  /// The rules that are named and do not exist, each once, sorted.
  public var unknownRules: [String] {
    let named = Set(isOn.keys).union(parameters.keys).union(ignores.map(\.rule))
    return named.filter { rules[$0] == nil }.sorted()
  }
}

extension AuditIgnore {
  /// What a message calls it.
  var name: String {
    ([rule, file, screen, element] as [String?]).compactMap(\.self).joined(separator: ", ")
  }
}
