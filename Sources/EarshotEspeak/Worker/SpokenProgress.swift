import EarshotSpeech

/// How much of a request the listener has already, so that another try does not say it again.
///
/// A request is said in parts, one after the other; mostly it is its only part. Each can be tried
/// several times.
struct SpokenProgress {
  private var deliveredFrames = 0
  private var lastWord: WordEvent?
  private var trimmer = LeadingSilenceTrimmer(format: .speech)
  private var attemptedFrames = 0
  /// Where the part at hand begins, in frames and in scalars of the request.
  private var start = (frame: 0, scalar: 0)

  /// The place at which the part at hand begins, in scalars of the request.
  var place: Int { start.scalar }

  /// Begins a part where the sound that was delivered ends.
  mutating func beginPart(at scalar: Int) {
    start = (deliveredFrames, scalar)
    lastWord = nil
  }

  /// Goes on in the middle of a part whose try has failed: where the word begins that was reached.
  ///
  /// - Returns: The place of the word, in scalars of the request.
  mutating func beginRest() -> Int {
    if let lastWord { start = (lastWord.frame, lastWord.range.lowerBound) }
    return start.scalar
  }

  /// Begins a try from the start of the part.
  mutating func beginAttempt() {
    trimmer = LeadingSilenceTrimmer(format: .speech)
    attemptedFrames = 0
  }

  /// What of a chunk is new to the listener, or `nil` when none of it is.
  mutating func take(_ chunk: SynthesisChunk) -> SynthesisChunk? {
    var fresh = trimmer.trim(chunk)
    let frame = attemptedFrames + start.frame
    attemptedFrames += fresh.samples.count
    let known = min(max(deliveredFrames - frame, 0), fresh.samples.count)
    fresh.samples.removeFirst(known)
    fresh.words = fresh.words.compactMap { freshWord($0) }
    deliveredFrames += fresh.samples.count
    return fresh.samples.isEmpty && fresh.words.isEmpty ? nil : fresh
  }

  private mutating func freshWord(_ word: WordEvent) -> WordEvent? {
    let lower = word.range.lowerBound + start.scalar
    if let lastWord, lower <= lastWord.range.lowerBound { return nil }
    let moved = WordEvent(
      frame: word.frame + start.frame, range: lower..<(word.range.upperBound + start.scalar))
    lastWord = moved
    return moved
  }
}
