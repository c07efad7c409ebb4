import EarshotSpeech
import Testing

struct SpeechPreparationTests {
  @Test func onePlainRunIsOneRequest() {
    #expect(lines([SpeechRun("Play, button")]) == ["0 +0.0 - Play, button"])
  }

  @Test func pausesStandBeforeTheirRuns() {
    #expect(
      lines([SpeechRun("Volume"), .hint("Swipe up."), SpeechRun("  "), .hint("Again.")]) == [
        "0 +0.0 - Volume", "1 +1.1 - Swipe up.", "3 +1.1 - Again.",
      ])
  }

  @Test func scriptsOfOtherVoicesBeginRuns() {
    #expect(
      lines([SpeechRun("Say 안녕, then Привет мир!", language: "en")]) == [
        "0 +0.0 en Say ", "0 +0.0 ko 안녕, ", "0 +0.0 en then ", "0 +0.0 ru Привет мир!",
      ])
    #expect(
      lines([SpeechRun("설정 Wi-Fi 켜짐", language: "ko")]) == ["0 +0.0 ko 설정 Wi-Fi 켜짐"])
    #expect(
      lines([SpeechRun("設定はOK", language: "ja")]) == ["0 +0.0 ja 設定はOK"])
    #expect(lines([SpeechRun("漢字かな")]) == ["0 +0.0 ja 漢字かな"])
    #expect(lines([SpeechRun("你好")]) == ["0 +0.0 zh 你好"])
    #expect(lines([SpeechRun("café 😀", language: "fr")]) == ["0 +0.0 fr café 😀"])
    #expect(
      lines([SpeechRun("Слава", language: "uk-UA")]) == ["0 +0.0 uk-UA Слава"])
  }

  @Test func longTextIsCutAfterSentences() {
    let preparation = SpeechPreparation(pieceLimit: 32)
    let requests = preparation.requests(
      for: SpeechRun("First sentence here. Second one is here. Third."))
    #expect(
      requests.map(\.text.string) == [
        "First sentence here. ", "Second one is here. Third.",
      ])
    #expect(requests.map(\.pausesAtEnd) == [true, false])
    let second = requests.last?.text.source.source(of: 0..<6)
    #expect(second == 21..<27)
  }

  @Test func endlessWordsAreCutAtTheLimit() {
    let preparation = SpeechPreparation(pieceLimit: 100)
    let requests = preparation.requests(for: SpeechRun(String(repeating: "a", count: 1001)))
    #expect(requests.count == 11)
    #expect(requests.map(\.text.string).joined().count == 1001)
  }

  @Test func silenceHasNoRequests() {
    #expect(lines([SpeechRun(""), SpeechRun(" \u{200B}\n")]).isEmpty)
  }

  private func lines(_ runs: [SpeechRun]) -> [String] {
    let utterance = Utterance(id: .init(1), source: .text, runs: runs)
    return SpeechPreparation().pieces(of: utterance).map { piece in
      let tenths = piece.leadingPause / Duration.milliseconds(100)
      let language = piece.request.language ?? "-"
      return "\(piece.run) +\(tenths / 10) \(language) \(piece.request.text.string)"
    }
  }

  /// What has a pronunciation is one request, as it stands; what is spelled, and what is too long for one, has
  /// none.
  @Test func aPronunciationGoesWithItsWords() {
    let preparation = SpeechPreparation(pieceLimit: 16)
    func pronounced(_ run: SpeechRun) -> [String] {
      preparation.requests(for: run).map { "\($0.text.string) /\($0.pronunciation ?? "-")/" }
    }
    #expect(pronounced(SpeechRun("lead", pronunciation: "li\u{2D0}d")) == ["lead /li\u{2D0}d/"])
    #expect(pronounced(SpeechRun("lead", pronunciation: " ")) == ["lead /-/"])
    #expect(pronounced(SpeechRun(" ", pronunciation: "li")) == [])
    #expect(pronounced(SpeechRun("ab", spellsOut: true, pronunciation: "li")) == ["ab /-/"])
    let longest = SpeechRun("lead", pronunciation: String(repeating: "li", count: 8))
    #expect(pronounced(longest) == ["lead /lililililililili/"])
    let long = SpeechRun("lead", pronunciation: String(repeating: "li", count: 9))
    #expect(pronounced(long) == ["lead /-/"])
  }
}
