import EarshotFiles
import EarshotModel

/// Asks every rule about every screen of one file, and makes findings of what they say.
struct RuleRun {
  let file: String
  let screens: [AuditedScreen]
  let configuration: AuditConfiguration

  /// The findings, by screen, then by line and element, then by rule; and for each screen the rules that were
  /// not sure of everything there.
  var result: (findings: [Finding], unchecked: [[String]]) {
    var unchecked = [[String]](repeating: [], count: screens.count)
    var found: [(screen: Int, place: Int, rule: Int, finding: Finding)] = []
    let trees = screens.map { ScreenTree($0) }
    for (number, rule) in configuration.usedRules.enumerated() {
      let values = RuleContext.values(of: rule, in: configuration)
      let contexts = trees.map { RuleContext(tree: $0, values: values) }
      if let lacksFacts = rule.lacksFacts {
        for (screen, context) in contexts.enumerated()
        where context.screen.isJudged && lacksFacts(context) {
          unchecked[screen].append(rule.id)
        }
      }
      for (screen, violation) in violations(of: rule, in: contexts) {
        found.append(
          (
            screen, violation.element ?? -1, number,
            finding(violation, of: rule, on: screens[screen])
          ))
      }
    }
    found.sort { ($0.screen, $0.place, $0.rule) < ($1.screen, $1.place, $1.rule) }
    var said: Set<SourcePlace> = []
    let findings = found.map(\.finding).filter { finding in
      finding.element.isEmpty || screens.count == 1
        || said.insert(SourcePlace(finding)).inserted
    }
    return (findings, unchecked)
  }

  /// What a finding is about in the file.
  ///
  /// One object can stand on several screens: a tab in front of each of its siblings, a scene inside
  /// another. It is mended once, so it is told of once.
  private struct SourcePlace: Hashable {
    let rule: String
    let line: Int
    let column: Int
    let element: String
    let message: String

    init(_ finding: Finding) {
      rule = finding.rule
      line = finding.line
      column = finding.column
      element = finding.element
      message = finding.message
    }
  }

  private func violations(
    of rule: AuditRule, in contexts: [RuleContext]
  ) -> [(screen: Int, violation: Violation)] {
    switch rule.check {
    case .run: return []
    case .file(let check): return check(contexts.filter { $0.screen.isJudged })
    case .screen(let check):
      return each(contexts, rule) { check($0) }
    case .element(let check):
      return each(contexts, rule) { context in context.atElements { check($0, context) } }
    case .stop(let check):
      return each(contexts, rule) { context in context.atStops { check($0, context) } }
    }
  }

  private func each(
    _ contexts: [RuleContext], _ rule: AuditRule, _ check: (RuleContext) -> [Violation]
  ) -> [(screen: Int, violation: Violation)] {
    var found: [(screen: Int, violation: Violation)] = []
    for (index, context) in contexts.enumerated() where context.screen.isJudged {
      for violation in check(context) where !isGuess(violation, of: rule, on: context.screen) {
        found.append((index, violation))
      }
    }
    return found
  }

  /// Whether a violation rests on a frame that nobody knows, which the app may well have at its place.
  private func isGuess(
    _ violation: Violation, of rule: AuditRule, on screen: AuditedScreen
  ) -> Bool {
    guard let element = violation.element, !screen.elements[element].hasKnownFrame else {
      return false
    }
    return rule.category == .geometry || rule.id == "element-obscured"
  }

  private func severity(
    of violation: Violation, of rule: AuditRule, at element: AuditedElement?
  ) -> Severity {
    if rule.judgesWording, element?.isFilledByCode == true { return .review }
    return violation.severity ?? rule.ordinarySeverity
  }

  private func finding(
    _ violation: Violation, of rule: AuditRule, on screen: AuditedScreen
  ) -> Finding {
    let element = violation.element.map { screen.elements[$0] }
    let key = element?.key ?? ""
    let (line, column) = element.map { ($0.line, $0.column) } ?? (screen.line, screen.column)
    let group = violation.name == nil ? nil : rule.grouping?.scope
    return Finding(
      rule: rule.id, severity: severity(of: violation, of: rule, at: element),
      criteria: rule.criteria, file: file, line: line, column: column,
      screen: screen.name, element: key,
      message: violation.message, fix: rule.fix,
      fingerprint: Fingerprint(
        rule: rule.id, file: file, screen: group == .file ? "" : screen.name,
        element: group == nil ? key : "", detail: violation.detail),
      path: element.map { screen.path(to: $0) } ?? [],
      members: violation.name.map {
        [
          Finding.Member(
            screen: screen.name, element: key, line: line, column: column, name: $0)
        ]
      } ?? [])
  }
}

extension AuditRule {
  /// How bad a finding is that says nothing of it.
  ///
  /// What is only worth a look is for review, unless somebody has switched the rule on on purpose.
  var ordinarySeverity: Severity { confidence == .review && isOn ? .review : severity }
}
