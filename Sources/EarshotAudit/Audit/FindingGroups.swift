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

  /// The findings with those of one identity as one, where the first of them stands.
  func joined(_ findings: [Finding]) -> [Finding] {
    var places: [Fingerprint: Int] = [:]
    var groups: [[Finding]] = []
    for finding in findings {
      if groupings[finding.rule] != nil, !finding.members.isEmpty {
        if let place = places[finding.fingerprint] {
          groups[place].append(finding)
          continue
        }
        places[finding.fingerprint] = groups.count
      }
      groups.append([finding])
    }
    return groups.map(settled)
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
        single.severity = member.severity ?? finding.severity
        single.message = texts.words(grouping.one("\(member.name)"))
        single.members = [member]
        single.members[0].severity = nil
        return single
      }
    }
  }

  /// One finding for several of one identity, as bad as the gravest, at the first that is sure.
  private func settled(_ group: [Finding]) -> Finding {
    guard var finding = group.first, let grouping = groupings[finding.rule], group.count > 1,
      let gravest = group.lazy.map(\.severity).max()
    else { return group[0] }
    if gravest > .review, let sure = group.first(where: { $0.severity > .review }) {
      finding = sure
    }
    finding.severity = gravest
    finding.members = group.flatMap { single in
      single.members.map { member in
        var member = member
        member.severity = single.severity == gravest ? nil : single.severity
        return member
      }
    }
    finding.element = ""
    finding.path = []
    finding.message = grouping.message(of: finding.members, in: texts)
    return finding
  }
}
