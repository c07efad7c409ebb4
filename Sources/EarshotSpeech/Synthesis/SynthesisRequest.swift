/// One thing a voice is asked to say at a stretch, made harmless and short by preparation.
public struct SynthesisRequest: Hashable, Sendable {
  /// The words.
  public var text: SanitizedText
  /// Their language as a BCP 47 tag, or `nil` for the voice's own.
  public var language: String?
  /// The manner of speaking, relative to the voice's own.
  public var prosody: Prosody
  /// Whether every character is spoken by its name.
  public var spellsOut: Bool
  /// Whether all punctuation is spoken.
  public var speaksPunctuation: Bool
  /// Whether the pause after a sentence follows, because the text goes on in another request.
  public var pausesAtEnd: Bool
  /// The sound at its beginning.
  public var sound: Earcon?
  /// Where between the ears it is heard.
  public var pan = Pan.none

  /// Creates a request.
  public init(
    _ text: SanitizedText,
    language: String? = nil,
    prosody: Prosody = .normal,
    spellsOut: Bool = false,
    speaksPunctuation: Bool = false,
    pausesAtEnd: Bool = false,
    sound: Earcon? = nil
  ) {
    self.text = text
    self.language = language
    self.prosody = prosody
    self.spellsOut = spellsOut
    self.speaksPunctuation = speaksPunctuation
    self.pausesAtEnd = pausesAtEnd
    self.sound = sound
  }
}
