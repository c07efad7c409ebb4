/// A stretch of an utterance that is asked of a voice in one request.
public struct SpeechPiece: Hashable, Sendable {
  /// The place of its run in ``Utterance/runs``.
  public var run: Int
  /// The silence before it.
  public var leadingPause: Duration
  /// What the voice is asked; its source positions are those of the run's text.
  public var request: SynthesisRequest

  /// Creates a piece.
  public init(run: Int, leadingPause: Duration, request: SynthesisRequest) {
    self.run = run
    self.leadingPause = leadingPause
    self.request = request
  }
}
