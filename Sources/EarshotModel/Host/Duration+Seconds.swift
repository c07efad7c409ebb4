extension Duration {
  /// A duration of so many seconds; what is not a positive number counts as zero, and what is longer
  /// than a hundred years as that.
  package init(finiteSeconds seconds: Double) {
    guard seconds > 0 else {
      self = .zero
      return
    }
    let parts = min(seconds, 3_155_760_000) * 1_000_000_000
    self = .nanoseconds(Int64(parts.rounded()))
  }

  /// The seconds and their fraction.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// The duration in whole microseconds.
  package var microseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
  }
}
