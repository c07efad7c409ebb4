/// Sound whose every piece tells by its loudness which it is, so that a recording tells what was heard
/// of it, in which order, and whether anything is missing, whatever pauses have come about between.
public struct NumberedPulses: Sendable {
  /// How many there are, from number 1 on.
  public let count: Int
  /// How many samples a second have.
  public let rate: Int
  /// How long each lasts, in milliseconds.
  public let length: Int

  /// How much louder one is than the one before.
  private static let step = 400
  /// How loud the first is, less one step; far above what counts as silence.
  private static let least = 2000

  /// Creates so many pulses, at most 70, of a length in milliseconds.
  ///
  /// A server that begins anew after a pause loses up to what its device holds, which is 5 ms at a ``PulseServer``, so
  /// one of 10 ms is heard after a pause in its midst; where pauses follow each other, they have to be longer.
  public init(_ count: Int, rate: Int = 22_050, length: Int = 10) {
    (self.count, self.rate, self.length) = (count, rate, length)
  }

  /// The sound of them, one channel.
  public var samples: [Int16] {
    let loud = rate * length / 1000
    let silence = [Int16](repeating: 0, count: rate / 200)
    return (1...count).flatMap { number -> [Int16] in
      [Int16](repeating: Int16(Self.least + number * Self.step), count: loud) + silence
    }
  }

  /// The numbers of the pulses that are heard in a recording, one after another.
  ///
  /// One with a pause in its midst is one pulse; what is shorter than a millisecond is none.
  public static func numbers(in recording: [Int16]) -> [Int] {
    var numbers: [Int] = []
    for stretch in recording.loudStretches(gap: 4) where stretch.count > PulseServer.rate / 1000 {
      let levels = recording[stretch].map { Int($0.magnitude) }.sorted()
      let number = (levels[levels.count / 2] - least + step / 2) / step
      if numbers.last != number { numbers.append(number) }
    }
    return numbers
  }
}
