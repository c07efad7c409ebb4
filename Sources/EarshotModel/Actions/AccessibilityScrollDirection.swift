/// The way content moves on a three-finger scroll (`UIAccessibilityScrollDirection`).
public enum AccessibilityScrollDirection: String, Sendable, CaseIterable {
  /// Towards the right.
  case right
  /// Towards the left.
  case left
  /// Towards the top.
  case up
  /// Towards the bottom.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}
