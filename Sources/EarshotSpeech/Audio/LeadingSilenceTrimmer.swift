/// Takes the silence off the front of a request's sound, so that the first sample a device plays is
/// one that is heard: espeak-ng begins with up to 13 ms of it.
package struct LeadingSilenceTrimmer: Sendable {
  /// The frames taken off so far.
  package private(set) var trimmedFrames = 0
  /// Whether the first audible sample has come.
  package private(set) var hasBegun = false

  private let limit: Int

  /// Creates a trimmer that takes off at most `limit` of silence: a longer one is meant.
  package init(format: AudioFormat, limit: Duration = .milliseconds(100)) {
    self.limit = format.frames(in: limit)
  }

  /// The chunk without the silence it begins with, its words moved accordingly; possibly empty.
  ///
  /// Silence that was asked for is left as it is.
  package mutating func trim(_ chunk: SynthesisChunk) -> SynthesisChunk {
    var trimmed = chunk
    if !hasBegun, !chunk.isSilenceMeant {
      let room = limit - trimmedFrames
      let silent = chunk.samples.firstIndex(where: Audibility.isAudible)
      let cut = min(silent ?? chunk.samples.count, room)
      hasBegun = silent != nil || cut == room
      trimmed.samples.removeFirst(cut)
      trimmedFrames += cut
    }
    guard trimmedFrames > 0 else { return trimmed }
    for index in trimmed.words.indices {
      trimmed.words[index].frame = max(trimmed.words[index].frame - trimmedFrames, 0)
    }
    return trimmed
  }
}

/// What counts as sound a listener can hear.
package enum Audibility {
  /// The greatest distance from zero that is still silence: 32, which is 60 dB below full scale.
  package static let threshold: Int16 = 32

  /// Whether a sample stands out of silence.
  @inline(__always)
  package static func isAudible(_ sample: Int16) -> Bool {
    sample > threshold || sample < -threshold
  }

  /// From the first audible sample to the one after the last, or `nil` when all is silence.
  package static func audibleRange(in samples: [Int16]) -> Range<Int>? {
    guard let first = samples.firstIndex(where: isAudible),
      let last = samples.lastIndex(where: isAudible)
    else { return nil }
    return first..<(last + 1)
  }
}
