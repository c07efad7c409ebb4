/// Sound of two channels, 16 bits a sample.
public struct StereoSound: Hashable, Sendable {
  /// The samples, left and right in turn.
  public private(set) var samples: [Int16]

  /// The number of frames; each is one sample of either channel.
  public var frameCount: Int { samples.count / 2 }

  /// Creates sound from samples of left and right in turn; a last one without its partner is dropped.
  public init(interleaved samples: [Int16] = []) {
    self.samples = samples.count.isMultiple(of: 2) ? samples : Array(samples.dropLast())
  }

  /// Creates sound from one channel at a place between the ears.
  public init(_ samples: [Int16], pan: Pan = .none) {
    let (left, right) = pan.gains
    self.samples = [Int16](unsafeUninitializedCapacity: samples.count * 2) { buffer, count in
      for (index, sample) in samples.enumerated() {
        buffer.initializeElement(at: index * 2, to: StereoSound.scale(sample, by: left))
        buffer.initializeElement(at: index * 2 + 1, to: StereoSound.scale(sample, by: right))
      }
      count = samples.count * 2
    }
  }

  /// Creates silence.
  public init(silence frames: Int) {
    samples = [Int16](repeating: 0, count: max(frames, 0) * 2)
  }

  /// Adds sound to this, from a frame on; what is too loud together is held at the loudest.
  public mutating func add(_ other: StereoSound, at frame: Int = 0) {
    let start = max(frame, 0) * 2
    if samples.count < start + other.samples.count {
      samples += [Int16](repeating: 0, count: start + other.samples.count - samples.count)
    }
    for (index, sample) in other.samples.enumerated() {
      let sum = Int(samples[start + index]) + Int(sample)
      samples[start + index] = Int16(clamping: sum)
    }
  }

  /// The sound of some of the frames; places outside are left out.
  public func part(_ frames: Range<Int>) -> StereoSound {
    let range = frames.clamped(to: 0..<frameCount)
    return StereoSound(interleaved: Array(samples[range.lowerBound * 2..<range.upperBound * 2]))
  }

  /// The sound that falls evenly from full loudness to silence over its length.
  public var fadedOut: StereoSound {
    var faded = self
    let count = frameCount
    for index in faded.samples.indices {
      faded.samples[index] = Int16(Int(faded.samples[index]) * (count - index / 2) / count)
    }
    return faded
  }

  /// A sample by a factor from 0 to 1, which leaves it in its range.
  private static func scale(_ sample: Int16, by gain: Double) -> Int16 {
    Int16((Double(sample) * gain).rounded())
  }
}
