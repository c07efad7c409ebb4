/// Whether the elements of a container are visited one by one (`UIAccessibilityNavigationStyle`).
public enum AccessibilityNavigationStyle: String, Sendable, CaseIterable {
  /// The reader decides.
  case automatic
  /// Every element is a stop of its own.
  case separate
  /// The container is one stop.
  case combined
}
