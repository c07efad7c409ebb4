/// The place of something among others of its kind: "3 of 12".
public struct AccessibilitySeriesPosition: Hashable, Sendable {
  /// The place, counted from 1.
  public var index: Int
  /// How many there are.
  public var count: Int

  /// Creates a place, counted from 1.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
