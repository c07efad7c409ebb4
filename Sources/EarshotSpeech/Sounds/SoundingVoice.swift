/// A voice whose requests begin with their sound, before the speech.
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
    if let sound = request.sound, soundGain > 0 {
      // The sound comes first and by itself: a capital's tone under a short letter hides the letter.
      let samples = sound.samples(in: format, gain: soundGain)
      deliver(SynthesisChunk(samples: samples))
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
