/// What the timeline wants done; the driver does it in this order and decides nothing itself.
package enum SpeechEffect<Sound: Sendable>: Sendable {
  /// Ask the voice; requests are asked one after the other.
  case synthesize(SynthesisToken, SynthesisRequest)
  /// Stop the voice; whatever still comes for this request is ignored.
  case cancelSynthesis(SynthesisToken)
  /// Hand sound to the device.
  case submit(Sound)
  /// Hand silence to the device.
  case submitSilence(frameCount: Int)
  /// Throw away what the device has not played, and count its frames anew under this number.
  case flush(epoch: Int)
  /// Hold the device where it is.
  case pauseDevice
  /// Let the device go on.
  case resumeDevice
  /// Tell what has become of speech.
  case tell(SpeechNews)
}

/// What has become of speech, told to whoever asked for it.
public enum SpeechNews: Hashable, Sendable {
  /// The voice took up an utterance.
  case began(Utterance.ID)
  /// The device has come to a word of an utterance.
  case word(Utterance.ID, SpokenWord)
  /// An utterance ended; told exactly once of each.
  case finished(Utterance.ID, UtteranceOutcome)
  /// Speech was paused.
  case paused
  /// Speech goes on.
  case resumed
  /// A sound device died and this one took its place.
  case soundMoved(device: String)
  /// There is no sound device any more; until there is one, every utterance fails.
  case soundLost(SpeechFailure)
}

/// A word that the device has come to.
public struct SpokenWord: Hashable, Sendable {
  /// The place of its run in ``Utterance/runs``.
  public var run: Int
  /// Its place in ``SpeechRun/text`` as the author wrote it, in Unicode scalars.
  public var range: Range<Int>

  /// Creates a word.
  public init(run: Int, range: Range<Int>) {
    self.run = run
    self.range = range
  }
}
