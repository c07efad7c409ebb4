/// A stretch of sound that a voice has made, with the words that begin in it.
public struct SynthesisChunk: Hashable, Sendable {
  /// The sound, one sample a frame.
  public var samples: [Int16]
  /// The words that begin in it; frames are counted from the first frame of the request.
  public var words: [WordEvent]

  /// Creates a stretch.
  public init(samples: [Int16], words: [WordEvent] = []) {
    self.samples = samples
    self.words = words
  }
}
