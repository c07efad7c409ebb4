/// Whether an announcement interrupts other speech or waits for it (`UIAccessibilityPriority`, iOS
/// 17).
public enum AccessibilityPriority: String, Sendable, CaseIterable, Comparable {
  /// Waits until other speech has ended.
  case low
  /// Interrupts other speech, and can be interrupted.
  case `default`
  /// Interrupts other speech, and is heard to the end.
  case high

  private var rank: Int {
    switch self {
    case .low: 0
    case .default: 1
    case .high: 2
    }
  }

  /// Whether `lhs` gives way to `rhs`.
  public static func < (lhs: AccessibilityPriority, rhs: AccessibilityPriority) -> Bool {
    lhs.rank < rhs.rank
  }
}
