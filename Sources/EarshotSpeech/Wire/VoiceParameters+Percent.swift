extension VoiceParameters {
  /// The usual speed, in words a minute: half of what can be set.
  public static let usualRate = 175

  /// The speed for a percentage, in words a minute: 80 at 0, 175 at 50 and 900 at 100.
  ///
  /// Below the middle every percent adds the same; above it each adds more than the one before, as speed
  /// is heard, without a bend in the middle.
  public static func rate(ofPercent percent: Int) -> Int {
    let steps = Double(min(max(percent, 0), 100) - middle)
    let words = Double(usualRate) + steps * slope + (steps > 0 ? steps * steps * bend : 0)
    return Int(words.rounded())
  }

  /// The percentage that comes nearest to a speed in words a minute.
  public static func percent(ofRate rate: Int) -> Int {
    let words = Double(min(max(rate, rates.lowerBound), rates.upperBound) - usualRate)
    guard words > 0 else { return middle + Int((words / slope).rounded()) }
    // The positive root of what `rate(ofPercent:)` adds.
    let steps = ((slope * slope + 4 * bend * words).squareRoot() - slope) / (2 * bend)
    return middle + Int(steps.rounded())
  }

  private static let middle = 50
  /// The words a minute that a percent adds in the lower half.
  private static let slope = Double(usualRate - rates.lowerBound) / Double(middle)
  /// What the square of the percents above the middle adds beside that.
  private static let bend =
    (Double(rates.upperBound - usualRate) - slope * Double(middle)) / Double(middle * middle)
}
