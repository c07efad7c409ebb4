import EarshotAudit
import EarshotDocuments

/// Audits again whenever a file changes.
///
/// What tells of changes is a sequence, so that a test can be the one who changes files.
struct AuditWatch {
  /// What was asked for; settings are read anew for each round.
  let request: AuditRequest
  /// Begins the reports of a round.
  var writers: (ReportHead) -> [any ReportWriter] = { _ in [] }
  /// Audits some of the files of a round.
  var audit: (AuditRound, [Project.File]) async -> [BatchAuditing.Outcome] = { round, files in
    await round.batch.audit(files)
  }

  /// Audits everything once, and then after each change until there are no more.
  ///
  /// Only files that changed are read again, unless something else has changed, such as the
  /// configuration or texts in another language, which all results depend on.
  ///
  /// - Parameters:
  ///   - changes: The paths of files that have changed; those that do not concern the audit too.
  ///   - show: Shows the result of a round and what led to it; nothing led to the first.
  /// - Returns: How the last round ended.
  func run<Changes: AsyncSequence>(
    _ changes: Changes, show: (AuditRound.Result, Set<String>) -> ExitStatus
  ) async -> ExitStatus where Changes.Element == Set<String>, Changes.Failure == Never {
    var known: [Project.File: BatchAuditing.Outcome] = [:]
    var round = AuditRound(request)
    var status = await self.round(round, &known, changed: [], show: show)
    for await batch in changes {
      let changed = batch.filter(round.depends)
      guard !changed.isEmpty else { continue }
      let places = Set(changed.map(round.path))
      let files = round.files.filter { places.contains(round.path($0.path)) }
      if Set(files.map { round.path($0.path) }) == places {
        for file in files { known[file] = nil }
      } else {
        known = [:]
      }
      round = AuditRound(request)
      status = await self.round(round, &known, changed: changed, show: show)
    }
    return status
  }

  private func round(
    _ round: AuditRound, _ known: inout [Project.File: BatchAuditing.Outcome], changed: Set<String>,
    show: (AuditRound.Result, Set<String>) -> ExitStatus
  ) async -> ExitStatus {
    let files = round.files
    let stale = files.filter { known[$0] == nil }
    for (file, outcome) in zip(stale, await audit(round, stale)) { known[file] = outcome }
    var tally = AuditTally(round, writers: writers)
    for file in files { if let outcome = known[file] { tally.add(outcome) } }
    return show(tally.finish(), changed)
  }
}
