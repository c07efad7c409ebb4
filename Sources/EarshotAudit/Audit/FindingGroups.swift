/// Joins findings of rules that group them, and takes them apart again.
///
/// What is ignored is decided for each alone, so groups are made last; those of a report that was read
/// again are taken apart first.
struct FindingGroups {
  private let groupings: [String: RuleGrouping]
  private let texts: AuditTexts

  init(_ rules: RuleSet, texts: AuditTexts = AuditTexts()) {
    self.texts = texts
    groupings = Dictionary(
      rules.rules.compactMap { rule in rule.grouping.map { (rule.id, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The findings with those of one identity and severity as one, where the first of them stands.
  func joined(_ findings: [Finding]) -> [Finding] {
    struct Key: Hashable {
      var fingerprint: Fingerprint
      var severity: Severity
    }
    var places: [Key: Int] = [:]
    var joined: [Finding] = []
    for finding in findings {
      guard groupings[finding.rule] != nil, let member = finding.members.first else {
        joined.append(finding)
        continue
      }
      let key = Key(fingerprint: finding.fingerprint, severity: finding.severity)
      if let place = places[key] {
        joined[place].members.append(member)
      } else {
        places[key] = joined.count
        joined.append(finding)
      }
    }
    return joined.map(settled)
  }

  /// One finding for each thing, as they were before they were joined.
  func apart(_ findings: [Finding]) -> [Finding] {
    findings.flatMap { finding -> [Finding] in
      guard let grouping = groupings[finding.rule], finding.members.count > 1 else {
        return [finding]
      }
      return finding.members.map { member in
        var single = finding
        single.screen = member.screen
        single.element = member.element
        single.line = member.line
        single.column = member.column
        single.message = texts.words(grouping.one("\(member.name)"))
        single.members = [member]
        return single
      }
    }
  }

  /// A group with the words for several.
  private func settled(_ finding: Finding) -> Finding {
    guard let grouping = groupings[finding.rule], finding.members.count > 1 else { return finding }
    var finding = finding
    finding.element = ""
    finding.path = []
    finding.message = grouping.message(of: finding.members, in: texts)
    return finding
  }
}
