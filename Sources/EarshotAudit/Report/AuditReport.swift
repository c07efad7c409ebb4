/// Everything that reports are made from: the findings of an audit, and whether each is new, known
/// or ignored.
///
/// Every report is a function of this value and nothing else, so that the same audit gives the same
/// bytes wherever and whenever it is written. It is made by the writer (`ReportWriter`) that `earshot audit`
/// uses too, file by file and without this value.
public struct AuditReport: Sendable {
  /// Whether a finding counts.
  public enum Standing: Hashable, Sendable {
    /// It is new, and counts.
    case new
    /// It is in the baseline, and does not count.
    case known
    /// The configuration passes over it; holds the reason that it gives.
    case ignored(reason: String?)

    /// What it is called where what does not count is told; `nil` for what is new.
    var word: AuditSentence? {
      switch self {
      case .new: nil
      case .known: "known"
      case .ignored(let reason): reason.map { "ignored: \($0)" } ?? "ignored"
      }
    }
  }

  /// A finding with what becomes of it.
  public struct Entry: Hashable, Sendable {
    /// What was found.
    public var finding: Finding
    /// What becomes of it.
    public var standing: Standing
    /// The finding in JSON, when it was written before.
    var written: String?

    /// Creates an entry.
    public init(_ finding: Finding, _ standing: Standing = .new) {
      self.finding = finding
      self.standing = standing
    }
  }

  /// The version of the program.
  public var version: String
  /// The rules that were to choose from.
  public var rules: RuleSet
  /// The names of the rules that were used.
  public var used: Set<String>
  /// What was found, file by file in the order of the files; of one file first what counts, then what
  /// the baseline has, then what is passed over.
  public var entries: [Entry]
  /// What the run has found about itself.
  public var ownFindings: [Finding]
  /// The files that were audited, as the caller named them.
  public var files: [String]
  /// The screens that were looked at.
  public var screens: [ScreenPicture]
  /// How much was looked at.
  public var coverage: AuditCoverage
  /// How many elements were looked at.
  public var checked: Int {
    get { coverage.elements }
    set { coverage.elements = newValue }
  }
  /// What was refused.
  public var refusals: [AuditRefusal] = []
  /// What the baseline has and was not found, though its file was audited or has gone.
  public var stale: [Baseline.Entry] = []
  /// The severity from which on a finding fails the audit; `nil` when none does.
  public var failsOn: Severity? = .minor
  /// The part of the files that was audited; `nil` for all of them.
  public var shard: AuditShard?
  /// Whether the findings were held against a baseline.
  public var hasBaseline = false
  /// The language in which people are told: that of the configuration.
  package var texts: AuditTexts

  /// Joins what a run has found with what a baseline has.
  ///
  /// - Parameters:
  ///   - run: What was found.
  ///   - configuration: What the audits were told.
  ///   - comparison: The findings held against a baseline; `nil` without a baseline.
  ///   - version: The version of the program.
  public init(
    _ run: AuditRun, configuration: AuditConfiguration = AuditConfiguration(),
    comparison: Baseline.Comparison? = nil, version: String
  ) {
    self.version = version
    rules = configuration.rules
    used = Set(configuration.usedRules.map(\.id))
    texts = configuration.texts
    ownFindings = run.ownFindings
    files = run.audits.map(\.file).filter { !$0.isEmpty }
    screens = run.audits.flatMap(\.screens)
    coverage = run.coverage
    stale = comparison?.stale ?? []
    hasBaseline = comparison != nil
    var known = Baseline.Budget(comparison?.known ?? [:])
    entries = run.audits.flatMap { audit in
      ReportPart(audit, configuration: configuration) { known.covers($0) }.entries
    }
  }

  /// The findings that count, in files and then about the run.
  public var newFindings: [Finding] {
    entries.filter { $0.standing == .new }.map(\.finding) + ownFindings
  }

  /// Findings with the worst first, and otherwise in their order.
  static func worstFirst(_ findings: [Finding]) -> [Finding] {
    Severity.allCases.reversed().flatMap { severity in
      findings.filter { $0.severity == severity }
    }
  }

  /// The findings that fail the audit.
  public var failures: [Finding] { newFindings.filter(fails) }

  /// Whether a finding that counts fails the audit.
  public func fails(_ finding: Finding) -> Bool { head.fails(finding) }
}
