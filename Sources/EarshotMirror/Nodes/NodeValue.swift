/// What a node is set to.
public struct NodeValue: Hashable, Sendable {
  /// The value in words, as the source gives it.
  public var text: String?
  /// The value as a number, with its limits.
  public var range: NodeRange?

  /// Creates a value from what is known of it.
  public init(text: String? = nil, range: NodeRange? = nil) {
    self.text = text
    self.range = range
  }
}

/// A number with its limits; each of them may be anything, also no number at all.
public struct NodeRange: Hashable, Sendable {
  /// The number.
  public var present: Double
  /// The least it can be, or `nil` when that is not known.
  public var minimum: Double?
  /// The most it can be, or `nil` when that is not known.
  public var maximum: Double?
  /// By how much a step changes it, or `nil` when that is not known.
  public var step: Double?

  /// Creates a number with the limits that are known.
  public init(
    _ present: Double, minimum: Double? = nil, maximum: Double? = nil, step: Double? = nil
  ) {
    self.present = present
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }

  /// How much of the way from the least to the most it has come, in whole percent; `nil` without limits.
  var percent: Int? {
    guard let minimum, let maximum, maximum > minimum, (maximum - minimum).isFinite,
      present.isFinite
    else { return nil }
    let share = (min(max(present, minimum), maximum) - minimum) / (maximum - minimum)
    return Int((share * 100).rounded())
  }

  /// The number in digits, without a fraction where it has none.
  var digits: String? {
    guard present.isFinite else { return nil }
    return present == present.rounded() && abs(present) < 1e15
      ? String(Int64(present)) : String(present)
  }
}
