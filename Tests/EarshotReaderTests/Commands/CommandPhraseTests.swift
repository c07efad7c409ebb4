import EarshotReader
import Testing

/// Commands in the words of somebody who types them.
@Suite struct CommandPhraseTests {
  private func command(_ words: String) -> String? {
    CommandPhrase(words, in: CommandTable()).map { phrase in
      [phrase.command.name, phrase.command.detail].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test(
    arguments: [
      ("next", "moveForward"), ("back", "moveBackward"), ("in", "moveIn"), ("out", "moveOut"),
      ("hint", "readHint"), ("mute", "toggleMute"), ("chooser", "chooseItem"),
      ("commands", "chooseCommand"), ("summary", "readItemSummary"), ("copy", "copySpeech"),
      ("settings", "openSettings"), ("again", "speakItem"), ("stop", "silence"),
      ("close", "escape"),
      ("NEXT", "moveForward"), ("  next ", "moveForward"), ("move to next item", "moveForward"),
      ("Move  To Next Item", "moveForward"), ("moveforward", "moveForward"),
      ("move forward", "moveForward"), ("next heading", "next headings"),
      ("next headings", "next headings"), ("previous heading", "previous headings"),
      ("back heading", "previous headings"), ("next form control", "next formControls"),
      ("next headinglevel2", "next headingLevel2"), ("rotor words", "rotor words"),
      ("rotor word", "rotor words"), ("rotor my own", nil),
      ("scroll left", "scroll left"),
      ("scroll sideways", nil), ("gesture 2 finger scrub", "gesture 2 finger scrub"),
      ("gesture wink", nil), ("next nothing", nil), ("previous", nil), ("rotor", nil), ("", nil),
      ("fly", nil), ("fly heading", nil),
    ] as [(String, String?)])
  func wordsAskForTheirCommands(words: String, expected: String?) {
    #expect(command(words) == expected)
  }

  @Test func whatIsHeardOfTheRotorIsANameOfIt() {
    let rotors = ["my own": RotorKind(name: "My Own"), "überschriften": RotorKind.headings]
    func rotor(_ words: String) -> RotorKind? {
      guard
        case .rotor(let kind) =
          CommandPhrase(words, in: CommandTable(), rotors: rotors)?.command
      else { return nil }
      return kind
    }
    #expect(rotor("rotor My Own") == RotorKind(name: "My Own"))
    #expect(rotor("rotor Überschriften") == .headings && rotor("rotor headings") == .headings)
    #expect(rotor("rotor headngs") == nil)
    let names = CommandPhrase.names(in: CommandTable(), rotors: rotors)
    #expect(names.suffix(2) == ["rotor my own", "rotor überschriften"])
  }

  @Test func everyNameThatIsOfferedIsUnderstood() {
    let names = CommandPhrase.names(in: CommandTable())
    #expect(names.filter { CommandPhrase($0, in: CommandTable()) == nil } == [])
    for name in ["next heading", "previous link", "rotor words", "scroll up", "read all", "again"] {
      #expect(names.contains(name), "\(name)")
    }
  }
}
