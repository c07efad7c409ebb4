/// Whether an element shows or hides further content (`UIAccessibilityExpandedStatus`, iOS 18).
public enum AccessibilityExpandedStatus: String, Sendable, CaseIterable {
  /// Has nothing to show or hide.
  case unsupported
  /// Shows it; spoken "expanded".
  case expanded
  /// Hides it; spoken "collapsed".
  case collapsed
}
