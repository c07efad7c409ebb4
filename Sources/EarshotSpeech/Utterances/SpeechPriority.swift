/// Whether an utterance interrupts other speech or waits for it, as the announcement priorities of
/// iOS 17.
public enum SpeechPriority: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// Waits until all other speech has ended, whatever its queueing says.
  case low
  /// May cut other speech and may be cut.
  case `default`
  /// May cut other speech, and once it has begun only silence on request cuts it.
  case high

  /// Whether `left` gives way to `right`.
  public static func < (left: SpeechPriority, right: SpeechPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
