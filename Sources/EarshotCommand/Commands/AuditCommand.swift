import ArgumentParser
import EarshotAudit
import EarshotDocuments
import EarshotFiles
import FoundationEssentials

/// `earshot audit`: what would keep a listener from using the screens of files.
struct AuditCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find what would keep somebody who listens from using the screens of a file.",
    discussion: """
      Reads iOS and tvOS storyboards and xibs, and screen documents in YAML or JSON; - is standard \
      input. A finding is one line with its place, how bad it is, its element, and the rule in \
      brackets; the line below it says what to do. 'earshot explain RULE' tells more about a rule.

      Whatever is refused is reported on standard error with its place, and everything else is still \
      audited.

      The configuration is .earshot.yaml, .earshot.yml or .earshot.json in this folder or the nearest \
      one around it within the repository. A baseline holds the findings to live with for now: they no \
      longer count, new ones do.

      'earshot audit merge' joins reports in JSON, such as those of --shard, into one.

      Exit status:
        0  nothing was found that --fail-on counts
        1  something was found
        2  the command line is wrong, or something was refused; the rest was done
        3  every input was fine and none held anything to check

      Examples:
        earshot audit Main.storyboard
        earshot audit App/*.storyboard --fail-on serious --report html=audit.html
        earshot audit App/*.storyboard --format sarif > audit.sarif
        earshot audit App/*.storyboard --baseline old.json --update-baseline --accept-new
        earshot audit App/*.storyboard --shard 2/3 --format json > part2.json
        earshot audit merge part*.json --format junit > audit.xml
      """)

  @Argument(
    help: ArgumentHelp(
      "What to audit; after the word merge, reports in JSON to join.", valueName: "files"),
    completion: .file(extensions: ["storyboard", "xib", "yaml", "yml", "json"]))
  var files: [String]

  @OptionGroup var printing: AuditPrintingOptions
  @OptionGroup var rules: AuditRuleOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var batch: AuditBatchOptions

  /// Whether reports are to be joined.
  private var merges: Bool { files.first == "merge" }

  func validate() throws {
    if merges, files.count == 1 {
      throw ValidationError("There is nothing to merge; expected reports in JSON after 'merge'.")
    }
    if merges, batch.shard != nil || batch.watch || batch.language.tag != nil {
      throw ValidationError("--shard, --watch and --language have no use with 'merge'.")
    }
    if batch.shard != nil, baseline.updateBaseline {
      throw ValidationError("A part does not know the whole; update the baseline with 'merge'.")
    }
    if batch.watch, batch.shard != nil || baseline.updateBaseline || files.contains("-") {
      throw ValidationError(
        "--watch goes with files, and not with --shard or --update-baseline.")
    }
  }

  func run(on console: Console) async -> ExitStatus {
    let root = FileManager.default.currentDirectoryPath
    let request = request(root: root)
    let printer = AuditPrinter(
      console: console, format: printing.format, reports: printing.report, root: root)
    if baseline.updateBaseline, request.baseline == nil,
      SettingsSearch.settings(at: request.configuration).baseline == nil
    {
      console.report(
        "Error: There is no baseline to update; expected --baseline or one in the configuration.")
      return .refused
    }
    if request.merges { return printer.print(AuditRound(request).merged()) }
    if batch.watch { return await watch(request, printer: printer) }
    return printer.print(await result(of: request, console: console))
  }

  private func result(of request: AuditRequest, console: Console) async -> AuditRound.Result {
    let round = AuditRound(request)
    let files = round.files
    var line = ProgressLine(console: console)
    defer { line.clear() }
    var batch = BatchAuditing(
      language: round.language, configuration: round.configuration, jobs: request.jobs)
    batch.writesJSON = ([printing.format] + printing.report.map(\.format)).contains(.json)
    return round.result(
      await batch.audit(files) { line.show("\($0) of \(files.count) files audited") })
  }

  private func watch(_ request: AuditRequest, printer: AuditPrinter) async -> ExitStatus {
    do throws(FolderChanges.Failure) {
      let changes = try FolderChanges.watch(AuditRound(request).watchedFolders)
      return await AuditWatch(request: request).run(changes) { result, changed in
        if !changed.isEmpty {
          printer.console.report(
            "Changed: \(PlainLine.text(changed.sorted().joined(separator: ", ")))")
        }
        let status = printer.print(result)
        printer.console.flush()
        return status
      }
    } catch {
      printer.console.report("\(error)")
      return .refused
    }
  }

  private func request(root: String) -> AuditRequest {
    var request = AuditRequest(
      files: merges ? Array(files.dropFirst()) : files, merges: merges, root: root,
      today: Self.today)
    request.language = batch.language.tag
    request.configuration =
      rules.noConfig ? nil : rules.config ?? SettingsSearch.path(from: root)
    request.ruleSet = rules.ruleSet
    request.only = rules.rule
    request.skipped = rules.skip
    request.baseline = baseline.baseline
    request.baselineUse = .init(
      updates: baseline.updateBaseline, acceptsNew: baseline.acceptNew,
      isStrict: baseline.strictBaseline)
    request.failsOn = printing.failOn
    request.jobs = batch.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    request.shard = batch.shard
    return request
  }

  /// The day where the program runs.
  private static var today: String {
    let day = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
    return "\(digits(day.year, 4))-\(digits(day.month, 2))-\(digits(day.day, 2))"
  }
}
