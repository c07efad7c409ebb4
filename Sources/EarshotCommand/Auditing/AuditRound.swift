// The flow:
//
//  1. the settings: the configuration file, then the command line over it; what is wrong in either is
//     noted and costs only what it is about;
//  2. the files are audited one after the other, or parts of an audit are read;
//  3. what was found in a file is held against the baseline, and every report takes it (`AuditTally`);
//  4. what all of it comes to finishes the reports, and the exit status follows from it.

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
  /// What was wrong so far.
  private(set) var refusals: [AuditRefusal]
  private let failsOn: FailLevel

  /// What came of it.
  struct Result {
    /// What it all comes to.
    var totals: AuditTotals
    /// The reports, which are to be finished with that.
    var writers: [any ReportWriter]
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
      // Why none is used is told of each name.
      if names.isEmpty { configuration.isOn[RunFacts.nothingChecked] = false }
    }
    for (rule, fault) in skipped where fault == nil { configuration.isOn[rule] = false }
    configuration.walks = request.walk != nil
    configuration.texts = AuditTexts(language: request.interfaceLanguage)
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
      language: language, importFormat: request.importFormat, configuration: configuration,
      root: request.fileRoot,
      surroundings: project.surroundings, jobs: request.jobs, walk: request.walk)
  }

  /// What reports begin with.
  var head: ReportHead {
    var head = ReportHead(version: Release.version, configuration: configuration)
    head.failsOn = failsOn.severity
    head.shard = request.shard
    return head
  }

  /// Joins the reports of other runs.
  func merged(_ writers: (ReportHead) -> [any ReportWriter]) -> Result {
    var tally = AuditTally(self, writers: writers)
    var parts: [AuditPart] = []
    for file in request.files {
      do throws(FileError) {
        parts.append(
          try AuditPart(try SourceText(contentsOf: file.inputPath, as: .auditReport, from: .named)))
      } catch {
        tally.add(.refused(error))
      }
    }
    parts = AuditPart.inOrder(parts)
    for refusal in AuditPart.gaps(in: parts) + parts.flatMap(\.refusals) { tally.add(refusal) }
    for part in parts {
      let audits = part.audits(configuration)
      for audit in audits { tally.add(.audited(audit)) }
      // A part may have nothing to tell but what it passed over.
      if audits.isEmpty { tally.add(part.coverage) }
    }
    return tally.finish()
  }

  /// Whether a file that a baseline names exists no longer; its paths start where the baseline was made: here,
  /// or in its own folder.
  func isGone(_ file: String) -> Bool {
    let folders = [request.root] + (baselineFile.map { [path($0.path).folder] } ?? [])
    return !folders.contains { isThere(file.path(from: $0)) }
  }

  /// Whether there is a file; one outside the root is never looked for.
  private func isThere(_ file: String) -> Bool {
    guard request.fileRoot?.contains(file) ?? true else { return false }
    return FileManager.default.fileExists(atPath: file)
  }

  /// The whole path of a file, however it was named.
  func path(_ file: String) -> String { file.path(from: request.root) }

  /// The baseline; an empty one when it is to be made; `nil` when there is none to go by.
  func readBaseline() -> (Baseline?, AuditRefusal?) {
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

  /// How a run ends.
  func status(of totals: AuditTotals) -> ExitStatus {
    var status = ExitStatus.clean
    if !totals.refusals.isEmpty { status = .refused }
    // Where little has changed there may be nothing to check, as in a part.
    if totals.coverage.elements == 0, request.shard == nil, !request.isAboutChanges {
      status = status.joined(with: .nothingToCheck)
    }
    let isStale = request.baselineUse.isStrict && !totals.stale.isEmpty
    // Having looked at nothing is a finding too, and has a status of its own.
    let fails = totals.failures.keys.contains { $0 != RunFacts.nothingChecked }
    if fails || isStale { status = status.joined(with: .findings) }
    return status
  }
}
