import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// What keys mean where a text is edited, and beside it.
@Suite struct TypingKeyTests {
  /// The text after some keys, with the insertion point between bars.
  private func text(after keys: KeyPress..., from text: String, at place: Int) -> String {
    let stage = TextStage(text, at: place)
    for key in keys { stage.stage.perform(.press(key)) }
    let characters = Array(stage.area.text)
    let selection = stage.selection
    return String(characters[..<selection.lowerBound]) + "|"
      + String(characters[selection]) + (selection.isEmpty ? "" : "|")
      + String(characters[selection.upperBound...])
  }

  @Test func keysOfTextsMoveSelectAndDelete() {
    let rows: [(chord: String, expected: String)] = [
      ("right", "one tw|o three"), ("control f", "one tw|o three"), ("left", "one |two three"),
      ("control b", "one |two three"), ("control right", "one two| three"),
      ("control left", "one |two three"), ("home", "|one two three"), ("end", "one two three|"),
      ("control a", "|one two three"), ("control e", "one two three|"),
      ("control home", "|one two three"), ("control end", "one two three|"),
      ("control shift right", "one t|wo| three"), ("control shift left", "one |t|wo three"),
      ("shift home", "|one t|wo three"), ("shift end", "one t|wo three|"),
      ("command a", "|one two three|"), ("backspace", "one |wo three"),
      ("control h", "one |wo three"), ("delete", "one t|o three"), ("control d", "one t|o three"),
      ("control w", "one |wo three"), ("control backspace", "one |wo three"),
      ("control delete", "one t| three"), ("control u", "|wo three"), ("control k", "one t|"),
    ]
    for row in rows {
      let chord = KeyChord(name: row.chord)
      let press = chord?.press ?? KeyPress(.other)
      #expect(text(after: press, from: "one two three", at: 5) == row.expected, "\(row.chord)")
    }
  }

  @Test func charactersAreTypedAndOthersMeanWhatTheyMeanEverywhere() {
    #expect(text(after: KeyPress(.character("x"), text: "x"), from: "ab", at: 1) == "ax|b")
    #expect(text(after: KeyPress(.character("x"), .shift, text: "X"), from: "ab", at: 1) == "aX|b")
    #expect(text(after: KeyPress(.character("h"), text: "h"), from: "", at: 0) == "h|")
    for held in [KeyModifiers.control, .option, .command] {
      #expect(text(after: KeyPress(.character("q"), held, text: "q"), from: "ab", at: 1) == "a|b")
    }
    // V O and A reads all, and types nothing.
    let stage = TextStage("ab", at: 1)
    stage.stage.perform(.press(KeyPress(.character("a"), .voiceOver)))
    #expect(stage.area.text == "ab" && stage.stage.reader.isReading)
  }

  /// Keys that a text would take find things where the cursor is not in what is edited.
  @Test func onlyTheTextUnderTheCursorTakesKeys() {
    let stage = TextStage("ab", at: 1)
    stage.stage.add("Title", row: 9, traits: .header)
    stage.stage.session.settle()
    stage.stage.perform(.last)
    _ = stage.stage.spoken()
    stage.stage.perform(.press(KeyPress(.left)))
    #expect(stage.selection == 1..<1 && stage.stage.focus == "text")
    let idle = TextStage("ab", isEditing: false)
    idle.stage.perform(.press(KeyPress(.character("x"), text: "x")))
    #expect(idle.area.text == "ab")
    idle.stage.perform(.press(KeyPress(.enter)))
    idle.stage.perform(.press(KeyPress(.character("x"), text: "x")))
    #expect(idle.area.text == "abx")
    idle.stage.perform(.press(KeyPress(.escape)))
    idle.stage.perform(.press(KeyPress(.character("y"), text: "y")))
    #expect(idle.area.text == "abx")
  }
}
