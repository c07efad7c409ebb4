import EarshotReader
import Testing

/// Keys by their names, and by what they type.
@Suite struct KeyChordTests {
  @Test(
    arguments: [
      ("a", "A"), ("A", "A"), ("V O a", "V O A"), ("vo+a", "V O A"), ("VO + a", nil),
      ("shift a", "shift A"), ("shift+a", "shift A"), ("control c", "control C"),
      ("ctrl+c", "control C"), ("alt x", "alt X"), ("option x", "alt X"), ("cmd v", "command V"),
      ("command+v", "command V"), ("ctrl alt x", "V O X"),
      ("ctrl shift alt cmd x", "V O shift command X"),
      ("shift", "shift"), ("shift ", nil), ("shiftx", nil), ("control", "control"), ("alt", "alt"),
      ("command", "command"), ("vo", "control"), ("+", "plus"), ("shift +", "shift plus"),
      ("shift++", "shift plus"), ("-", "minus"), ("minus", "minus"), ("space", "space"),
      ("enter", "enter"), ("return", "enter"), ("tab", "tab"), ("backspace", "backspace"),
      ("escape", "escape"), ("up", "up arrow"), ("up arrow", "up arrow"), ("down", "down arrow"),
      ("left", "left arrow"), ("right arrow", "right arrow"), ("home", "home"), ("end", "end"),
      ("page up", "page up"), ("page down", "page down"), ("insert", "insert"),
      ("delete", "delete"),
      ("f", "F"), ("f0", nil), ("f1", "F1"), ("F12", "F12"), ("f35", "F35"), ("f36", nil),
      ("g1", nil), ("fx", nil), ("grave accent", "grave accent"), ("", nil), ("ab", nil),
      (" ", "space"),
    ] as [(String, String?)])
  func chordsAreKnownByTheirNames(name: String, expected: String?) {
    #expect(KeyChord(name: name)?.name == expected)
  }

  @Test func keysByThemselvesTypeTheirCharacters() {
    func typed(_ chord: KeyChord) -> String? { chord.press.text }
    #expect(typed(KeyChord("a")) == "a" && typed(KeyChord("a", .shift)) == "A")
    #expect(
      typed(KeyChord("a", .control)) == nil && typed(KeyChord("a", [.shift, .option])) == nil)
    #expect(typed(KeyChord(.enter)) == nil)
    #expect(KeyChord("a", .control).press == KeyPress(.character("a"), .control))
    #expect(KeyChord(KeyPress(.tab, .shift)) == KeyChord(.tab, .shift))
  }

  @Test func typedCharactersAreKeysWithShift() {
    #expect(
      KeyPress(typing: "A") == KeyPress(.character("a"), .shift, text: "A")
        && KeyPress(typing: "a") == KeyPress(.character("a"), text: "a"))
    #expect(KeyPress(typing: "?") == KeyPress(.character("?"), text: "?"))
    // A letter that has no single small one stays as it is.
    #expect(KeyPress(typing: "İ") == KeyPress(.character("i̇"), .shift, text: "İ"))
    for held in [KeyModifiers.control, .option, .command] {
      #expect(KeyPress(typing: "a", held).text == nil)
    }
    #expect(KeyPress(typing: "a", .shift).text == "a")
    #expect(KeyPress(.character("c"), .control).isInterrupt)
    #expect(
      !KeyPress(.character("c")).isInterrupt && !KeyPress(.character("d"), .control).isInterrupt)
    #expect(!KeyPress(.character("c"), [.control, .shift]).isInterrupt)
  }

  /// The parameter that terminals send is one more than the bits.
  @Test(
    arguments: [
      (-1, 0), (0, 0), (1, 0), (2, 1), (3, 2), (5, 4), (9, 8), (16, 15), (17, 0), (18, 1), (65, 0),
    ] as [(Int, UInt8)])
  func modifiersAreTheBitsOfTheirParameter(parameter: Int, bits: UInt8) {
    #expect(KeyModifiers(parameter: parameter).rawValue == bits)
  }

  @Test func modifiersHaveBitsOfTheirOwn() {
    let bits: [KeyModifiers] = [.shift, .option, .control, .command]
    #expect(bits.map(\.rawValue) == [1, 2, 4, 8] && KeyModifiers.voiceOver == [.control, .option])
  }
}
