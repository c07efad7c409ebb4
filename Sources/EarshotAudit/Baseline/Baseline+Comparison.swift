import EarshotFiles

extension Baseline {
  /// The result of comparing a baseline with findings.
  public struct Comparison: Hashable, Sendable {
    /// How many findings of each identity the baseline covers; a grouped finding counts as many as
    /// it has members.
    public var known: [Fingerprint: Int]
    /// What the baseline has and was not found, though its file was audited or has gone; the count is
    /// that of the findings that are missing.
    public var stale: [Entry]
    /// Entries for files that were not audited this time, or for rules that were not used.
    public var untouched: [Entry]
    /// The baseline without what is stale.
    public var pruned: Baseline
    /// The baseline without what is stale, and with what is new.
    public var accepted: Baseline
  }

  /// Compares the baseline with findings.
  ///
  /// - Parameters:
  ///   - findings: What was found and is not ignored.
  ///   - files: The paths of the files that were audited; best whole ones, which entries of other
  ///     folders cannot be taken for.
  ///   - configuration: What the audits were told; an entry of a rule that was not used is left alone.
  ///   - isGone: Whether a file that was not audited exists no longer, so that its entries are stale.
  /// - Returns: What is known, stale and untouched, and the baselines that could replace this one.
  public func comparison(
    with findings: [Finding], in files: [String],
    configuration: AuditConfiguration = AuditConfiguration(),
    isGone: (String) -> Bool = { _ in false }
  ) -> Comparison {
    var found: [Fingerprint: [Finding]] = [:]
    for finding in findings { found[finding.fingerprint, default: []].append(finding) }
    let audited = Dictionary(grouping: files, by: \.fileName)
    let used = Set(configuration.usedRules.map(\.id))
    var result = Comparison(
      known: [:], stale: [], untouched: [], pruned: Baseline(), accepted: Baseline())
    var kept: [Entry] = []
    for var entry in entries {
      // A rule that there is no longer will never find anything.
      let isAsked = used.contains(entry.rule) || configuration.rules[entry.rule] == nil
      // A fingerprint knows a file by its own name, wherever the run was started; what was not found
      // is missed only where its own file was looked at.
      let isAudited =
        found[entry.fingerprint] != nil
        || audited[entry.file.fileName, default: []].contains { $0.mayLead(whereLeads: entry.file) }
      guard isAsked, isAudited || isGone(entry.file) else {
        result.untouched.append(entry)
        kept.append(entry)
        continue
      }
      let present = found[entry.fingerprint] ?? []
      let covered = min(entry.count, present.reduce(0) { $0 + $1.count })
      if covered < entry.count {
        var stale = entry
        stale.count -= covered
        result.stale.append(stale)
      }
      guard covered > 0, let newest = present.first else { continue }
      result.known[entry.fingerprint] = covered
      let reason = entry.reason
      entry = Entry(newest)
      entry.count = covered
      entry.reason = reason
      kept.append(entry)
    }
    result.pruned = Baseline(kept)
    let new = found.compactMap { fingerprint, findings -> Entry? in
      let count = findings.reduce(0) { $0 + $1.count } - (result.known[fingerprint] ?? 0)
      guard count > 0, var entry = findings.last.map({ Entry($0) }) else { return nil }
      entry.count = count
      return entry
    }
    result.accepted = Baseline(kept + new)
    return result
  }
}
