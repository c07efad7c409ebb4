import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSpeech
import EarshotSession
import EarshotTestApps
import Testing

/// What is said of what is typed and deleted.
@Suite struct TypingTests {
  @Test func charactersAndWordsAreSaid() {
    let text = TextStage("")
    #expect(
      text.type("H", "i", " ", "d", "o", "n", "'", "t", ".", "\n", "\t") == [
        "cap H", "i", "Hi, space", "d", "o", "n", "'", "t", "don't, .", "new line", "tab",
      ])
    // What comes at once is said as it stands.
    #expect(text.type("tea time") == ["tea time"])
    #expect(text.type("👨‍👩‍👧", "안", "é") == ["time, 👨‍👩‍👧", "안", "é"])
  }

  @Test(
    arguments: [
      (.none, []), (.characters, ["a", "b", "space", "c, d, space, e"]), (.words, ["ab", "cd"]),
      (.charactersAndWords, ["a", "b", "ab, space", "cd e"]),
    ] as [(TypingEcho, [String])])
  func aListenerChoosesWhatIsSaid(echo: TypingEcho, said: [String]) {
    let text = TextStage("")
    text.stage.reader.settings.typingEcho = echo
    #expect(text.type("a", "b", " ", "cd e") == said)
  }

  @Test func deletionsAreSaid() {
    let text = TextStage("ab cd\nef")
    #expect(
      text.hear(
        .delete(.character, isForward: false), .delete(.word, isForward: false),
        .delete(.character, isForward: false), .delete(.word, isForward: false)) == [
          "f deleted", "e deleted", "new line deleted", "cd deleted",
        ])
    #expect(text.hear(.move(.line, isForward: false)) == ["insertion point at start"])
    #expect(text.hear(.delete(.line, isForward: true)) == ["ab deleted"])
    _ = text.stage.lines()
    #expect(text.hear(.delete(.character, isForward: false)) == [])
    #expect(text.area.text == "")
  }

  @Test func deletionsAreSaidAsAListenerWants() {
    let text = TextStage("abc")
    text.stage.reader.settings.deletionEcho = .pitch
    #expect(text.hear(.delete(.character, isForward: false)) == ["c"])
    text.stage.reader.settings.deletionEcho = .none
    #expect(text.hear(.delete(.character, isForward: false)) == [])
    #expect(text.area.text == "a")
  }

  @Test func capitalsAreToldUnlessTheVoiceDoes() {
    let text = TextStage("")
    text.stage.reader.settings.capitals = .none
    #expect(text.type("H", "É") == ["H", "É"])
    text.stage.reader.settings.capitals = .word
    #expect(text.type("É", "ß", "A😀") == ["cap É", "ß", "A😀"])
  }

  @Test func nothingOfASecretIsSaidOrWritten() {
    let text = TextStage("", isSecure: true)
    let all =
      text.type("q", "z", "qzqz ") + text.hear(.move(.word, isForward: false))
      + text.hear(.readWord, .readLine, .spellItem, .readCharacter)
      + text.hear(.select(.text, isForward: true), .edit(.copy))
      + text.hear(.delete(.character, isForward: false))
    #expect(
      all == [
        "bullet", "bullet", "5 bullets", "7 bullets", "7 bullets", "7 bullets", "7 bullets",
        "bullet", "7 bullets selected", "7 bullets deleted",
      ])
    #expect(!text.stage.session.transcript.text.contains("q"))
  }

  /// An app may refuse what is typed, or make something else of it; then the item is said as it is.
  @Test func whatTheAppMakesOfItIsSaid() {
    final class Delegate: TextViewDelegate {
      func textView(
        _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
      ) -> Bool { text != "x" && !text.isEmpty }
      func textViewDidChange(_ textView: TextView) {
        if textView.text.hasSuffix("b") { textView.text += "!" }
      }
    }
    let text = TextStage("a")
    let delegate = Delegate()
    text.area.delegate = delegate
    #expect(text.type("x") == ["a, text field, is editing, insertion point at end"])
    #expect(
      text.hear(.delete(.word, isForward: false)) == [
        "a, text field, is editing, insertion point at end"
      ])
    #expect(text.selection == 1..<1)
    #expect(text.type("b") == ["ab!, text field, is editing, insertion point at end"])
  }

  @Test func withoutATextNothingIsTaken() {
    let stage = Stage(labels: "One")
    stage.session.perform(.typeText("x"))
    stage.session.perform(.deleteBackward)
    #expect(
      stage.lines() == ["note: nothing took what was typed", "note: nothing took what was typed"])
  }

  @Test func aReaderThatIsOffLeavesTypingToTheApp() {
    let text = TextStage("")
    text.stage.perform(.disable)
    _ = text.stage.spoken()
    #expect(text.type("a") == [] && text.area.text == "a")
  }

  // MARK: Letters that rest

  @Test func aLetterThatRestsIsToldByItsWord() {
    let text = TextStage("")
    let session = text.stage.session
    #expect(text.type("Z") == ["cap Z"])
    session.advance(by: 0.9)
    #expect(text.stage.spoken() == [])
    session.advance(by: 0.2)
    #expect(text.stage.spoken() == ["Zulu"])
    session.advance(by: 5)
    #expect(text.stage.spoken() == [])
    // What follows at once is no rest, and not every character has a word.
    #expect(text.type("a", "b", "1") == ["a", "b", "1"])
    session.advance(by: 5)
    #expect(text.stage.spoken() == [])
    // Letters that are passed rest too.
    #expect(
      text.hear(.move(.character, isForward: false), .move(.character, isForward: false)) == [
        "1", "b",
      ])
    session.advance(by: 2)
    #expect(text.stage.spoken() == ["Bravo"])
    text.stage.reader.settings.speaksPhonetics = false
    #expect(text.hear(.readCharacter) == ["b"])
    session.advance(by: 2)
    #expect(text.stage.spoken() == [])
  }

  @Test func theRestEndsWithAnyCommandAndWithTheCursor() {
    let stage = Stage(labels: "Tea", "Milk")
    stage.perform(.rotor(.characters), .named(.rotorNext), .named(.moveForward))
    stage.session.advance(by: 5)
    #expect(stage.spoken() == ["characters", "cap T", "Milk"])
    stage.perform(.rotor(.characters), .named(.rotorNext))
    stage.session.advance(by: 5)
    #expect(stage.spoken() == ["characters", "cap M", "Mike"])
  }
}
