/// The settings of espeak-ng for one request, each within what the engine bears.
///
/// espeak-ng takes any number without complaint: a rate of 5,000 makes 14 ms of "hello".
public struct VoiceParameters: Hashable, Sendable {
  /// Which punctuation is spoken by name.
  public enum Punctuation: UInt8, Hashable, Sendable, CaseIterable {
    /// Only what changes the melody, which is not named.
    case none
    /// All of it.
    case all
    /// What espeak-ng names without being asked for all.
    case some
  }

  /// The words in a minute that espeak-ng can do: above 449 it shortens the finished sound.
  public static let rates = 80...900
  /// The range of pitch and melody.
  public static let pitches = 0...99
  /// The range of loudness; 100 is the voice's own.
  public static let volumes = 0...200
  /// The range of pauses between words, in steps of 10 ms at the default rate.
  public static let wordGaps = 0...30

  /// The speed in words a minute.
  public let rate: Int
  /// The height of the voice; 50 is its own.
  public let pitch: Int
  /// How much the pitch moves; 50 is the voice's own.
  public let range: Int
  /// The loudness; 100 is the voice's own.
  public let volume: Int
  /// The extra pause between words, in steps of 10 ms at the default rate.
  public let wordGap: Int
  /// Which punctuation is spoken by name.
  public let punctuation: Punctuation

  /// Creates settings; numbers outside their ranges are moved to the nearest end.
  public init(
    rate: Int = 175,
    pitch: Int = 50,
    range: Int = 50,
    volume: Int = 100,
    wordGap: Int = 0,
    punctuation: Punctuation = .none
  ) {
    self.rate = VoiceParameters.clamp(rate, to: VoiceParameters.rates)
    self.pitch = VoiceParameters.clamp(pitch, to: VoiceParameters.pitches)
    self.range = VoiceParameters.clamp(range, to: VoiceParameters.pitches)
    self.volume = VoiceParameters.clamp(volume, to: VoiceParameters.volumes)
    self.wordGap = VoiceParameters.clamp(wordGap, to: VoiceParameters.wordGaps)
    self.punctuation = punctuation
  }

  private static func clamp(_ number: Int, to range: ClosedRange<Int>) -> Int {
    min(max(number, range.lowerBound), range.upperBound)
  }
}
