public import EarshotAudit

/// What a walk has found, and how much of the app it has come to.
nonisolated public struct WalkResult: Sendable {
  /// What was found, each once, by the shortest way that shows it.
  public var findings: [Finding]
  /// How much was come to.
  public var coverage: WalkCoverage
}
