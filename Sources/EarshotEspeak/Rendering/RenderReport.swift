public import EarshotSpeech

/// What became of rendered utterances.
public struct RenderReport: Hashable, Sendable {
  /// An utterance, or a stretch of one, that the voice could not say.
  public struct Failure: Hashable, Sendable {
    /// Its place among the utterances, from 0.
    public var index: Int
    /// The words that were not said.
    public var text: String
    /// Why it could not be said.
    public var failure: SpeechFailure
  }

  /// How the sound is stored.
  public var format: AudioFormat
  /// How long the sound is, in frames, pauses included.
  public var frameCount = 0
  /// How many of the frames belong to speech, and to sounds that stand alone, from the first audible
  /// sample to the last.
  public var audibleFrameCount = 0
  /// How many utterances were rendered.
  public var utteranceCount = 0
  /// What the voice could not say; the rest is all there.
  public var failures: [Failure] = []

  /// Creates the report of nothing.
  public init(format: AudioFormat) {
    self.format = format
  }

  /// How long the sound is.
  public var duration: Duration { format.duration(of: frameCount) }

  /// How long speech is heard.
  public var audibleDuration: Duration { format.duration(of: audibleFrameCount) }
}

/// How far rendering has come.
public struct RenderProgress: Hashable, Sendable {
  /// How many utterances are done.
  public var utteranceCount: Int
  /// How many scalars of the utterance at hand are done.
  public var scalarCount: Int
  /// How long the sound is by now.
  public var duration: Duration
}
