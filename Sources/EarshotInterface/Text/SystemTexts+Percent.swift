extension SystemTexts {
  /// The place of `value` between two bounds as a whole percentage, such as "75%".
  ///
  /// - Parameters:
  ///   - value: A place; one outside the bounds is moved to the nearer of them.
  ///   - bounds: Both ends.
  /// - Returns: The percentage; 0% between two equal bounds.
  func percent(of value: Double, in bounds: ClosedRange<Double>) -> String {
    let extent = bounds.upperBound - bounds.lowerBound
    guard extent > 0, extent.isFinite, value.isFinite else { return format(.percent, 0) }
    let share = (value - bounds.lowerBound) / extent
    return format(.percent, Int((max(0, min(1, share)) * 100).rounded()))
  }
}
