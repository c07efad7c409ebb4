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
  /// How the words are pronounced, in the International Phonetic Alphabet, or `nil` when the voice knows; a
  /// voice that cannot follow it says the words its own way.
  public var pronunciation: String?
  /// Whether the pause after a sentence follows, because the text goes on in another request.
  public var pausesAtEnd: Bool
  /// The sounds before the words, one after the other; with blank words they are all there is.
  public var sounds: [Earcon]
  /// Where between the ears it is heard.
  public var pan = Pan.none
  /// How the listener has chosen to be spoken to; preparation has seen to punctuation and capitals.
  public var manner = SpeechManner()

  /// Creates a request.
  public init(
    _ text: SanitizedText,
    language: String? = nil,
    prosody: Prosody = .normal,
    spellsOut: Bool = false,
    speaksPunctuation: Bool = false,
    pronunciation: String? = nil,
    pausesAtEnd: Bool = false,
    sounds: [Earcon] = []
  ) {
    self.text = text
    self.language = language
    self.prosody = prosody
    self.spellsOut = spellsOut
    self.speaksPunctuation = speaksPunctuation
    self.pronunciation = pronunciation
    self.pausesAtEnd = pausesAtEnd
    self.sounds = sounds
  }

  /// Whether there is anything for a voice to say.
  public var hasWords: Bool { spellsOut ? !text.string.isEmpty : !text.isBlank }

  /// The samples of the sounds, one after the other; none when `gain` is 0.
  ///
  /// - Parameters:
  ///   - format: How the sound is stored.
  ///   - gain: How loud it is, from 0 to 1.
  /// - Returns: The samples of one channel.
  public func soundSamples(in format: AudioFormat, gain: Double) -> [Int16] {
    gain > 0 ? sounds.flatMap { $0.samples(in: format, gain: gain) } : []
  }
}
