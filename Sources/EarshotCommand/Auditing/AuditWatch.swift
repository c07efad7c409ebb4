import EarshotAudit
import EarshotDocuments

/// Audits again whenever a file changes.
///
/// What tells of changes is a sequence, so that a test can be the one who changes files.
struct AuditWatch {
  /// What was asked for; settings are read anew for each round.
  let request: AuditRequest
  /// Audits some of the files of a round.
  var audit: (AuditRound, [String]) async -> [BatchAuditing.Outcome] = { round, files in
    await BatchAuditing(
      language: round.language, configuration: round.configuration, jobs: round.request.jobs
    ).audit(files)
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
    var known: [String: BatchAuditing.Outcome] = [:]
    var status = await round(&known, changed: [], show: show)
    for await batch in changes {
      let changed = batch.filter(concerns)
      guard !changed.isEmpty else { continue }
      let files = request.files.filter { changed.contains(Self.plain($0)) }
      if files.count == changed.count {
        for file in files { known[file] = nil }
      } else {
        known = [:]
      }
      status = await round(&known, changed: changed, show: show)
    }
    return status
  }

  /// Whether results depend on a file.
  private func concerns(_ path: String) -> Bool {
    let named = request.files + [request.configuration, request.baseline].compactMap(\.self)
    return named.contains { Self.plain($0) == path }
      || request.language != nil && path.contains(".lproj/")
  }

  /// A path without what says that it begins here.
  private static func plain(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }

  private func round(
    _ known: inout [String: BatchAuditing.Outcome], changed: Set<String>,
    show: (AuditRound.Result, Set<String>) -> ExitStatus
  ) async -> ExitStatus {
    let round = AuditRound(request)
    let files = round.files
    let stale = files.filter { known[$0] == nil }
    for (file, outcome) in zip(stale, await audit(round, stale)) { known[file] = outcome }
    return show(round.result(files.compactMap { known[$0] }), changed)
  }
}
