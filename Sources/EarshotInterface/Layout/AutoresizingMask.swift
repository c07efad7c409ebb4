/// Which margins and sides of a view give way when its superview changes its size
/// (`UIView.AutoresizingMask`).
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The distance from the left edge gives way.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width gives way.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance from the right edge gives way.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance from the top edge gives way.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height gives way.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance from the bottom edge gives way.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
