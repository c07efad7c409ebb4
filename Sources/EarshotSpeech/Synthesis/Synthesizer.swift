/// A voice: turns requests into sound.
public protocol Synthesizer: Sendable {
  /// How its sound is stored.
  var format: AudioFormat { get }

  /// Makes the sound of one request, delivering it in order, and returns after the last of it.
  ///
  /// Requests are carried out one after the other. Cancelling the task stops the voice; whatever
  /// sound is still delivered then is ignored. Silence at the beginning is left out.
  ///
  /// - Throws: ``SpeechFailure`` when the voice cannot say it; what was delivered before stands.
  func synthesize(
    _ request: SynthesisRequest,
    deliver: @escaping @Sendable (SynthesisChunk) -> Void
  ) async throws(SpeechFailure)
}
