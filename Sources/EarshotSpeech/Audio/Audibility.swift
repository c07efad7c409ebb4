/// What counts as sound a listener can hear.
package enum Audibility {
  /// The greatest distance from zero that is still silence: 32, which is 60 dB below full scale.
  package static let threshold: Int16 = 32

  /// Whether a sample stands out of silence.
  @inline(__always)
  package static func isAudible(_ sample: Int16) -> Bool {
    sample > threshold || sample < -threshold
  }

  /// From the first audible sample to the one after the last, or `nil` when all is silence.
  package static func audibleRange(in samples: [Int16]) -> Range<Int>? {
    guard let first = samples.firstIndex(where: isAudible),
      let last = samples.lastIndex(where: isAudible)
    else { return nil }
    return first..<(last + 1)
  }
}
