/// How sound is stored: 16-bit samples, one channel, some number of them in a second.
public struct AudioFormat: Hashable, Sendable {
  /// The number of frames in a second, at least 1.
  public var sampleRate: Int

  /// Creates a format; a rate below 1 becomes 1.
  public init(sampleRate: Int) {
    self.sampleRate = max(sampleRate, 1)
  }

  /// What espeak-ng makes: 22,050 frames in a second.
  public static let speech = AudioFormat(sampleRate: 22_050)

  /// The frames that last as long as `duration`, rounded to the nearest; none for a negative one.
  public func frames(in duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    let whole = Int(clamping: seconds).multipliedReportingOverflow(by: sampleRate)
    guard !whole.overflow else { return Int.max }
    let nanoseconds = Int(attoseconds / 1_000_000_000)
    let part = (nanoseconds * sampleRate + 500_000_000) / 1_000_000_000
    let sum = whole.partialValue.addingReportingOverflow(part)
    return sum.overflow ? Int.max : sum.partialValue
  }

  /// How long `frames` last, to the nanosecond.
  public func duration(of frames: Int) -> Duration {
    let (seconds, rest) = frames.quotientAndRemainder(dividingBy: sampleRate)
    return .seconds(seconds) + .nanoseconds(rest * 1_000_000_000 / sampleRate)
  }
}
