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
