/// A number with its bounds.
public struct ElementRange: Hashable, Sendable {
  /// The number, or `nil` when it is not known.
  public var value: Double?
  /// The smallest it may be.
  public var minimum: Double?
  /// The largest it may be.
  public var maximum: Double?

  /// Creates a range.
  public init(value: Double?, minimum: Double?, maximum: Double?) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }
}
