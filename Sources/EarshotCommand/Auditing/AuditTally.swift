import EarshotAudit
import EarshotDocuments
import EarshotFiles

/// What comes of a round, taken file by file: reports grow with it, and of the findings no more is kept than
/// how many there are and, where a baseline wants it, which.
struct AuditTally {
  private let round: AuditRound
  private var writers: [any ReportWriter]
  private var totals: AuditTotals
  private var facts: RunFacts
  private var standings: Baseline.Standings?
  private var refused: [AuditRefusal] = []
  private let baselineFault: AuditRefusal?
  private var notes: [String]
  private var passedOver: PassedOverFiles
  /// How many files were not looked at that the app may show.
  private var missedFiles = 0
  private var walked: Set<WalkedFinding> = []

  /// What a walk has found, wherever the walk began.
  private struct WalkedFinding: Hashable {
    let fingerprint: Fingerprint
    let place: String
  }

  /// Begins with nothing.
  ///
  /// - Parameters:
  ///   - round: What was asked for.
  ///   - writers: Begins the reports.
  init(_ round: AuditRound, writers: (ReportHead) -> [any ReportWriter]) {
    self.round = round
    let baseline: Baseline?
    (baseline, baselineFault) = round.readBaseline()
    let use = round.request.baselineUse
    standings = baseline.map {
      Baseline.Standings(
        $0, configuration: round.configuration, acceptsNew: use.updates && use.acceptsNew)
    }
    var head = round.head
    head.hasBaseline = baseline != nil
    self.writers = writers(head)
    totals = AuditTotals(head)
    facts = RunFacts(round.configuration)
    notes = round.request.isVerbose ? round.project.notes.map(\.description) : []
    passedOver = PassedOverFiles(tellingEach: round.request.isVerbose)
    missedFiles = round.project.notes.count { $0.mayBeMissed }
    // What folders hold is the same for all parts, so the first tells of it.
    if round.request.shard?.number ?? 1 == 1 {
      totals.coverage.skippedFiles = round.project.notes.count { $0.isSkippedFile }
    }
  }

  /// Takes what became of a file.
  mutating func add(_ outcome: BatchAuditing.Outcome) {
    switch outcome {
    case .passedOver(let note):
      passedOver.add(note)
      if note.mayBeMissed { missedFiles += 1 }
      totals.coverage.skippedFiles += 1
    case .refused(let error): add(AuditRefusal(error))
    case .audited(let audit): add(audit)
    }
  }

  /// Takes what was looked at elsewhere, where nothing was found.
  mutating func add(_ coverage: AuditCoverage) { totals.coverage += coverage }

  /// Takes something that was refused.
  mutating func add(_ refusal: AuditRefusal) { refused.append(refusal) }

  private mutating func add(_ audit: Audit) {
    var audit = audit
    // Walks that begin in several files come to the same screens.
    audit.leaveOut { finding in
      !finding.walk.isEmpty && !finding.file.isEmpty
        && !walked.insert(
          WalkedFinding(fingerprint: finding.fingerprint, place: finding.place)
        ).inserted
    }
    facts.add(audit)
    notes += audit.walkCuts.map {
      Project.Note(path: audit.file, message: "the walk is not whole: \($0)").description
    }
    totals.coverage += audit.coverage
    standings?.look(at: round.path(audit.file))
    let part = ReportPart(audit, configuration: round.configuration) { finding in
      standings?.isKnown(finding) ?? false
    }
    totals.add(part)
    for place in writers.indices { writers[place].add(part) }
  }

  /// Joins everything.
  mutating func finish() -> AuditRound.Result {
    let request = round.request
    // Parts of one audit tell of the same settings, each for itself.
    var seen: Set<AuditRefusal> = []
    let refusals = (round.refusals + refused + [baselineFault].compactMap(\.self))
      .filter { seen.insert($0).inserted }
    let comparison = standings?.comparison(isGone: round.isGone)
    var accepted: Baseline?
    if request.baselineUse.updates, let comparison {
      accepted = request.baselineUse.acceptsNew ? comparison.accepted : comparison.pruned
    }
    // What only the whole can tell is for the merge to tell.
    let isWhole = request.shard == nil && !request.isAboutChanges
    totals.finish(
      ownFindings: isWhole
        ? facts.findings(
          today: request.today, folders: round.project.namedFolders,
          skippedFiles: totals.coverage.skippedFiles, missedFiles: missedFiles,
          isRefused: !refusals.isEmpty) : [],
      refusals: refusals,
      // What is stale is no longer in a baseline that is written anew.
      stale: accepted == nil ? comparison?.stale ?? [] : [])
    notes += passedOver.lines
    if request.isAboutChanges, round.project.files.isEmpty, refusals.isEmpty {
      let since = request.changedSince.map { " since \($0)" } ?? ""
      notes.append("Nothing to audit has changed\(since).")
    }
    return AuditRound.Result(
      totals: totals, writers: writers,
      baseline: accepted.flatMap { accepted in
        round.baselineFile.map { ($0.path, accepted.text) }
      },
      status: round.status(of: totals), notes: notes)
  }
}
