import EarshotPrograms
import Testing

@Suite("What keys do at the cursor")
struct TypingTests {
  private func shell() -> ReadProgram {
    var program = ReadProgram(profile: .supplied(for: "bash"))
    program.show("$ ‸", isAlternate: false)
    return program
  }

  @Test("What is typed is said once it appears, and words when they end")
  func echo() {
    var program = shell()
    #expect(program.show("$ l‸", .text("l"), isAlternate: false) == ["echo: l"])
    #expect(
      program.show("$ ls ‸", .text("s "), isAlternate: false) == ["echo: s ", "word: ls"])
    #expect(program.show("$ ls 한‸", .text("한"), isAlternate: false).first == "echo: 한")
  }

  @Test("A prompt that is gone once a letter has answered it was not deleted")
  func answered() {
    var program = ReadProgram()
    program.show("text\n:‸", rows: 4)
    #expect(program.show("text\n‸", .text("q"), rows: 4) == [])
    // Under the cursor a letter deletes.
    var editor = ReadProgram(profile: .supplied(for: "vim"))
    editor.show("‸a\nb", rows: 4)
    #expect(editor.show("‸\nb", .text("x"), rows: 4) == ["deleted: a"])
  }

  @Test("What does not appear is only counted")
  func hidden() {
    var program = shell()
    program.show("Password: ‸", isAlternate: false)
    #expect(program.show("Password: ‸", .text("s3cret"), isAlternate: false) == ["hidden: 6"])
    #expect(program.show("Password: ****‸", .text("abcd"), isAlternate: false) == ["hidden: 4"])
    #expect(program.show("Password: ****ef‸", .text("ef"), isAlternate: false) == ["hidden: 2"])
  }

  @Test("What stands behind a question for a password after Enter is said")
  func afterSecret() {
    var program = shell()
    program.show("Password: ‸", isAlternate: false)
    #expect(program.show("Password: ‸", .text("s3cret"), isAlternate: false) == ["hidden: 6"])
    #expect(program.show("Password: $ ‸", .enter, isAlternate: false) == ["output: $"])
    program.show("Password: ‸", isAlternate: false)
    #expect(
      program.show("Password: s3cret‸", .text("s3cret"), .enter, isAlternate: false) == [
        "hidden: 6"
      ])
  }

  @Test("What is concealed is neither said nor an element")
  func concealed() {
    var program = ReadProgram(profile: .supplied(for: "bash"))
    var frame = TerminalFrame("PIN: s3cret‸", rows: 5, isAlternate: false)
    for column in 5..<11 { frame[0, column].style.attributes.insert(.concealed) }
    #expect(program.show(frame) == ["output: PIN:"])
    #expect(!program.text.contains("s3cret"))
  }

  @Test(
    "A blank that a program took for a command is not what stands before its cursor later",
    arguments: ["\nSearch: ‸", "Search: ‸\n"])
  func blankCommand(search: String) {
    var program = ReadProgram()
    program.show("[ ] one\n[ ] two\n\n\n\nReady‸", rows: 6)
    #expect(
      program.show("[x] one\n[ ] two\n\n\n\nReady‸", .text(" "), rows: 6).contains("hidden: 1"))
    #expect(
      !program.show("[x] one\n[ ] two\n\n\n\(search)", .function(3), rows: 6)
        .contains("echo:  "))
  }

  @Test("What comes late is said when it comes")
  func late() {
    var program = shell()
    #expect(program.show("$ ‸", .text("ls"), isAlternate: false) == ["hidden: 2"])
    let late = TerminalFrame("$ ls‸", rows: 24, isAlternate: false)
    #expect(program.show(late, after: .milliseconds(300)) == ["echo: ls"])
  }

  @Test("Deleting, moving, completing and the history are told apart")
  func edits() {
    var program = shell()
    program.show("$ echo hello world‸", .text("echo hello world"), isAlternate: false)
    #expect(program.show("$ echo hello worl‸", .backspace, isAlternate: false) == ["deleted: d"])
    #expect(program.show("$ echo hello wor‸l", .left, isAlternate: false) == ["cursor: l"])
    #expect(program.show("$ ‸echo hello worl", .home, isAlternate: false) == ["cursor: echo"])
    #expect(program.show("$ ‸cho hello worl", .delete, isAlternate: false) == ["deleted: e"])
    #expect(program.show("$ xcho‸", .up, isAlternate: false) == ["line: xcho"])
    #expect(program.show("$ xchoes ‸", .tab, isAlternate: false) == ["completed: es "])
    #expect(program.show("$ xchoes‸ ", .left, isAlternate: false) == ["cursor:  "])
  }

  @Test("In an editor lines are read where the cursor arrives, in its own pane")
  func editor() {
    var program = ReadProgram()
    let panes = ["one   │ eins", "two   │ zwei", "three │ drei", ""]
    func art(_ row: Int) -> String {
      panes.enumerated().map { $0.offset == row ? "‸" + $0.element : $0.element }
        .joined(separator: "\n")
    }
    program.show(art(0))
    #expect(program.show(art(1), .down) == ["line: two"])
    #expect(program.show(art(2), .down) == ["line: three"])
  }

  @Test("A command is known with what it said")
  func commands() {
    var program = shell()
    program.show("$ ls‸", .text("ls"), isAlternate: false)
    #expect(
      program.show("$ ls\none two\n$ ‸", .enter, isAlternate: false) == ["output: one two\n$"])
    #expect(program.reader.lastCommand?.command == "ls")
    #expect(program.reader.lastCommand?.output == ["one two"])
  }

  @Test("Marks of the shell tell prompts, commands and their status")
  func marks() {
    var program = ReadProgram()
    var frame = TerminalFrame("host ls\none\ntwo\nhost ‸", rows: 10, isAlternate: false)
    frame.promptMarks = [
      PromptMark(.prompt, at: CellPosition(row: 0, column: 0)),
      PromptMark(.command, at: CellPosition(row: 0, column: 5)),
      PromptMark(.output, at: CellPosition(row: 1, column: 0)),
    ]
    program.show(frame)
    frame.promptMarks = [PromptMark(.end(status: 3), at: CellPosition(row: 3, column: 0))]
    program.show(frame)
    #expect(program.reader.lastCommand?.command == "ls")
    #expect(program.reader.lastCommand?.status == 3)
  }

  private func shown(_ art: String, _ marks: [(PromptMark.Kind, row: Int, column: Int)])
    -> TerminalFrame
  {
    var frame = TerminalFrame(art, rows: 10, isAlternate: false)
    frame.promptMarks = marks.map {
      PromptMark($0.0, at: CellPosition(row: $0.row, column: $0.column))
    }
    return frame
  }

  @Test("What a command says is known where it ends in the frame in which it began")
  func quickCommand() {
    var program = ReadProgram()
    program.show(shown("host ‸", [(.prompt, 0, 0), (.command, 0, 5)]))
    program.show(shown("host seq 3‸", []), .text("seq 3"))
    program.show(
      shown(
        "host seq 3\n1\n2\n3\nhost ‸",
        [
          (.output, 1, 0), (.end(status: 0), 4, 0), (.prompt, 4, 0), (.command, 4, 5),
        ]), .enter)
    #expect(program.reader.lastCommand?.command == "seq 3")
    #expect(program.reader.lastCommand?.output == ["1", "2", "3"])
  }

  @Test("What a command says at its very end, and when it was typed and entered at once, is known")
  func commandInTwoFrames() {
    var program = ReadProgram()
    program.show(shown("host ‸", [(.prompt, 0, 0), (.command, 0, 5)]))
    program.show(shown("host make\none\n‸", [(.output, 1, 0)]), .text("make"), .enter)
    program.show(
      shown(
        "host make\none\ntwo\nhost ‸",
        [(.end(status: 0), 3, 0), (.prompt, 3, 0), (.command, 3, 5)]))
    #expect(program.reader.lastCommand?.command == "make")
    #expect(program.reader.lastCommand?.output == ["one", "two"])
  }

  @Test("What nobody has read yet is only counted, also where it was entered at once")
  func typedAhead() {
    func said(_ frame: String, _ keys: [ProgramKey]) -> [String] {
      var reader = ProgramReader()
      _ = reader.read(
        TerminalFrame("go\n‸", rows: 5, isAlternate: false), cause: FrameCause(at: .seconds(1)))
      let reading = reader.read(
        TerminalFrame(frame, rows: 5, isAlternate: false),
        cause: FrameCause(at: .seconds(2), keys: keys, isAhead: true))
      return reading.events.map(\.line)
    }
    #expect(said("go\nh‸", [.text("h")]) == ["hidden: 1"])
    #expect(!said("go\nhunter2\n‸", [.text("hunter2"), .enter]).joined().contains("hunter2"))
    #expect(
      said("go\nhunter2\nnews\n‸", [.text("hunter2"), .enter]).last == "output: news")
  }
}
