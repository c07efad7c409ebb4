import EarshotSpeech
import Testing

/// What speech is like where nobody says how it is to be.
@Suite struct SpeechDefaultsTests {
  @Test func runsSayTheirWordsPlainly() {
    let run = SpeechRun("Play")
    #expect(!run.spellsOut && !run.speaksPunctuation && run.role == .content)
    #expect(run.leadingPause == .zero && run.prosody == .normal)
    #expect(run.language == nil && run.context == nil)
    let hint = SpeechRun.hint("Double tap.")
    #expect(hint.role == .hint && hint.leadingPause == .milliseconds(1100))
  }

  @Test func requestsAskForTheirWordsAlone() {
    let request = SynthesisRequest(SanitizedText("Play"))
    #expect(!request.spellsOut && !request.speaksPunctuation && !request.pausesAtEnd)
    #expect(request.sounds.isEmpty && request.hasWords && request.prosody == .normal)
    #expect(!SynthesisRequest(SanitizedText(" ")).hasWords)
    #expect(SynthesisRequest(SanitizedText(" "), spellsOut: true).hasWords)
    #expect(!SynthesisRequest(SanitizedText(""), spellsOut: true).hasWords)
  }

  @Test func utterancesInterruptAndNeverAge() {
    let utterance = Utterance(id: .init(1), source: .text, runs: [SpeechRun("Play")])
    #expect(utterance.priority == .default && utterance.queueing == .interrupt)
    #expect(utterance.validity == nil && utterance.sounds.isEmpty && utterance.pan == .none)
    #expect(FocusGeneration().rawValue == 0 && FocusGeneration().next.rawValue == 1)
  }

  @Test func aTimelineWithoutSpeechPlaysNothing() {
    let timeline = SpeechTimeline<Int>(format: .speech)
    #expect(!timeline.isPlaying && timeline.isIdle && timeline.nextFrame == nil)
  }

  @Test func aTextHasWordsAndAHint() {
    let utterance = Utterance(
      id: .init(1), source: .text,
      runs: [SpeechRun("Play, "), SpeechRun("button"), .hint("Double"), .hint(" tap.")])
    #expect(utterance.text == "Play, button" && utterance.hint == "Double tap.")
  }

  /// Pieces of a text are neither endless nor next to nothing.
  @Test func piecesHaveALeastAndAUsualLength() {
    let text = String(repeating: "a", count: 501)
    func lengths(_ preparation: SpeechPreparation) -> [Int] {
      preparation.requests(for: SpeechRun(text)).map(\.text.string.count)
    }
    #expect(lengths(SpeechPreparation()) == [500, 1])
    #expect(Set(lengths(SpeechPreparation(pieceLimit: 1)).dropLast()) == [16])
    #expect(Set(lengths(SpeechPreparation(pieceLimit: 17)).dropLast()) == [17])
  }
}
