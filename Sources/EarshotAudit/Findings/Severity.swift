/// How much a finding keeps a listener from using a screen.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// A person has to look: the file alone does not decide it.
  case review
  /// A nuisance.
  case minor
  /// A detour.
  case moderate
  /// Something is hard to find, to understand or to use.
  case serious
  /// Something cannot be used at all.
  case critical

  /// Whether the first is less of a fault than the second.
  public static func < (first: Severity, second: Severity) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
