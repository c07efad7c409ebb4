import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestApps
import Testing

/// Going through a text by the rotor.
@Suite struct RotorTextTests {
  /// A started stage with nothing on it but a text.
  private static func stage(of words: String) -> Stage {
    let stage = Stage()
    let text = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 200))
    text.text = words
    stage.window.addSubview(text)
    stage.start()
    return stage
  }

  @Test func charactersWordsAndLines() {
    let stage = Self.stage(of: "Buy milk\n\nand tea")
    stage.perform(
      .rotor(.lines), .named(.rotorNext), .named(.rotorNext), .named(.rotorNext), .named(.rotorNext)
    )
    #expect(stage.spoken() == ["lines", "Buy milk", "blank", "and tea"])
    stage.perform(.rotor(.words), .named(.rotorNext), .named(.rotorNext), .named(.rotorPrevious))
    #expect(stage.spoken() == ["words", "Buy", "milk", "Buy"])
    stage.perform(.rotor(.characters))
    for _ in 0..<4 { stage.perform(.rotorNext) }
    #expect(stage.spoken() == ["characters", "cap B", "u", "y", "space"])
  }

  /// White space is called by what it does.
  @Test func charactersWithoutASound() {
    let stage = Self.stage(of: "a\n\tb\r\n\u{2028}\u{A0}c")
    stage.perform(.rotor(.characters))
    for _ in 0..<8 { stage.perform(.rotorNext) }
    #expect(
      stage.spoken() == [
        "characters", "a", "new line", "tab", "b", "new line", "new line", "space", "c",
      ])
    stage.perform(.rotorPrevious, .rotorPrevious)
    #expect(stage.spoken() == ["space", "new line"])
  }

  @Test func theInsertionPointFollows() {
    let stage = Stage()
    let field = TextField(frame: Rect(x: 0, y: 0, width: 400, height: 44))
    field.text = "tea time"
    stage.window.addSubview(field)
    stage.start()
    stage.change { field.becomeFirstResponder() }
    field.accessibilityTextInput?.select(0..<0)
    stage.perform(.rotor(.words), .named(.rotorNext), .named(.rotorNext))
    #expect(stage.spoken().suffix(2) == ["tea", "time"])
    #expect(field.accessibilityTextInput?.selection == 8..<8)
  }

  @Test func aSecureFieldSaysBullets() {
    let stage = Stage()
    let field = TextField(frame: Rect(x: 0, y: 0, width: 400, height: 44))
    field.isSecureTextEntry = true
    field.text = "secret"
    stage.window.addSubview(field)
    stage.start()
    stage.perform(.rotor(.characters), .named(.rotorNext), .rotor(.words), .named(.rotorNext))
    #expect(stage.spoken() == ["characters", "bullet", "words", "6 bullets"])
    #expect(!stage.session.transcript.text.contains("secret"))
  }

  /// Words end where the app says that they do; marks go with the word that they touch.
  @Test func wordsAreThoseOfTheText() {
    final class Chinese: View, AccessibilityTextInput {
      let text = "今天 天气(好)!"
      var selection = 0..<0
      let isEditing = false
      let isSecure = false
      func word(at offset: Int) -> Range<Int> {
        [0..<2, 3..<5, 6..<7].first { $0.contains(offset) } ?? offset..<offset
      }
      func line(at offset: Int) -> Range<Int> { offset < 5 ? 0..<5 : 5..<9 }
      func select(_ range: Range<Int>) {}
      func insert(_ text: String) {}
      func deleteBackward() {}
      override var accessibilityTextInput: (any AccessibilityTextInput)? { self }
    }
    let stage = Stage()
    let text = Chinese(frame: Rect(x: 0, y: 0, width: 400, height: 44))
    text.isAccessibilityElement = true
    stage.window.addSubview(text)
    stage.start()
    stage.perform(
      .rotor(.words), .named(.rotorNext), .named(.rotorNext), .named(.rotorNext), .named(.rotorNext)
    )
    #expect(stage.spoken() == ["words", "今天", "天气(", "好)!"])
    stage.perform(.rotor(.lines), .named(.rotorNext), .named(.rotorNext), .named(.rotorNext))
    #expect(stage.spoken() == ["lines", "今天 天气", "(好)!"])
  }
}
