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
    var standings = Standings(self, configuration: configuration, acceptsNew: true)
    for finding in findings { _ = standings.isKnown(finding) }
    for file in files { standings.look(at: file) }
    return standings.comparison(isGone: isGone)
  }
}
