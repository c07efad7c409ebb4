/// Turns the runs of an utterance into what a voice can be asked: the only way from an app's text to
/// a voice.
///
/// In order: make the text harmless, split it where the language changes, cut what is long. Pieces
/// of white space only are left out; a pause before them moves to the next piece.
public struct SpeechPreparation: Hashable, Sendable {
  /// The most scalars in one request, at least 16; 500 of them last about half a minute.
  public var pieceLimit: Int

  /// Creates a preparation; a limit below 16 becomes 16.
  public init(pieceLimit: Int = 500) {
    self.pieceLimit = max(pieceLimit, 16)
  }

  /// The pieces of an utterance in order; none when nothing of it can be spoken.
  public func pieces(of utterance: Utterance) -> [SpeechPiece] {
    var pieces: [SpeechPiece] = []
    var pause = Duration.zero
    for (index, run) in utterance.runs.enumerated() {
      pause += max(run.leadingPause, .zero)
      for request in requests(for: run) {
        pieces.append(SpeechPiece(run: index, leadingPause: pause, request: request))
        pause = .zero
      }
    }
    return pieces
  }

  /// What a voice is asked for one run, in order.
  public func requests(for run: SpeechRun) -> [SynthesisRequest] {
    let text = SanitizedText(run.text)
    let scalars = Array(text.string.unicodeScalars)
    var requests: [SynthesisRequest] = []
    for part in LanguageRuns.split(text.string, language: run.language) {
      let ranges = SentencePieces.ranges(of: Array(scalars[part.range]), limit: pieceLimit)
      for (index, range) in ranges.enumerated() {
        let start = part.range.lowerBound
        let whole = (start + range.lowerBound)..<(start + range.upperBound)
        var piece = String.UnicodeScalarView()
        piece.append(contentsOf: scalars[whole])
        let spoken = SanitizedText(string: String(piece), source: text.source.slice(whole))
        guard run.spellsOut || !spoken.isBlank else { continue }
        requests.append(
          SynthesisRequest(
            spoken, language: part.language, prosody: run.prosody, spellsOut: run.spellsOut,
            speaksPunctuation: run.speaksPunctuation, pausesAtEnd: index + 1 < ranges.count))
      }
    }
    return requests
  }
}
