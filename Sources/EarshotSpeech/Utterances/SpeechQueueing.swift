/// Whether an utterance waits for what is being spoken.
public enum SpeechQueueing: Hashable, Sendable {
  /// Cuts what is being spoken and drops what waits, as far as their priorities allow.
  case interrupt
  /// Waits its turn.
  case queue
  /// Takes the place of what is spoken or waits under the same name, and waits for anything else.
  case replace(SpeechGroup)
}

/// The name under which utterances replace each other, such as the steps of one slider.
public struct SpeechGroup: Hashable, Sendable {
  /// The name.
  public var name: String

  /// Creates a name.
  public init(_ name: String) {
    self.name = name
  }
}

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
