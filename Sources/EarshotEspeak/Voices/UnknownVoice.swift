/// A voice that somebody asked for and espeak-ng does not have, and what there is to choose from.
public struct UnknownVoice: Hashable, Sendable {
  /// A part of a voice's name.
  public enum Part: Hashable, Sendable {
    /// The voice or the language, before the plus sign.
    case voice
    /// The variant of timbre, after it.
    case variant
  }

  /// The name as it was asked for.
  public var name: String
  /// The part that is not there.
  public var part: Part
  /// What there is.
  public var choices: VoiceCatalogue
}
