import EarshotFiles

/// What is known of a report before anything is found.
package struct ReportHead: Sendable {
  /// The version of the program.
  package var version: String
  /// The rules that were to choose from.
  package var rules: RuleSet
  /// The names of the rules that are used.
  package var used: Set<String>
  /// The severity from which on a finding fails the audit; `nil` when none does.
  package var failsOn: Severity? = .minor
  /// The part of the files that is audited; `nil` for all of them.
  package var shard: AuditShard?
  /// Whether findings are held against a baseline.
  package var hasBaseline = false
  /// How much of a report stands in memory at most until it is finished, in bytes.
  package var memory = Spool.memoryLimit
  /// The language in which people are told.
  package var texts = AuditTexts()

  /// What a configuration says.
  package init(version: String, configuration: AuditConfiguration) {
    self.init(
      version: version, rules: configuration.rules,
      used: Set(configuration.usedRules.map(\.id)))
    texts = configuration.texts
  }

  init(version: String, rules: RuleSet, used: Set<String>) {
    self.version = version
    self.rules = rules
    self.used = used
  }

  /// Whether a finding that counts fails the audit.
  package func fails(_ finding: Finding) -> Bool {
    failsOn.map { finding.severity >= $0 } ?? false
  }
}
