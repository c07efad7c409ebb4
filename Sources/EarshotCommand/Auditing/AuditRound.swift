// The flow:
//
//  1. the settings: the configuration file, then the command line over it; what is wrong in either is
//     noted and costs only what it is about;
//  2. the files are audited, or parts of an audit are read (`AuditSource`);
//  3. what was found is held against the baseline;
//  4. all of it becomes one report, from which everything is printed and the exit status follows.

import EarshotAudit
import EarshotDocuments
import EarshotFiles
import FoundationEssentials

/// One audit from its settings to its report.
///
/// Nothing is printed or written here.
struct AuditRound {
  /// What was asked for.
  let request: AuditRequest
  /// The rules, and what to pass over.
  let configuration: AuditConfiguration
  /// The language of the texts.
  let language: String?
  /// The baseline, when there is one.
  let baselineFile: AuditRequest.NamedFile?
  /// What the files and folders that are named come to.
  let project: Project
  private let failsOn: FailLevel
  /// What was wrong so far.
  private var refusals: [AuditRefusal]

  /// What came of it.
  struct Result {
    /// Everything that is reported.
    var report: AuditReport
    /// The baseline that is to be written, with its path.
    var baseline: (path: String, text: String)?
    /// How the program ends.
    var status: ExitStatus
    /// What was passed over, a line for each.
    var notes: [String] = []
  }

  /// Reads the settings, and finds the files unless they are reports.
  init(_ request: AuditRequest, ofReports isOfReports: Bool = false) {
    self.request = request
    let settings = SettingsSearch.settings(in: request.configuration)
    refusals = settings.faults.map { AuditRefusal($0) }
    var configuration = settings.configuration
    if let rules = request.ruleSet.flatMap(RuleSet.version) { configuration.rules = rules }
    func known(_ names: [String]) -> [(rule: String, fault: AuditRefusal?)] {
      names.map { name in
        guard configuration.rules[name] == nil else { return (name, nil) }
        return (name, AuditRefusal(configuration.rules.problem(of: name)))
      }
    }
    let only = known(request.only)
    let skipped = known(request.skipped)
    refusals += (only + skipped).compactMap(\.fault)
    if !only.isEmpty {
      let names = Set(only.filter { $0.fault == nil }.map(\.rule))
      for rule in configuration.rules.rules where rule.category != .run {
        configuration.isOn[rule.id] = names.contains(rule.id)
      }
    }
    for (rule, fault) in skipped where fault == nil { configuration.isOn[rule] = false }
    self.configuration = configuration
    language = request.language ?? settings.language
    failsOn = request.failsOn ?? settings.failsOn ?? .minor
    baselineFile =
      request.baseline.map { .init(path: $0, origin: .named) }
      ?? settings.baseline.map { .init(path: $0, origin: .met(within: request.fileRoot)) }
    let baselineFile = baselineFile
    do throws(GitRefusal) {
      project =
        isOfReports
        ? Project()
        : try Self.project(request, settings.filter, [baselineFile?.path].compactMap(\.self))
      refusals += project.faults.map { AuditRefusal($0) }
    } catch {
      project = Project()
      refusals.append(AuditRefusal(message: "\(error)"))
    }
  }

  /// The files that this run is about: all, or a part of them.
  var files: [Project.File] {
    request.shard.map { Array($0.part(of: project.files)) } ?? project.files
  }

  /// What audits the files.
  var batch: BatchAuditing {
    BatchAuditing(
      language: language, configuration: configuration, root: request.fileRoot,
      storyboards: project.storyboards, jobs: request.jobs)
  }

  /// Joins what became of files.
  func result(_ outcomes: [BatchAuditing.Outcome]) -> Result {
    var audits: [Audit] = []
    var refused: [AuditRefusal] = []
    var notes = request.isVerbose ? project.notes.map(\.description) : []
    for outcome in outcomes {
      switch outcome {
      case .passedOver(let note): notes.append(note.description)
      case .audited(let audit): audits.append(audit)
      case .refused(let error): refused.append(AuditRefusal(error))
      }
    }
    var result = result(audits, refused: refused)
    if let reference = request.changedSince, project.files.isEmpty, result.report.refusals.isEmpty {
      notes.append("Nothing to audit has changed since \(reference).")
    }
    result.notes = notes
    return result
  }

  /// Joins the reports of other runs.
  func merged() -> Result {
    var parts: [AuditPart] = []
    var refused: [AuditRefusal] = []
    for file in request.files {
      do throws(FileError) {
        parts.append(
          try AuditPart(try SourceText(contentsOf: file.inputPath, as: .auditReport, from: .named)))
      } catch {
        refused.append(AuditRefusal(error))
      }
    }
    parts = AuditPart.inOrder(parts)
    refused += AuditPart.gaps(in: parts) + parts.flatMap(\.refusals)
    return result(parts.flatMap { $0.audits(configuration) }, refused: refused)
  }

  private func result(_ audits: [Audit], refused: [AuditRefusal]) -> Result {
    let (baseline, fault) = readBaseline()
    // Parts of one audit tell of the same settings, each for itself.
    var seen: Set<AuditRefusal> = []
    let refusals = (self.refusals + refused + [fault].compactMap(\.self))
      .filter { seen.insert($0).inserted }
    let comparison = baseline.map { compared(audits, with: $0) }
    // What only the whole can tell is for the merge to tell.
    let run =
      request.shard == nil && request.changedSince == nil
      ? AuditRun(audits, configuration: configuration, today: request.today)
      : AuditRun(parts: audits)
    var accepted: Baseline?
    if request.baselineUse.updates, let comparison {
      accepted = request.baselineUse.acceptsNew ? comparison.accepted : comparison.pruned
    }
    let shown = accepted.map { compared(audits, with: $0) } ?? comparison
    var report = AuditReport(
      run, configuration: configuration, comparison: shown, version: Release.version)
    report.refusals = refusals
    report.failsOn = failsOn.severity
    report.shard = request.shard
    return Result(
      report: report,
      baseline: accepted.flatMap { accepted in baselineFile.map { ($0.path, accepted.text) } },
      status: status(of: report))
  }

  /// Holds what was found against a baseline, whose paths start where the baseline was made: here, or
  /// in its own folder.
  private func compared(_ audits: [Audit], with baseline: Baseline) -> Baseline.Comparison {
    let folders = [request.root] + (baselineFile.map { [path($0.path).folder] } ?? [])
    return baseline.comparison(
      with: audits.flatMap(\.findings), in: audits.map { path($0.file) },
      configuration: configuration
    ) { file in
      !folders.contains { isThere(file.path(from: $0)) }
    }
  }

  /// Whether there is a file; one outside the root is never looked for.
  private func isThere(_ file: String) -> Bool {
    guard request.fileRoot?.contains(file) ?? true else { return false }
    return FileManager.default.fileExists(atPath: file)
  }

  /// The whole path of a file, however it was named.
  func path(_ file: String) -> String { file.path(from: request.root) }

  /// The baseline; an empty one when it is to be made; `nil` when there is none to go by.
  private func readBaseline() -> (Baseline?, AuditRefusal?) {
    guard let file = baselineFile else { return (nil, nil) }
    do throws(FileError) {
      try file.origin.requirePlace(of: file.path, as: .auditBaseline)
      if request.baselineUse.updates, !FileOrigin.isThere(file.path) { return (Baseline(), nil) }
      let source = try SourceText(contentsOf: file.path, as: .auditBaseline, from: file.origin)
      return (try source.keepingForeignWords { () throws(FileError) in try Baseline(source) }, nil)
    } catch {
      guard error.isProblem(ReadingProblem.missing) else { return (nil, AuditRefusal(error)) }
      return (
        nil,
        AuditRefusal(
          file: file.path,
          message: "no such baseline; --update-baseline --accept-new makes one of what is found now"
        )
      )
    }
  }

  private func status(of report: AuditReport) -> ExitStatus {
    var status = ExitStatus.clean
    if !report.refusals.isEmpty { status = .refused }
    // Where little has changed there may be nothing to check, as in a part.
    if report.checked == 0, request.shard == nil, request.changedSince == nil {
      status = status.joined(with: .nothingToCheck)
    }
    let isStale = request.baselineUse.isStrict && !report.stale.isEmpty
    // Having looked at nothing is a finding too, and has a status of its own.
    let failures = report.failures.filter { $0.rule != "audit-nothing-checked" }
    if !failures.isEmpty || isStale { status = status.joined(with: .findings) }
    return status
  }
}
