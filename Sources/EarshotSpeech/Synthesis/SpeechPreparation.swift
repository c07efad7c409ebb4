/// Turns the runs of an utterance into what a voice can be asked: the only way from an app's text to
/// a voice.
///
/// In order: make the text harmless, put it into words, split it where the language changes, cut what
/// is long. Pieces of white space only are left out; a pause before them moves to the next piece.
public struct SpeechPreparation: Sendable {
  /// The most scalars in one request, at least 16; 500 of them last about half a minute.
  public var pieceLimit: Int
  /// How text is put into the words that are said, or `nil` to say it as it stands.
  public var text: TextPreparation?

  /// Creates a preparation; a limit below 16 becomes 16.
  public init(pieceLimit: Int = 500, text: TextPreparation? = nil) {
    self.pieceLimit = max(pieceLimit, 16)
    self.text = text
  }

  /// The pieces of an utterance in order; none when nothing of it can be spoken and it has no sounds.
  public func pieces(of utterance: Utterance) -> [SpeechPiece] {
    let preparation = adapted(to: utterance.manner)
    var pieces: [SpeechPiece] = []
    pieces.reserveCapacity(utterance.runs.count)
    var pause = Duration.zero
    for (index, run) in utterance.runs.enumerated() {
      pause += max(run.leadingPause, .zero)
      preparation.eachRequest(for: run) { request in
        var request = request
        request.pan = utterance.pan
        request.manner = utterance.manner
        if pieces.isEmpty, !utterance.sounds.isEmpty {
          request.sounds = utterance.sounds + request.sounds
        }
        pieces.append(SpeechPiece(run: index, leadingPause: pause, request: request))
        pause = .zero
      }
    }
    if pieces.isEmpty, !utterance.sounds.isEmpty {
      var request = SynthesisRequest(SanitizedText(""), sounds: utterance.sounds)
      request.pan = utterance.pan
      pieces = [SpeechPiece(run: 0, leadingPause: pause, request: request)]
    }
    return pieces
  }

  /// The same preparation with what a listener has chosen of it.
  private func adapted(to manner: SpeechManner) -> SpeechPreparation {
    var preparation = self
    if let punctuation = manner.punctuation { preparation.text?.level = punctuation }
    if let capitals = manner.capitals { preparation.text?.capitals = capitals }
    return preparation
  }

  /// What a voice is asked for one run, in order.
  public func requests(for run: SpeechRun) -> [SynthesisRequest] {
    var requests: [SynthesisRequest] = []
    eachRequest(for: run) { requests.append($0) }
    return requests
  }

  private func eachRequest(for run: SpeechRun, _ take: (SynthesisRequest) -> Void) {
    if let request = pronounced(run) { return take(request) }
    guard let text else { return eachPlainRequest(for: run, take) }
    for passage in text.passages(of: run) {
      var manner = SynthesisRequest(
        passage.text, language: passage.language, prosody: run.prosody,
        sounds: passage.sound.map { [$0] } ?? [])
      manner.prosody.pitch *= passage.pitch
      eachPiece(of: manner, take)
    }
  }

  /// What a voice is asked for words whose pronunciation is given: all of them at once and as they stand,
  /// or `nil` where there are no such words or too many for one request.
  private func pronounced(_ run: SpeechRun) -> SynthesisRequest? {
    guard let pronunciation = run.pronunciation, !run.spellsOut else { return nil }
    let sounds = SanitizedText(pronunciation)
    let words = SanitizedText(run.text)
    guard !sounds.isBlank, !words.isBlank,
      max(sounds.source.spokenCount, words.source.spokenCount) <= pieceLimit
    else { return nil }
    return SynthesisRequest(
      words, language: run.language, prosody: run.prosody, pronunciation: sounds.string)
  }

  /// What a voice is asked when nothing is to be put into other words.
  private func eachPlainRequest(for run: SpeechRun, _ take: (SynthesisRequest) -> Void) {
    let text = SanitizedText(run.text)
    // Plain ASCII of usual length, as most text is, is neither split nor cut.
    let count = text.string.utf8.count
    if count == text.source.spokenCount, count <= pieceLimit {
      if count == 0 || (!run.spellsOut && text.isBlank) { return }
      return take(
        SynthesisRequest(
          text, language: run.language, prosody: run.prosody, spellsOut: run.spellsOut,
          speaksPunctuation: run.speaksPunctuation))
    }
    for part in LanguageRuns.split(text.string, language: run.language) {
      eachPiece(
        of: SynthesisRequest(
          text.part(part.range), language: part.language, prosody: run.prosody,
          spellsOut: run.spellsOut, speaksPunctuation: run.speaksPunctuation), take)
    }
  }

  /// A request cut where it is too long; what is blank only, and not spelled, is left out.
  private func eachPiece(of request: SynthesisRequest, _ take: (SynthesisRequest) -> Void) {
    let scalars = Array(request.text.string.unicodeScalars)
    let ranges = SentencePieces.ranges(of: scalars, limit: pieceLimit)
    for (index, range) in ranges.enumerated() {
      var piece = request
      if ranges.count > 1 {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        piece.text = SanitizedText(
          string: String(text), source: request.text.source.slice(range))
      }
      guard request.spellsOut || !piece.text.isBlank else { continue }
      piece.pausesAtEnd = index + 1 < ranges.count
      if index > 0 { piece.sounds = [] }
      take(piece)
    }
  }
}

/// A stretch of an utterance that is asked of a voice in one request.
public struct SpeechPiece: Hashable, Sendable {
  /// The place of its run in ``Utterance/runs``.
  public var run: Int
  /// The silence before it.
  public var leadingPause: Duration
  /// What the voice is asked; its source positions are those of the run's text.
  public var request: SynthesisRequest

  /// Creates a piece.
  public init(run: Int, leadingPause: Duration, request: SynthesisRequest) {
    self.run = run
    self.leadingPause = leadingPause
    self.request = request
  }
}
