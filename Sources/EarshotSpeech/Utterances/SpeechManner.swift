/// How a listener has chosen to be spoken to; what is `nil` is left to the voice and its preparation.
///
/// ``Prosody`` is what an author asks for and counts on top of it.
public struct SpeechManner: Hashable, Sendable {
  /// The speed in percent, from 0 to 100: 50 is the usual 175 words a minute
  /// (``VoiceParameters/rate(ofPercent:)``).
  public var rate: Int?
  /// The height from 0 to 99; 50 is the voice's own.
  public var pitch: Int?
  /// The loudness from 0 to 200; 100 is the voice's own.
  public var volume: Int?
  /// The voice by a name that its maker knows; one that is not there leaves the voice as it is.
  public var voice: String?
  /// How many symbols are named.
  public var punctuation: SymbolLevel?
  /// How capital letters are told where text is spelled.
  public var capitals: CapitalIndication?

  /// Creates a manner.
  public init(
    rate: Int? = nil, pitch: Int? = nil, volume: Int? = nil, voice: String? = nil,
    punctuation: SymbolLevel? = nil, capitals: CapitalIndication? = nil
  ) {
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.voice = voice
    self.punctuation = punctuation
    self.capitals = capitals
  }
}
