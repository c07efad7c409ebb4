/// A voice whose requests begin with their sounds, before the speech.
public struct SoundingVoice: Synthesizer {
  /// The voice that speaks.
  public let voice: any Synthesizer
  /// How loud sounds are; 0 leaves them out.
  public var soundGain: Double

  /// Creates a voice with sounds.
  public init(_ voice: any Synthesizer, soundGain: Double = 1) {
    self.voice = voice
    self.soundGain = soundGain
  }

  /// How its sound is stored.
  public var format: AudioFormat { voice.format }

  /// Makes the sound of one request; see ``Synthesizer``.
  public func synthesize(
    _ request: SynthesisRequest,
    deliver: @escaping @Sendable (SynthesisChunk) -> Void
  ) async throws(SpeechFailure) {
    // Sounds come first and by themselves: a capital's tone under a short letter hides the letter.
    let samples = request.soundSamples(in: format, gain: soundGain)
    if !samples.isEmpty {
      deliver(SynthesisChunk(samples: samples))
      guard request.hasWords else { return }
      let offset = samples.count
      try await voice.synthesize(request) { chunk in
        var moved = chunk
        for index in moved.words.indices { moved.words[index].frame += offset }
        deliver(moved)
      }
    } else {
      try await voice.synthesize(request, deliver: deliver)
    }
  }
}
