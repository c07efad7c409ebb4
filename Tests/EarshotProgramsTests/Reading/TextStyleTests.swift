import EarshotMirror
import EarshotModel
import EarshotPrograms
import EarshotReader
import EarshotSession
import Testing

/// How the text of a program looks, for those who ask.
@Suite("Attributes and colours of a program, on request")
struct TextStyleTests {
  private static let plain = "\u{1B}[m"

  /// Somebody who listens to what a program has written.
  private func listener(_ output: String, in language: String = "en") throws -> Session {
    let screen = EmulatedScreen(rows: 10, columns: 60)
    screen.write(Array(output.utf8))
    var program = ReadProgram()
    program.show(screen.takeFrame())
    let reader = ScreenReader()
    reader.settings.interfaceLanguage = language
    let session = Session(host: TreeMirror(program.tree, vocabulary: .terminal), reader: reader)
    try session.enable()
    session.advanceUntilSilent()
    return session
  }

  /// What is said of a command.
  private func heard(_ session: Session, _ commands: ReaderCommand...) throws -> [String] {
    _ = session.transcript.take()
    for command in commands {
      try session.command(command)
      session.advanceUntilSilent()
    }
    return session.transcript.take().filter { $0.kind == .speech }.compactMap(\.text)
  }

  @Test(
    "Each attribute and each kind of colour has its words",
    arguments: [
      ("", "plain"), ("1;31", "bold, red"), ("4", "underlined"), ("3;9", "italic, strikethrough"),
      ("2;94", "dim, bright blue"), ("5", "blinking"), ("90;107", "plain, gray, on bright white"),
      ("38;5;208", "plain, orange"), ("38;5;22;48;5;254", "plain, green, on white"),
      ("38;2;255;182;193", "plain, pink"), ("48;2;70;20;120", "plain, on purple"),
      ("38;2;90;60;10", "plain, brown"), ("38:2::0:0:20", "plain, black"),
      // Reversed colours are told as they are seen, and reversal itself where one of them has no name.
      ("7", "reversed"), ("1;31;7", "bold, reversed, on red"),
      ("30;46;7", "plain, cyan, on black"), ("4;33;44", "underlined, yellow, on blue"),
    ])
  func words(style: String, words: String) throws {
    let session = try listener("\u{1B}[\(style)mwords that look so\(Self.plain)\r\nothers")
    #expect(try heard(session, .named(.readTextStyle)) == [words])
  }

  @Test("Of a line that looks otherwise in places each stretch is told with its words")
  func stretches() throws {
    let session = try listener(
      "\u{1B}[1;31merror:\(Self.plain) no \u{1B}[4mnotes.txt and\(Self.plain) nothing else\r\n")
    #expect(
      try heard(session, .named(.readTextStyle)) == [
        "bold, red: error:; plain: no; underlined: notes.txt and; plain: nothing else"
      ])
  }

  @Test("Whoever steps through a text by words or characters is told of the place where they are")
  func places() throws {
    let session = try listener(
      "one \u{1B}[1;35mtwo\(Self.plain) three\u{1B}[7mx\(Self.plain)\r\nlast")
    let next = ReaderCommand.named(.rotorNext)
    let style = ReaderCommand.named(.readTextStyle)
    #expect(
      try heard(session, .rotor(.words), next, style, next, style, next, style)
        == ["words", "one", "plain", "two", "bold, magenta", "threex", "plain"])
    #expect(
      try heard(session, .rotor(.characters), .named(.rotorPrevious), style).last == "reversed")
    // Elsewhere it is the whole text again.
    #expect(
      try heard(session, .named(.moveForward), .named(.moveBackward), style).last
        == "plain: one; bold, magenta: two; plain: three; reversed: x")
  }

  @Test("What a listener hears of a list's mark, and of columns is how the words look")
  func elements() throws {
    var program = ReadProgram()
    program.show(
      """
      ┌──────── Setup ───────┐
      │ Keep ‹these› files     │
      │ [x] ‹Backup›   all     │
      │ «< Yes >»   < No >     │
      └──────────────────────┘
      """)
    func look(_ name: String) -> String {
      let node = program.tree.nodes.values.first { $0.name == name }
      return (node.map { $0.nameAppearance + $0.valueAppearance } ?? []).map { run in
        "\(run.range.lowerBound)-\(run.range.upperBound)"
          + (run.appearance.isBold ? " bold" : "") + (run.appearance.isReversed ? " reversed" : "")
      }.joined(separator: ", ")
    }
    #expect(look("Keep these files") == "0-4, 5-10 bold, 11-16")
    #expect(look("Backup all") == "0-6 bold, 7-10")
    #expect(look("Yes") == "0-3 reversed")
    #expect(look("No") == "0-2")
  }

  @Test("The words are those of the interface's language")
  func languages() throws {
    let red = "\u{1B}[1;91;44mwords\(Self.plain)\r\n"
    #expect(
      try heard(listener(red, in: "de"), .named(.readTextStyle)) == ["fett, Hellrot, auf Blau"])
    #expect(
      try heard(listener(red, in: "pl"), .named(.readTextStyle))
        == ["pogrubiony, jasnoczerwony, na tle niebieski"])
  }

  @Test("The rotor goes to what is bold and to other colours")
  func rotor() throws {
    let session = try listener(
      "one\r\n\u{1B}[1mtwo\(Self.plain)\r\n\u{1B}[32mthree\(Self.plain)\r\n")
    #expect(
      try heard(session, .find(.boldText, isForward: true), .find(.colorChange, isForward: true))
        == ["two", "three"])
  }

  @Test(
    "The rotor goes to stretches that look otherwise, in the middle of lines and in both directions"
  )
  func byLooks() throws {
    let session = try listener(
      "plain first\r\nred \u{1B}[1mbold\(Self.plain) end\r\nother\r\n"
        + "\u{1B}[1mStrong\(Self.plain) and \u{1B}[1malso strong\(Self.plain)\r\nsee \u{1B}[31mred\(Self.plain) here\r\n"
    )
    func found(_ kind: RotorKind, _ directions: String) throws -> [String] {
      try directions.map { direction in
        _ = session.transcript.take()
        try session.command(.find(kind, isForward: direction == ">"))
        session.advanceUntilSilent()
        let events = session.transcript.take()
        return events.filter { $0.kind == .speech }.compactMap(\.text).last
          ?? events.last { $0.kind == .sound }?.name ?? ""
      }
    }
    #expect(
      try found(.boldText, ">>>><<<<") == [
        "bold", "Strong and also strong", "also strong", "boundary", "Strong and also strong",
        "bold",
        "boundary", "boundary",
      ])
    #expect(try heard(session, .named(.readTextStyle)) == ["bold"])
    #expect(
      try found(.styleChange, ">>") == ["end", "Strong and also strong"])
    #expect(try found(.colorChange, ">><") == ["red", "here", "red"])
    #expect(try heard(session, .named(.readTextStyle), .named(.readWord)) == ["plain, red", "red"])
  }
}
