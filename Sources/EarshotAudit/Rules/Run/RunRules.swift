/// The rules about the audit itself.
enum RunRules {
  static let all: [AuditRule] = [
    nothingChecked, suppressionUnused, suppressionExpired, ruleUnknown,
  ]

  static let nothingChecked = AuditRule(
    "audit-nothing-checked", "The audit looked at nothing", .critical, [], .run,
    explanation: """
      No file held a screen with anything on it, or no rule was in use. An audit that looked at nothing \
      has not passed.
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

  /// What a run has to say about itself.
  static func findings(
    _ audits: [Audit], configuration: AuditConfiguration, today: String?
  ) -> [Finding] {
    var findings: [Finding] = []
    func add(_ rule: AuditRule, _ message: String, _ element: String) {
      findings.append(
        Finding(
          rule: rule.id, severity: rule.severity, criteria: rule.criteria, element: element,
          message: message, fix: rule.fix,
          fingerprint: Fingerprint(rule: rule.id, file: "", screen: "", element: element)))
    }
    if !audits.contains(where: { $0.checked > 0 }) {
      add(nothingChecked, "there was nothing on any screen", "")
    } else if configuration.usedRules.allSatisfy({ $0.category == .run }) {
      add(nothingChecked, "every rule is off", "")
    }
    for name in configuration.unknownRules {
      let near = configuration.rules.nearest(to: name).map { "; did you mean '\($0)'?" }
      add(ruleUnknown, "there is no rule called '\(name)'\(near ?? "")", name)
    }
    let used = Set(configuration.usedRules.map(\.id))
    for ignore in configuration.ignores where configuration.rules[ignore.rule] != nil {
      if let today, let end = ignore.expires, end < today {
        add(
          suppressionExpired, "what \(ignore.name) ignores was to be mended by \(end)", ignore.name)
      } else if used.contains(ignore.rule), audits.contains(where: { ignore.covers($0.file) }),
        !audits.contains(where: { $0.ignored.contains { ignore.matches($0) } })
      {
        add(suppressionUnused, "\(ignore.name) ignores nothing that was found", ignore.name)
      }
    }
    return findings
  }
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
