import EarshotFiles

extension Baseline {
  /// How many findings of each identity there may still be.
  struct Budget: Sendable {
    private var counts: [Fingerprint: Int]

    init(_ counts: [Fingerprint: Int]) {
      self.counts = counts
    }

    /// Whether a finding is covered, which is then used up.
    mutating func covers(_ finding: Finding) -> Bool {
      // A group that has grown is new: nobody has accepted what came to it.
      guard let count = counts[finding.fingerprint], count >= finding.count else { return false }
      counts[finding.fingerprint] = count - finding.count
      return true
    }
  }

  /// Findings held against a baseline one after the other.
  package struct Standings: Sendable {
    /// The findings of one identity.
    private struct Found {
      var count = 0
      var first: Entry
      var last: Entry
    }

    private let baseline: Baseline
    private let known: Set<String>
    private let used: Set<String>
    private let acceptsNew: Bool
    private var budget: Budget
    private var found: [Fingerprint: Found] = [:]
    private let identities: Set<Fingerprint>
    private var audited: [Substring: [String]] = [:]

    /// Begins to compare.
    ///
    /// - Parameters:
    ///   - baseline: What was found before.
    ///   - configuration: What the audits were told; an entry of a rule that was not used is left alone.
    ///   - acceptsNew: Whether what is new is for the baseline too, and so is known.
    package init(_ baseline: Baseline, configuration: AuditConfiguration, acceptsNew: Bool) {
      self.baseline = baseline
      self.acceptsNew = acceptsNew
      known = Set(configuration.rules.rules.map(\.id))
      used = Set(configuration.usedRules.map(\.id))
      identities = Set(baseline.entries.map(\.fingerprint))
      budget = Budget([:])
      budget = Budget(
        Dictionary(
          baseline.entries.filter { isAsked($0.rule) }.map { ($0.fingerprint, $0.count) },
          uniquingKeysWith: +))
    }

    /// Takes a finding that is not passed over, and says whether the baseline has it, or will have it.
    package mutating func isKnown(_ finding: Finding) -> Bool {
      if acceptsNew || identities.contains(finding.fingerprint) {
        let entry = Entry(finding)
        var same = found[finding.fingerprint] ?? Found(first: entry, last: entry)
        same.count += finding.count
        same.last = entry
        found[finding.fingerprint] = same
      }
      let isCovered = budget.covers(finding)
      return isCovered || acceptsNew && isAsked(finding.rule)
    }

    /// Takes note that a file was audited.
    ///
    /// - Parameter file: Its path; best a whole one, which entries of other folders cannot be taken for.
    package mutating func look(at file: String) {
      audited[file.fileName, default: []].append(file)
    }

    /// Whether anything is ever found by the rule of an entry, or was to be looked for: a rule that there is no
    /// longer will never find anything.
    private func isAsked(_ rule: String) -> Bool { used.contains(rule) || !known.contains(rule) }

    /// What came of it.
    ///
    /// - Parameter isGone: Whether a file that was not audited exists no longer, so that its entries are stale.
    /// - Returns: What is known, stale and untouched, and the baselines that could replace this one; of
    ///   ``Comparison/accepted`` what is new only when that is accepted.
    package func comparison(isGone: (String) -> Bool = { _ in false }) -> Comparison {
      var result = Comparison(
        known: [:], stale: [], untouched: [], pruned: Baseline(), accepted: Baseline())
      var kept: [Entry] = []
      for var entry in baseline.entries {
        let present = found[entry.fingerprint]
        // A fingerprint knows a file by its own name, wherever the run was started; what was not found
        // is missed only where its own file was looked at.
        let isAudited =
          present != nil
          || audited[entry.file.fileName, default: []]
            .contains { $0.mayLead(whereLeads: entry.file) }
        guard isAsked(entry.rule), isAudited || isGone(entry.file) else {
          result.untouched.append(entry)
          kept.append(entry)
          continue
        }
        let covered = min(entry.count, present?.count ?? 0)
        if covered < entry.count {
          var stale = entry
          stale.count -= covered
          result.stale.append(stale)
        }
        guard covered > 0, let newest = present?.first else { continue }
        result.known[entry.fingerprint] = covered
        let reason = entry.reason
        entry = newest
        entry.count = covered
        entry.reason = reason
        kept.append(entry)
      }
      result.pruned = Baseline(kept)
      let new = found.compactMap { fingerprint, found -> Entry? in
        let count = found.count - (result.known[fingerprint] ?? 0)
        guard count > 0 else { return nil }
        var entry = found.last
        entry.count = count
        return entry
      }
      result.accepted = Baseline(kept + new)
      return result
    }
  }
}
