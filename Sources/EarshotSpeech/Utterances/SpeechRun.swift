/// A stretch of text in one language and one manner of speaking, exactly as its author wrote it.
///
/// Nothing here reaches a voice unprepared: ``SpeechPreparation`` makes it harmless first.
public struct SpeechRun: Hashable, Sendable {
  /// What part of the utterance a run is.
  public enum Role: String, Hashable, Sendable {
    /// What the utterance says.
    case content
    /// How to use the element, said after a pause and cut by anything.
    case hint
  }

  /// The words.
  public var text: String
  /// The language of the words as a BCP 47 tag, or `nil` for the language of the voice.
  public var language: String?
  /// The manner of speaking, relative to the voice's own.
  public var prosody: Prosody
  /// The silence before the words.
  public var leadingPause: Duration
  /// Whether every character is spoken by its name.
  public var spellsOut: Bool
  /// Whether all punctuation is spoken.
  public var speaksPunctuation: Bool
  /// How the words are pronounced, in the International Phonetic Alphabet; `nil` leaves it to the voice.
  public var pronunciation: String?
  /// What kind of text it is, where that changes how it is read.
  public var context: SpeechContext?
  /// What part of the utterance it is.
  public var role: Role

  /// Creates a run.
  public init(
    _ text: String,
    language: String? = nil,
    prosody: Prosody = .normal,
    leadingPause: Duration = .zero,
    spellsOut: Bool = false,
    speaksPunctuation: Bool = false,
    pronunciation: String? = nil,
    context: SpeechContext? = nil,
    role: Role = .content
  ) {
    self.text = text
    self.language = language
    self.prosody = prosody
    self.leadingPause = leadingPause
    self.spellsOut = spellsOut
    self.speaksPunctuation = speaksPunctuation
    self.pronunciation = pronunciation
    self.context = context
    self.role = role
  }

  /// The pause before a hint: 1.1 seconds, the mean of what devices do (What VoiceOver does,
  /// "Hints").
  public static let hintPause = Duration.milliseconds(1100)

  /// Creates the run of a hint, ``hintPause`` after what stands before it.
  public static func hint(_ text: String, language: String? = nil) -> SpeechRun {
    SpeechRun(text, language: language, leadingPause: hintPause, role: .hint)
  }
}
