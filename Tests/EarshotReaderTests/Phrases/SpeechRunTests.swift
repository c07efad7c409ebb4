import EarshotModel
import EarshotReader
import EarshotSpeech
import Testing

/// What reaches the voice: languages, manners of speaking, pauses.
@Suite struct SpeechRunTests {
  @Test func oneLanguageIsOneRunAndTheHintFollowsAfterItsPause() {
    let volume = element("Volume")
    volume.accessibilityHint = "For music"
    volume.accessibilityTraits = .adjustable
    #expect(
      runs(volume) == [
        SpeechRun("Volume, adjustable"),
        SpeechRun("For music. ", leadingPause: .milliseconds(1100), role: .hint),
        SpeechRun(
          "Swipe up or down with one finger to adjust the value.",
          leadingPause: .milliseconds(200), role: .hint),
      ])
  }

  @Test func wordsInAnotherLanguageKeepTheirs() {
    let play = element("재생")
    play.accessibilityLanguage = "ko-KR"
    play.accessibilityTraits = .button
    #expect(runs(play) == [SpeechRun("재생, 버튼", language: "ko-KR")])
    play.accessibilityLanguage = "cs"
    #expect(
      runs(play) == [SpeechRun("재생, ", language: "cs"), SpeechRun("button", language: "en")])
    play.accessibilityLanguage = "en-GB"
    #expect(runs(play) == [SpeechRun("재생, button", language: "en-GB")])
  }

  @Test func theLanguageComesFromTheContainer() {
    let list = AccessibilityElement(accessibilityContainer: nil)
    list.accessibilityLanguage = "fr"
    let row = AccessibilityElement(accessibilityContainer: list)
    row.accessibilityLabel = "Bonjour"
    #expect(runs(row) == [SpeechRun("Bonjour", language: "fr")])
  }

  @Test func mannersOfSpeakingStayWithTheirWords() {
    var high = SpeechAttributes()
    high.pitch = 1.5
    var spelled = SpeechAttributes()
    spelled.spellsOut = true
    let code = element(nil)
    code.accessibilityAttributedLabel = AttributedText(runs: [
      .init("Code", attributes: high), .init("AB1", attributes: spelled), .init(" now"),
    ])
    code.accessibilityTraits = .button
    code.accessibilityTextualContext = .sourceCode
    #expect(
      runs(code) == [
        SpeechRun("Code", prosody: Prosody(pitch: 1.5), context: .sourceCode),
        SpeechRun("AB1", spellsOut: true, context: .sourceCode),
        SpeechRun(" now, ", context: .sourceCode),
        SpeechRun("button"),
      ])
  }

  @Test func aPronunciationIsThatOfItsWordsAlone() {
    var attributes = SpeechAttributes()
    attributes.phoneticNotation = "təˈmɑːtəʊ"
    let soup = element(nil)
    soup.accessibilityAttributedLabel = AttributedText(runs: [
      .init("Hot "), .init("tomato", attributes: attributes),
    ])
    soup.accessibilityTraits = .button
    #expect(
      runs(soup) == [
        SpeechRun("Hot "), SpeechRun("tomato", pronunciation: "təˈmɑːtəʊ"),
        SpeechRun(", button"),
      ])
  }

  @Test func silenceHasNoRuns() {
    #expect(runs(element(nil)) == [])
  }

  @Test func theWholeIsTheDescription() {
    let line = element(" Wi-Fi ")
    line.accessibilityValue = "0"
    line.accessibilityTraits = [.button, .toggleButton]
    let reading = ScreenReading(roots: [line]).stops
    let utterance = reading.map { Utterance(id: .init(1), source: .focus, runs: $0.runs) }
    #expect(utterance.map(\.text) == ["Wi-Fi, off"])
    #expect(utterance.map(\.hint) == ["Double tap to toggle setting."])
    #expect(reading.map(\.description) == ["Wi-Fi, off"])
    #expect(reading.map(\.order) == [1])
  }

  private func element(_ label: String?) -> AccessibilityElement {
    let made = AccessibilityElement(accessibilityContainer: nil)
    made.accessibilityLabel = label
    return made
  }

  private func runs(_ element: Responder) -> [SpeechRun] {
    ScreenReading(roots: [element]).stops.flatMap(\.runs)
  }
}
