/// A stretch of sound that a voice has made, with the words that begin in it.
public struct SynthesisChunk: Hashable, Sendable {
  /// The sound, one sample a frame.
  public var samples: [Int16]
  /// The words that begin in it; frames are counted from the first frame of the request.
  public var words: [WordEvent]
  /// Whether the voice was asked to make no sound, so that the silence it makes counts as heard.
  public var isSilenceMeant = false

  /// The frame after the last audible one, or `nil` when there is only silence that was not asked
  /// for.
  public var audibleEnd: Int? {
    isSilenceMeant ? samples.count : Audibility.audibleRange(in: samples)?.upperBound
  }

  /// Creates a stretch.
  public init(samples: [Int16], words: [WordEvent] = []) {
    self.samples = samples
    self.words = words
  }
}

/// The moment at which a voice begins a word.
public struct WordEvent: Hashable, Sendable {
  /// The frame at which the word begins, counted from the first frame of its request.
  public var frame: Int
  /// The word's place in the text of the request, in Unicode scalars.
  public var range: Range<Int>

  /// Creates an event.
  public init(frame: Int, range: Range<Int>) {
    self.frame = frame
    self.range = range
  }
}
