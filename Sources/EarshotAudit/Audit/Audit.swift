public import EarshotDocuments
public import EarshotModel

/// What the rules find in one file, or on the screen of a running app.
///
/// An audit is a value, so that several tasks can each audit a file and hand over the result.
public struct Audit: Sendable {
  /// The path of the file, as the caller gave it; empty for a running app.
  public let file: String
  /// The screens, as reports draw them.
  public let screens: [ScreenPicture]
  /// What was found, screen by screen, the elements in the order of the tree.
  public private(set) var findings: [Finding]
  /// Findings that the configuration says to ignore.
  public private(set) var ignored: [Finding]

  /// The findings in JSON, in their order, when they were written in the task that made them: a report of
  /// many files then only joins them.
  package private(set) var written: [String] = []

  /// Why a walk did not try everything, each a clause without its full stop.
  package private(set) var walkCuts: [String] = []

  /// How much was looked at.
  public private(set) var coverage: AuditCoverage

  /// How many elements were looked at; the roots of screens do not count.
  public var checked: Int { coverage.elements }

  /// Audits every screen of a document.
  #if MainActorApps
    @MainActor
  #endif
  public init(_ document: Document, configuration: AuditConfiguration = AuditConfiguration()) {
    self.init(
      file: document.file, screens: AuditedScreen.all(of: document), configuration: configuration)
  }

  /// Audits what a running app shows now.
  ///
  /// - Parameters:
  ///   - host: The app.
  ///   - name: What to call the screen.
  ///   - configuration: The rules to apply and the findings to ignore.
  #if MainActorApps
    @MainActor
  #endif
  public init(
    host: any AccessibilityHost, name: String,
    configuration: AuditConfiguration = AuditConfiguration()
  ) {
    self.init(
      file: "", screens: [AuditedScreen(host: host, name: name)], configuration: configuration)
  }

  /// Applies the rules to screens whose facts are known already.
  ///
  /// - Parameters:
  ///   - file: The path of the file that holds the screens.
  ///   - screens: The screens.
  ///   - configuration: The rules to apply and the findings to ignore.
  public init(
    file: String, screens: [AuditedScreen],
    configuration: AuditConfiguration = AuditConfiguration()
  ) {
    let run = RuleRun(file: file, screens: screens, configuration: configuration).result
    let pictures = zip(screens, run.unchecked).map { ScreenPicture($0, unchecked: $1) }
    let elements = screens.lazy.filter(\.isJudged).reduce(0) { sum, screen in
      // What is around everything counts where it is read itself.
      sum + screen.elements.lazy.filter { $0.parent != nil || $0.stop != nil }.count
    }
    self.init(
      file: file, found: run.findings, screens: pictures,
      coverage: AuditCoverage(elements: elements, pictures: pictures),
      configuration: configuration)
  }

  /// Makes an audit of findings from elsewhere, ignoring what the configuration says to ignore.
  ///
  /// - Parameters:
  ///   - file: The path of the file that holds the screens; empty for several files.
  ///   - found: Everything that was found, what is to be ignored too.
  ///   - checked: How many elements were looked at.
  ///   - screens: The screens, as reports draw them.
  ///   - configuration: What to pass over.
  public init(
    file: String, found: [Finding], checked: Int, screens: [ScreenPicture] = [],
    configuration: AuditConfiguration = AuditConfiguration()
  ) {
    self.init(
      file: file, found: found, screens: screens,
      coverage: AuditCoverage(elements: checked, pictures: screens),
      configuration: configuration)
  }

  package init(
    file: String, found: [Finding], screens: [ScreenPicture], coverage: AuditCoverage,
    configuration: AuditConfiguration
  ) {
    self.file = file
    self.screens = screens
    self.coverage = coverage
    (findings, ignored) = Self.sorted(found, by: configuration)
  }

  /// What counts, joined where one finding stands for several things, and what the configuration says to ignore.
  private static func sorted(
    _ found: [Finding], by configuration: AuditConfiguration
  ) -> (findings: [Finding], ignored: [Finding]) {
    let groups = FindingGroups(configuration.rules, texts: configuration.texts)
    let ignores = Dictionary(grouping: configuration.ignores, by: \.rule)
    var ignored: [Finding] = []
    let counted = groups.apart(found).filter { finding in
      guard ignores[finding.rule]?.contains(where: { $0.matches(finding) }) == true else {
        return true
      }
      ignored.append(finding)
      return false
    }
    return (groups.joined(counted), ignored)
  }
}

extension Audit {
  /// Adds what a walk has found, and how much it has come to.
  ///
  /// - Parameters:
  ///   - found: Everything that was found, what is to be ignored too.
  ///   - states: How many states were walked through.
  ///   - unreached: How many were seen and not walked through.
  ///   - cuts: Why something was not tried; empty when everything was.
  ///   - configuration: What to pass over.
  package mutating func add(
    walked found: [Finding], states: Int, unreached: Int, cuts: [String],
    configuration: AuditConfiguration
  ) {
    let more = Self.sorted(found, by: configuration)
    findings += more.findings
    ignored += more.ignored
    coverage.states += states
    coverage.unreachedStates += unreached
    walkCuts += cuts
  }

  /// Leaves out findings that are told elsewhere.
  package mutating func leaveOut(where isTold: (Finding) -> Bool) {
    let places = findings.indices.filter { !isTold(findings[$0]) }
    guard places.count < findings.count else { return }
    if !written.isEmpty { written = places.map { written[$0] } }
    findings = places.map { findings[$0] }
  }
}

extension Audit {
  /// Writes the findings in JSON already now.
  package mutating func writeFindings() { written = findings.map(\.json) }
}
