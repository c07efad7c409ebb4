import EarshotSpeech

/// How much of a request the listener has already, so that another try does not say it again.
struct SpokenProgress {
  private var deliveredFrames = 0
  private var lastWord: WordEvent?
  private var trimmer = LeadingSilenceTrimmer(format: .speech)
  private var attemptedFrames = 0
  private var frameShift = 0

  /// Begins a try from the start of the request.
  mutating func beginAttempt() {
    trimmer = LeadingSilenceTrimmer(format: .speech)
    attemptedFrames = 0
  }

  /// What of a chunk is new to the listener, or `nil` when none of it is.
  mutating func take(_ chunk: SynthesisChunk) -> SynthesisChunk? {
    var fresh = trimmer.trim(chunk)
    let start = attemptedFrames + frameShift
    attemptedFrames += fresh.samples.count
    let known = min(max(deliveredFrames - start, 0), fresh.samples.count)
    fresh.samples.removeFirst(known)
    fresh.words = fresh.words.compactMap { freshWord($0) }
    deliveredFrames += fresh.samples.count
    return fresh.samples.isEmpty && fresh.words.isEmpty ? nil : fresh
  }

  /// The printable ASCII of what the listener does not have yet, for the English voice; `nil` when
  /// there is none.
  mutating func plainRest(of request: SynthesisRequest) -> SynthesisRequest? {
    let start = lastWord?.range.lowerBound ?? 0
    let rest = request.text.plain.dropFirst(start)
    guard !rest.isBlank else { return nil }
    frameShift = deliveredFrames
    wordShift = start
    lastWord = nil
    var plain = request
    plain.text = rest
    plain.language = "en"
    return plain
  }

  private var wordShift = 0

  private mutating func freshWord(_ word: WordEvent) -> WordEvent? {
    if let lastWord, word.range.lowerBound + wordShift <= lastWord.range.lowerBound { return nil }
    let moved = WordEvent(
      frame: word.frame + frameShift,
      range: (word.range.lowerBound + wordShift)..<(word.range.upperBound + wordShift))
    lastWord = moved
    return moved
  }
}
