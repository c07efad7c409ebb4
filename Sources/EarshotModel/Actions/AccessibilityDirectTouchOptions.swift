/// How an element with ``AccessibilityTraits/allowsDirectInteraction`` takes touches
/// (`UIAccessibilityDirectTouchOptions`).
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public var rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The reader stays silent while a finger is on the element, because it makes its own sound.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Touches reach the element only after it was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
