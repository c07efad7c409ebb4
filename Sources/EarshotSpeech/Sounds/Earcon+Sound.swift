extension Earcon {
  /// The sound, made anew from its tones: the same samples every time.
  ///
  /// Rising tones stand for what opens or grows, falling ones for what closes or shrinks, low ones for
  /// limits and errors. None is longer than a quarter of a second.
  ///
  /// - Parameters:
  ///   - format: How the sound is stored.
  ///   - gain: How loud it is, from 0 to 1; others are moved to the nearest end.
  /// - Returns: The samples of one channel.
  public func samples(in format: AudioFormat = .speech, gain: Double = 1) -> [Int16] {
    let gain = max(min(gain, 1), 0)
    let rate = Double(format.sampleRate)
    let tones = tones
    let end = tones.map { $0.start + $0.length }.max() ?? 0
    var samples = [Double](repeating: 0, count: Int(end * rate / 1000))
    for tone in tones { tone.add(to: &samples, rate: rate) }
    // The tones of a sound together are never louder than a sample can be.
    return samples.map { Int16($0 * 32767 * gain) }
  }

  private var tones: [Tone] {
    switch self {
    case .focus: [Tone(1320, for: 30, gain: 0.16)]
    case .boundary: [Tone(196, for: 90), Tone(98, for: 90, gain: 0.2)]
    case .screenChange: [Tone(523, to: 784, for: 140), Tone(1047, at: 70, for: 130, gain: 0.15)]
    case .layoutChange: [Tone(659, for: 50, gain: 0.18), Tone(784, at: 45, for: 60, gain: 0.18)]
    case .scroll: [Tone(698, for: 20, gain: 0.15), Tone(698, at: 40, for: 20, gain: 0.15)]
    case .activate: [Tone(880, for: 25), Tone(1760, at: 15, for: 35, gain: 0.15)]
    case .select: [Tone(988, for: 35, gain: 0.2), Tone(1319, at: 30, for: 60, gain: 0.2)]
    case .on: [Tone(587, for: 50), Tone(880, at: 45, for: 80)]
    case .off: [Tone(880, for: 50), Tone(587, at: 45, for: 80)]
    case .increment: [Tone(784, to: 988, for: 45, gain: 0.2)]
    case .decrement: [Tone(784, to: 622, for: 45, gain: 0.2)]
    case .rotor: [Tone(1568, for: 15, gain: 0.2), Tone(1175, at: 20, for: 25, gain: 0.2)]
    case .textEntry: [Tone(440, for: 40, gain: 0.18), Tone(660, at: 60, for: 40, gain: 0.18)]
    case .error: [Tone(233, for: 90), Tone(220, at: 110, for: 130)]
    case .alert: [Tone(784, for: 70), Tone(1047, at: 80, for: 70), Tone(784, at: 160, for: 80)]
    case .progress: [Tone(1047, for: 20, gain: 0.1)]
    case .capital: [Tone(2093, for: 20, gain: 0.15)]
    }
  }
}
