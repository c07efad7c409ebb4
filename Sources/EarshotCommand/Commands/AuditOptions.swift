public import ArgumentParser
public import EarshotAudit
import EarshotFiles
import EarshotWalks
import FoundationEssentials

extension FailLevel: ExpressibleByArgument {
  /// What the help and the manual page say of each level.
  public static var allValueDescriptions: [String: String] {
    [
      "critical": "what cannot be used at all",
      "serious": "also what is hard to find, to understand or to use",
      "moderate": "also detours",
      "minor": "also nuisances",
      "review": "also what a person has to look at",
      "never": "nothing that is found",
    ]
  }
}

extension AuditShard: ExpressibleByArgument {
  /// Reads a part of an audit, such as `2/3`.
  public init?(argument: String) {
    self.init(argument)
  }
}

/// The options of every audit.
struct AuditOptions: ParsableArguments {
  @OptionGroup var printing: AuditPrintingOptions
  @OptionGroup var rules: AuditRuleOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var walk: AuditWalkOptions
  @OptionGroup var batch: AuditBatchOptions
  @OptionGroup var root: RootOption

  /// What these options ask for, of files or of reports.
  func request(for files: [String]) -> AuditRequest {
    let root = FileManager.default.currentDirectoryPath
    var request = AuditRequest(files: files.map(\.inputPath), root: root, today: Self.today)
    request.language = batch.language.tag
    request.importFormat = batch.tool.format
    request.fileRoot = self.root.folder
    request.configuration = configuration(around: root)
    request.ruleSet = rules.ruleSet
    request.only = rules.rule
    request.skipped = rules.skip
    request.baseline = baseline.baseline
    request.baselineUse = .init(
      updates: baseline.updateBaseline, acceptsNew: baseline.acceptNew,
      isStrict: baseline.strictBaseline)
    request.failsOn = printing.failOn
    request.interfaceLanguage =
      printing.interfaceLanguage
      ?? InterfaceLanguageOption.language(ofLocale: ProcessInfo.processInfo.environment)
    request.walk = walk.request
    request.jobs = batch.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    request.shard = batch.shard
    request.changedSince = batch.changedSince
    request.namesChanges = batch.changed
    request.isVerbose = batch.verbose.isOn
    return request
  }

  /// The configuration: the one that is named, or the one that is found around a folder.
  private func configuration(around folder: String) -> AuditRequest.NamedFile? {
    guard !rules.noConfig else { return nil }
    if let config = rules.config { return .init(path: config, origin: .named) }
    return SettingsSearch.path(from: folder, within: root.folder).map {
      .init(path: $0, origin: .met(within: root.folder))
    }
  }

  /// What prints the result.
  func printer(console: Console, root: String) -> AuditPrinter {
    AuditPrinter(
      console: console, format: printing.format, isQuiet: printing.quiet,
      reports: printing.report, root: root)
  }

  /// Whether a baseline that is to be updated is named anywhere; says so where it is not.
  func hasBaselineToUpdate(in request: AuditRequest, console: Console) -> Bool {
    guard baseline.updateBaseline, request.baseline == nil,
      SettingsSearch.settings(in: request.configuration).baseline == nil
    else { return true }
    console.report(
      "Error: There is no baseline to update; expected --baseline or one in the configuration.")
    return false
  }

  /// The day where the program runs.
  private static var today: String {
    Date.now.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
  }
}

/// What an audit prints, and what makes it fail.
struct AuditPrintingOptions: ParsableArguments {
  @Option(
    help: """
      text for people, json for programs, sarif for code scanning, junit for test reports, github \
      for annotations, html for a page with every screen drawn.
      """)
  var format = AuditFormat.text

  @Option(
    help: ArgumentHelp(
      "Write a further report into a file; may be given several times.", valueName: "format=path"),
    transform: ReportDestination.init(argument:))
  var report: [ReportDestination] = []

  @Flag(name: [.short, .long], help: "Print only what fails the audit, a line each.")
  var quiet = false

  func validate() throws {
    if quiet, format != .text {
      throw ValidationError("--quiet is for text; \(format.rawValue) is for programs, as a whole.")
    }
  }

  /// The forms of everything that is printed or written.
  var formats: [AuditFormat] { [format] + report.map(\.format) }

  @Option(
    help: ArgumentHelp(
      """
      The severity from which on a finding fails the audit; minor unless the configuration says \
      otherwise.
      """))
  var failOn: FailLevel?

  @Option(
    help: ArgumentHelp(
      "The language in which findings are told, such as de; that of your locale unless named.",
      valueName: "tag"),
    transform: InterfaceLanguageOption.language)
  var interfaceLanguage: String?
}

/// Which rules are used.
struct AuditRuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration, in place of the one that is found.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var config: String?

  @Flag(help: "Use no configuration.")
  var noConfig = false

  @Option(
    help: ArgumentHelp(
      "Use the rules of this version, so that an upgrade finds what was found before.",
      valueName: "version"))
  var ruleSet: Int?

  @Option(
    help: ArgumentHelp("Use only this rule; may be given several times.", valueName: "rule"),
    completion: .rules)
  var rule: [String] = []

  @Option(
    help: ArgumentHelp("Leave this rule out; may be given several times.", valueName: "rule"),
    completion: .rules)
  var skip: [String] = []

  func validate() throws {
    if config != nil, noConfig {
      throw ValidationError("--config and --no-config exclude each other.")
    }
    if let ruleSet, RuleSet.version(ruleSet) == nil {
      throw ValidationError(
        "There is no rule set \(ruleSet); expected a version up to \(RuleSet.current.version).")
    }
  }
}

/// Findings to live with for now.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Findings that this file has do not count.", valueName: "path"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Take out of the baseline what is no longer found.")
  var updateBaseline = false

  @Flag(help: "With --update-baseline, put in what is new.")
  var acceptNew = false

  @Flag(help: "Fail when the baseline has what is no longer found.")
  var strictBaseline = false

  func validate() throws {
    if acceptNew, !updateBaseline {
      throw ValidationError("--accept-new has no use without --update-baseline.")
    }
  }
}

/// Whether apps are used by ear, and how far.
struct AuditWalkOptions: ParsableArguments {
  @Flag(
    help: """
      Also start the app of each file and use it by ear: flick, activate, adjust, scroll, type, go back; what goes \
      wrong on the way is found with the gestures that show it.
      """)
  var walk = false

  @Option(
    help: ArgumentHelp(
      "With --walk, how many states of an app are tried; 60 without it.", valueName: "number"))
  var maxStates: Int?

  @Option(
    help: ArgumentHelp(
      "With --walk, how many steps are taken in an app; 40000 without it.", valueName: "number"))
  var maxSteps: Int?

  @Option(
    help: ArgumentHelp(
      """
      With --walk, how many seconds an app is tried at most; what is found then depends on how fast the machine is.
      """, valueName: "seconds"))
  var timeLimit: Int?

  @Option(
    help: ArgumentHelp(
      "With --walk, write a script for each finding into this folder; 'earshot play' shows it again.",
      valueName: "folder"),
    completion: .directory)
  var trace: String?

  func validate() throws {
    if !walk, maxStates != nil || maxSteps != nil || timeLimit != nil || trace != nil {
      throw ValidationError(
        "--max-states, --max-steps, --time-limit and --trace have no use without --walk.")
    }
    for (name, number) in [
      ("--max-states", maxStates), ("--max-steps", maxSteps), ("--time-limit", timeLimit),
    ] {
      if let number, !(1...10_000_000).contains(number) {
        throw ValidationError("\(name) \(number) is not possible; expected 1 to 10000000.")
      }
    }
  }

  /// What is asked for; `nil` where apps are not walked.
  var request: WalkRequest? {
    guard walk else { return nil }
    var budget = WalkBudget()
    if let maxStates { budget.states = maxStates }
    if let maxSteps { budget.steps = maxSteps }
    return WalkRequest(budget: budget, seconds: timeLimit, trace: trace)
  }
}

/// How many files are audited, and how.
struct AuditBatchOptions: ParsableArguments {
  @OptionGroup var language: LanguageOption

  @OptionGroup var tool: ImportOption

  @Option(
    help: ArgumentHelp(
      "How many files to audit at the same time; without it, one for each processor.",
      valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Audit only one part of the files, such as 2/3; 'audit merge' joins the parts.",
      valueName: "i/n"))
  var shard: AuditShard?

  @Option(
    help: ArgumentHelp(
      """
      Audit only what has changed since this commit and the present one parted, as git tells, with what \
      is not committed.
      """, valueName: "ref"))
  var changedSince: String?

  @Flag(
    help: """
      Take the files as what has changed in the project of this folder, and audit what they concern; nothing that the \
      project passes over.
      """)
  var changed = false

  @OptionGroup var verbose: VerboseOption

  @Flag(help: "Audit again whenever a file changes, until Ctrl-C.")
  var watch = false

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs \(jobs) is not possible; expected 1 to 256.")
    }
  }
}
