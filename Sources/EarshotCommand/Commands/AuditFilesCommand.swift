import ArgumentParser
import EarshotAudit
import EarshotDocuments
import EarshotFiles
import EarshotTerminal

/// `earshot audit files`, which is what `earshot audit` does with files.
struct AuditFilesCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "files",
    abstract: "Audit files and folders; the word may be left out.")

  @Argument(
    help: "What to audit.",
    completion: .file(extensions: FileEndings.screens))
  var files: [String]

  @OptionGroup var options: AuditOptions

  func validate() throws {
    let batch = options.batch
    if batch.shard != nil, options.baseline.updateBaseline {
      throw ValidationError("A part does not know the whole; update the baseline with 'merge'.")
    }
    if batch.watch, batch.shard != nil || options.baseline.updateBaseline || files.contains("-") {
      throw ValidationError(
        "--watch goes with files, and not with --shard or --update-baseline.")
    }
    if batch.changedSince != nil, files.contains("-") || options.baseline.updateBaseline {
      throw ValidationError(
        "--changed-since goes with files, and not with --update-baseline, which needs them all.")
    }
    if batch.changed,
      batch.changedSince != nil || batch.watch || files.contains("-")
        || options.baseline.updateBaseline
    {
      throw ValidationError(
        "--changed goes with files, and not with --changed-since, --watch or --update-baseline.")
    }
  }

  func run(on console: Console) async -> ExitStatus {
    let request = options.request(for: files)
    guard options.hasBaselineToUpdate(in: request, console: console) else { return .refused }
    guard console.hasRoom(for: .tasks) else { return .refused }
    let printer = options.printer(console: console, root: request.root)
    if options.batch.watch { return await watch(request, printer: printer) }
    return printer.print(await result(of: request, printer: printer))
  }

  private func result(
    of request: AuditRequest, printer: AuditPrinter
  ) async -> AuditRound.Result {
    let round = AuditRound(request)
    let files = round.files
    var tally = AuditTally(round, writers: printer.writers)
    var line = ProgressLine(console: printer.console)
    defer { line.clear() }
    var batch = round.batch
    batch.writesJSON = options.printing.formats.contains(.json)
    let traces = request.walk?.trace.map { TraceFolder(path: $0) }
    var done = 0
    await batch.audit(files) { outcome in
      tally.add(outcome)
      if case .audited(let audit) = outcome, let traces {
        for refusal in traces.write(audit) { tally.add(refusal) }
      }
      done += 1
      line.show("\(done) of \(files.count) files audited")
    }
    return tally.finish()
  }

  private func watch(_ request: AuditRequest, printer: AuditPrinter) async -> ExitStatus {
    do throws(FolderChanges.Failure) {
      var whole = request
      whole.keepsFolders = true
      let changes = try FolderChanges.watch(AuditRound(whole).watchedFolders)
      var watch = AuditWatch(request: request)
      watch.writers = printer.writers
      return await watch.run(changes) { result, changed in
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
}
