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
