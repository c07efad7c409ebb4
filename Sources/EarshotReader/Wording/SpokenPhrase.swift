public import EarshotSpeech

/// A phrase in words.
nonisolated public struct SpokenPhrase: Hashable, Sendable {
  /// What the element is; empty for silence.
  public var description: String
  /// How to use it, or `nil` when there is nothing to say.
  public var hint: String?
  /// What else the rotor offers, where the style keeps it out of the description.
  public var extras: [String]
  /// The same for the ear: the description, then the hint after its pauses.
  public var runs: [SpeechRun]

  /// Creates a phrase in words.
  public init(
    description: String, hint: String? = nil, extras: [String] = [], runs: [SpeechRun] = []
  ) {
    self.description = description
    self.hint = hint
    self.extras = extras
    self.runs = runs
  }
}
