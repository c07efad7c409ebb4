public import EarshotModel
public import EarshotSpeech

/// A stop of the cursor and what is said there.
public struct SpokenStop {
  /// The place in the order of its root, counted from 1.
  public let order: Int
  /// The element.
  public let element: Responder
  /// What the element is; empty for silence.
  public let description: String
  /// How to use it, or `nil` when there is nothing to say.
  public let hint: String?
  /// The same for the ear; empty for silence.
  public let runs: [SpeechRun]
}
