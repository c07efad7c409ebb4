import EarshotAudit

/// Which screens a listener has heard, and what was told of them, so that nothing is told twice.
nonisolated struct AuditedScreens {
  private var screens: Set<SpokenScreen> = []
  private var findings: Set<Fingerprint> = []

  /// Whether a screen is another one than all before.
  mutating func isNew(_ screen: SpokenScreen) -> Bool { screens.insert(screen).inserted }

  /// The findings that were not told yet.
  mutating func new(_ found: AuditFindings) -> [Finding] {
    found.filter { findings.insert($0.fingerprint).inserted }
  }
}
