import EarshotDocuments
import EarshotFiles
import EarshotModel

/// Asks every rule about every screen of one file, and makes findings of what they say.
struct RuleRun {
  let file: String
  let screens: [AuditedScreen]
  let configuration: AuditConfiguration
  /// The rules that are used, in the order of the configuration.
  private let rules: [AuditRule]
  /// What they ask, by the places of the rules.
  private var ofScreens: [(rule: Int, check: RuleCheck.OfScreen)] = []
  private var ofElements: [(rule: Int, check: RuleCheck.OfElement)] = []
  private var ofStops: [(rule: Int, check: RuleCheck.OfElement)] = []
  /// How it is found out what they cannot be sure of.
  private var doubts: [(rule: Int, lacksFacts: @Sendable (RuleContext) -> Bool)] = []

  init(file: String, screens: [AuditedScreen], configuration: AuditConfiguration) {
    self.file = file
    self.screens = screens
    self.configuration = configuration
    rules = configuration.usedRules
    for (number, rule) in rules.enumerated() {
      if let lacksFacts = rule.lacksFacts { doubts.append((number, lacksFacts)) }
      switch rule.check {
      case .run, .walk, .file: break
      case .screen(let check): ofScreens.append((number, check))
      case .element(let check): ofElements.append((number, check))
      case .stop(let check): ofStops.append((number, check))
      }
    }
  }

  /// What a rule found on a screen.
  private struct Found {
    let screen: Int
    /// The place of the rule among those that are used.
    let rule: Int
    let violation: Violation

    /// By screen, then by element, then by rule.
    static func isBefore(_ one: Found, _ other: Found) -> Bool {
      (one.screen, one.violation.element ?? -1, one.rule)
        < (other.screen, other.violation.element ?? -1, other.rule)
    }
  }

  /// The findings, by screen, then by line and element, then by rule; and for each screen the rules that were
  /// not sure of everything there.
  var result: (findings: [Finding], unchecked: [[String]]) {
    var unchecked = [[String]](repeating: [], count: screens.count)
    let judged = screens.indices.filter { screens[$0].isJudged }
    let trees = judged.map { ScreenTree(screens[$0]) }
    let values = rules.map { RuleContext.values(of: $0, in: configuration) }
    var found: [Found] = []
    for (screen, tree) in zip(judged, trees) {
      let contexts = values.map { RuleContext(tree: tree, values: $0) }
      unchecked[screen] = doubts.filter { $0.lacksFacts(contexts[$0.rule]) }
        .map { rules[$0.rule].id }
      found += violations(on: screen, contexts)
    }
    for (number, rule) in rules.enumerated() {
      guard case .file(let check) = rule.check else { continue }
      let contexts = trees.map { RuleContext(tree: $0, values: values[number]) }
      found += check(contexts).map {
        Found(screen: judged[$0.screen], rule: number, violation: $0.violation)
      }
    }
    found.removeAll(where: isElsewhere)
    found.sort(by: Found.isBefore)
    var said: Set<SourcePlace> = []
    let covers = Dictionary(
      uniqueKeysWithValues: zip(judged, trees).map {
        ($0, ElementCovers(RuleContext(tree: $1, values: [])))
      })
    let findings = withoutShared(
      found.map { ($0, finding(of: $0, covers[$0.screen])) }
    ).filter { finding in
      finding.element.isEmpty || screens.count == 1
        || said.insert(SourcePlace(finding)).inserted
    }
    return (findings, unchecked)
  }

  /// Leaves out findings of faults that other rules tell of.
  private func withoutShared(_ told: [(found: Found, finding: Finding)]) -> [Finding] {
    var shared = SharedFaults()
    let tellings = told.map { found, finding in
      found.violation.element.flatMap {
        shared.add(finding, of: screens[found.screen].elements[$0], on: found.screen)
      }
    }
    return zip(told, tellings).filter { _, telling in !(telling.map(shared.isTold) ?? false) }
      .map(\.0.finding)
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

  /// What the rules find that look at one screen; a context stands for each of them.
  ///
  /// An element has many facts, so it is taken out once and every rule is asked about it in turn.
  private func violations(on screen: Int, _ contexts: [RuleContext]) -> [Found] {
    let audited = screens[screen]
    var found: [Found] = []
    func add(_ violation: Violation?, by rule: Int, at place: Int? = nil) {
      guard var violation, rules[rule].isForTelevision || audited.interfaceIdiom != .tv else {
        return
      }
      violation.element = violation.element ?? place
      guard !isGuess(violation, of: rules[rule], on: audited) else { return }
      found.append(Found(screen: screen, rule: rule, violation: violation))
    }
    for (rule, check) in ofScreens {
      for violation in check(contexts[rule]) { add(violation, by: rule) }
    }
    for (place, element) in audited.elements.enumerated() {
      for (rule, check) in ofElements {
        add(check(element, contexts[rule]), by: rule, at: place)
      }
    }
    for stop in audited.stops {
      let element = audited.elements[stop.element]
      for (rule, check) in ofStops {
        add(check(element, contexts[rule]), by: rule, at: stop.element)
      }
    }
    return found
  }

  /// Whether what was found stands in another file, in which it is found at its own line.
  private func isElsewhere(_ found: Found) -> Bool {
    found.violation.element.map { screens[found.screen].elements[$0].isOfOtherFile } ?? false
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
    of violation: Violation, of rule: AuditRule, at element: AuditedElement?,
    on screen: AuditedScreen, _ covers: ElementCovers?
  ) -> Severity {
    if screen.isUnreachable { return .review }
    if let element {
      if isOfCode(element, on: screen, for: rule) { return .review }
      // That it lies there is a finding of its own.
      if rule.id != "element-obscured", covers?.neverShows(element) ?? false { return .review }
      if rule.judgesWording,
        screen.isFilledByCode(element) || element.codedAttributes.contains(.text)
      {
        return .review
      }
      // Who cannot use it misses no name; that it does nothing is a finding of its own.
      if rule.category == .label, element.isOperable, !element.takesTouches { return .review }
    }
    return violation.severity ?? rule.ordinarySeverity
  }

  /// Whether code of the app has taken what a finding is about away: it makes no copy of a pattern, hides the element for
  /// good, may lay something over it, or says itself what readers are told of it.
  private func isOfCode(
    _ element: AuditedElement, on screen: AuditedScreen, for rule: AuditRule
  ) -> Bool {
    if element.isUnused || element.codedAttributes.isHiddenForGood
      || element.codedAttributes.contains(.covered)
      || screen.ancestors(of: element).contains(where: { $0.codedAttributes.isHiddenForGood })
    {
      return true
    }
    return element.codedAttributes.contains(.accessibility)
      && [.label, .hint, .trait, .structure].contains(rule.category)
  }

  private func finding(of found: Found, _ covers: ElementCovers?) -> Finding {
    let (rule, screen, violation) = (rules[found.rule], screens[found.screen], found.violation)
    let element = violation.element.map { screen.elements[$0] }
    let key = element?.key ?? ""
    let (line, column) = element.map { ($0.line, $0.column) } ?? (screen.line, screen.column)
    let group = violation.name == nil ? nil : rule.grouping?.scope
    let texts = configuration.texts
    return Finding(
      rule: rule.id, severity: severity(of: violation, of: rule, at: element, on: screen, covers),
      criteria: rule.criteria, file: file, line: line, column: column,
      screen: screen.name, element: key,
      message: InvisibleText.shown(texts.words(violation.message)), fix: texts.fix(of: rule),
      fingerprint: Fingerprint(
        rule: rule.id, file: file, screen: group == .file ? "" : screen.name,
        element: group == nil ? key : "", detail: violation.detail),
      path: element.map { screen.path(to: $0) } ?? [],
      members: violation.name.map {
        [
          Finding.Member(
            screen: screen.name, element: key, line: line, column: column,
            name: InvisibleText.shown(texts.words($0)))
        ]
      } ?? [])
  }
}

extension AuditRule {
  /// How bad a finding is that says nothing of it.
  ///
  /// What is only worth a look is for review, unless somebody has switched the rule on on purpose.
  package var ordinarySeverity: Severity { confidence == .review && isOn ? .review : severity }
}
