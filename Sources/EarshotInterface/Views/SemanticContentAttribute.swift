/// Whether a view turns round when the interface is read from right to left
/// (`UISemanticContentAttribute`).
public enum SemanticContentAttribute: String, Sendable, CaseIterable {
  /// Turns round.
  case unspecified
  /// Shows playback controls, which never turn round.
  case playback
  /// Shows directions in space, which never turn round.
  case spatial
  /// Is read from left to right everywhere.
  case forceLeftToRight
  /// Is read from right to left everywhere.
  case forceRightToLeft
}
