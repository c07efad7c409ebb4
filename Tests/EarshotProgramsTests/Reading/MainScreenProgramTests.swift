import EarshotPrograms
import Testing

/// Programs that take the whole screen of a terminal which has no alternate one, as the console of Linux.
@Suite("Full screens on the main screen")
struct MainScreenProgramTests {
  /// A screen of eight rows, and a shell that is read there.
  private struct Console {
    let screen = EmulatedScreen(rows: 8, columns: 40)
    var program = ReadProgram(profile: .supplied(for: "bash"))

    mutating func write(_ text: String, _ keys: ProgramKey...) -> [String] {
      screen.write(Array(text.utf8))
      return program.show(screen.takeFrame(), keys)
    }

    /// Enters a command at a prompt, and gives what is said of what comes of it.
    mutating func enter(_ command: String, _ text: String) -> [String] {
      _ = write(command, .text(command))
      return write("\r\n" + text, .enter)
    }
  }

  private let editor =
    "\u{1B}[1;8r\u{1B}[H\u{1B}[J\u{1B}[7m  editor 1.0 notes   \u{1B}[m\u{1B}[8d^G Help  ^X Exit"
    + "\u{1B}[2;1Halpha\u{1B}[3;1Hbeta\u{1B}[2;1H"

  @Test("An editor is read by its cursor, and the shell behind it by its lines")
  func anEditor() {
    var console = Console()
    #expect(console.write("$ ") == ["output: $"])
    #expect(console.enter("nano notes", editor) == ["status: editor 1.0 notes", "line: alpha"])
    #expect(console.program.reader.profile.name == "nano")
    #expect(console.write("\u{1B}[3d", .down) == ["line: beta"])
    #expect(console.write("\u{1B}[8;1H\r\u{1B}[J$ ", .control("x")) == ["output: $"])
    #expect(console.program.reader.profile.name == "shell")
    #expect(console.enter("echo hi", "hi\r\n$ ") == ["output: hi\n$"])
  }

  @Test("What a box leaves on the screen is not told again, wherever it scrolls")
  func aBox() {
    var console = Console()
    _ = console.write("$ ")
    let top = "\u{1B}[2;5H┌───────────┐", bottom = "\u{1B}[5;5H└───────────┘"
    let first = "\u{1B}[3;5H│ \u{1B}[7mone\u{1B}[m       │\u{1B}[4;5H│ two       │"
    let second = "\u{1B}[3;5H│ one       │\u{1B}[4;5H│ \u{1B}[7mtwo\u{1B}[m       │"
    #expect(
      console.enter("dialog", "\u{1B}[?25l\u{1B}[H\u{1B}[J\u{1B}[44m" + top + first + bottom) == [
        "focus: one"
      ])
    #expect(console.write(second, .down) == ["focus: two"])
    #expect(console.write("\u{1B}[?25h\u{1B}[m\u{1B}[8;1H\r$ ", .enter) == ["output: $"])
    #expect(console.enter("echo hi", "hi\r\n$ ") == ["output: hi\n$"])
    #expect(console.enter("echo ho", "ho\r\n$ ") == ["output: ho\n$"])
  }

  @Test("What writes lines on an erased screen is read as lines, and a shell goes on behind it")
  func lines() {
    var console = Console()
    _ = console.write("$ ")
    #expect(console.enter("clear", "\u{1B}[H\u{1B}[J$ ") == ["output: $"])
    #expect(
      console.enter("./menu", "\u{1B}[2J\u{1B}[HMenu\r\n1 one\r\n2 two\r\n? ") == [
        "output: Menu\n1 one\n2 two\n?"
      ])
    // What holds a row at the bottom, as of apt, has not erased the screen.
    _ = console.enter("clear", "\u{1B}[H\u{1B}[J$ ")
    #expect(
      console.enter("apt", "Unpacking a\r\n\u{1B}7\u{1B}[1;7r\u{1B}8\u{1B}7\u{1B}[8;1fstate\u{1B}8")
        == ["output: Unpacking a\nstate"])
    #expect(console.write("Unpacking b\r\n") == ["output: Unpacking b"])
  }

  @Test("A program that ends in the middle of the screen, or clears it, has given it back")
  func endings() {
    for ending in ["\u{1B}[4;1H\u{1B}[J$ ", "\u{1B}[H\u{1B}[J$ "] {
      var console = Console()
      _ = console.write("$ ")
      _ = console.enter("./form", editor)
      #expect(console.write("\u{1B}[3d", .down) == ["line: beta"])
      #expect(console.write(ending, .control("x")) == ["output: $"])
      #expect(console.enter("echo hi", "hi\r\n$ ") == ["output: hi\n$"])
    }
  }

  @Test(
    "A program has ended that gives the arrows back, or behind which a shell asks for pastes in brackets",
    arguments: ["\u{1B}[?1l\u{1B}>", "\u{1B}[?2004h"])
  func modes(mode: String) {
    // No prompt of a shell is like this one.
    for prompt in ["weird: ", "[there] "] {
      var console = Console()
      _ = console.write("$ ")
      _ = console.enter("./form", "\u{1B}[?1h\u{1B}=" + editor)
      #expect(console.write("\u{1B}[3d", .down) == ["line: beta"])
      let ending = console.write("\u{1B}[8;1H\r\u{1B}[J" + mode + prompt, .control("x"))
      #expect(ending == ["output: \(prompt.dropLast())"])
      #expect(console.enter("echo hi", "hi\r\n" + prompt) == ["output: hi\n\(prompt.dropLast())"])
    }
  }

  @Test(
    "What a program writes over its box as its answer is said by itself, wherever the prompt comes")
  func answerOverABox() {
    for (place, heard) in [("\u{1B}[8;1H", "b\n$"), ("\u{1B}[2;1H", "$\nb")] {
      var console = Console()
      _ = console.write("$ ")
      let box =
        "\u{1B}[44m\u{1B}[2;5H┌────────────┐\u{1B}[3;5H│ Take it    │\u{1B}[4;5H│ \u{1B}[7m< OK >\u{1B}[m\u{1B}[44m     │"
        + "\u{1B}[5;5H└────────────┘\u{1B}[m"
      _ = console.enter("dialog", "\u{1B}[?1h\u{1B}[?25l\u{1B}[H\u{1B}[J" + box)
      let said = console.write(
        "\u{1B}[4;9Hb\u{1B}[?25h" + place + "\r\u{1B}[?1l\u{1B}>\u{1B}[?2004h$ ", .enter)
      #expect(said == ["output: " + heard])
      #expect(console.enter("echo hi", "hi\u{1B}[K\r\n$ \u{1B}[K") == ["output: hi\n$"])
    }
  }

  @Test("A program in a pipeline, a list or behind a text below the line is read by its profile")
  func pipelines() {
    for command in ["seq 5 | less", "cd there && less it", "sudo -E less it; true"] {
      var console = Console()
      _ = console.write("$ ")
      #expect(
        console.enter(command, "1\r\n2\r\n\u{1B}[7m(END)\u{1B}[m") == ["output: 1\n2\n(END)"],
        "\(command)")
      #expect(console.program.reader.profile.name == "pager", "\(command)")
      #expect(console.write("\r\u{1B}[K$ ", .text("q")) == ["output: $"], "\(command)")
      #expect(console.program.reader.profile.name == "shell", "\(command)")
    }
    var console = Console()
    _ = console.write("$ ")
    _ = console.enter("cat <<E | less", "> ")
    _ = console.enter("one", "> ")
    #expect(console.enter("E", "\u{1B}[?1049h\u{1B}[Hone\r\n(END)") == ["output: one\n(END)"])
    #expect(console.program.reader.profile.name == "pager")
    #expect(console.program.reader.lastCommand?.command == "cat <<E | less\none\nE")
  }

  @Test("A pager that another program has started is read as one, until it leaves")
  func pagersOfPrograms() {
    for prompt in [":", "\u{1B}[7m(END)\u{1B}[m"] {
      var console = Console()
      console.program = ReadProgram(profile: .supplied(for: "psql"))
      _ = console.write("app=# ")
      let page = "\u{1B}[?1049h\u{1B}[H" + (1...7).map { "line \($0)\r\n" }.joined() + prompt
      let said = console.enter("select 1;", page)
      #expect(said.last?.hasPrefix("output: line 1\nline 2") ?? false, "\(said)")
      #expect(!said.contains { $0.hasPrefix("focus") })
      #expect(console.program.reader.profile.name == "pager")
      #expect(console.write("\r\u{1B}[K\u{1B}[?1049lapp=# ", .text("q")) == ["output: app=#"])
      #expect(console.program.reader.profile.name == "database")
    }
  }

  @Test("A pager is known on the main screen as well, and what it finds is read from its line on")
  func searchOnMain() {
    for program in ["psql", "bash"] {
      var console = Console()
      console.program = ReadProgram(profile: .supplied(for: program))
      _ = console.write(program == "psql" ? "app=# " : "$ ")
      let page = (1...7).map { "row \($0)\r\n" }.joined() + ":"
      let said = console.enter(program == "psql" ? "select 1;" : "less it", page)
      #expect(said == ["output: " + (1...7).map { "row \($0)" }.joined(separator: "\n")])
      #expect(console.program.reader.profile.name == "pager")
      _ = console.write("\r\u{1B}[K/row 5", .text("/row 5"))
      let found =
        "\r\u{1B}[K\u{1B}[H"
        + (3...9).map { "\u{1B}[K\($0 == 5 ? "\u{1B}[7mrow 5\u{1B}[m" : "row \($0)")\r\n" }
        .joined() + "\u{1B}[K:"
      #expect(
        console.write(found, .enter)
          == ["output: " + (5...9).map { "row \($0)" }.joined(separator: "\n")])
      #expect(
        console.write("\r\u{1B}[K" + (program == "psql" ? "app=# " : "$ "), .text("q")).count == 1)
      #expect(console.program.reader.profile.name == (program == "psql" ? "database" : "shell"))
    }
  }

  @Test(
    "What asks for a password is no prompt, and a shell on another machine starts programs as one here"
  )
  func elsewhere() {
    var console = Console()
    console.program = ReadProgram(profile: .supplied(for: "ssh"))
    _ = console.write("me@there's password: ")
    _ = console.write("\r\nme@there:~$ ", .text("secret"), .enter)
    #expect(console.program.reader.lastCommand == nil)
    _ = console.enter("nano notes", editor)
    #expect(console.program.reader.profile.name == "nano")
  }

  @Test("A prompt of another program is none of the shell that has started it")
  func otherPrompts() {
    var console = Console()
    _ = console.write("$ ")
    #expect(console.enter("python3", ">>> ") == ["output: >>>"])
    #expect(console.program.reader.profile.name == "python")
    #expect(console.enter("1 + 1", "2\r\n>>> ") == ["output: 2\n>>>"])
    #expect(console.enter("exit()", "$ ") == ["output: $"])
    #expect(console.program.reader.profile.name == "shell")
  }

  @Test(
    "A page in place of everything else is read from its first row, also where meters stand as a rule"
  )
  func otherPage() {
    var program = ReadProgram(profile: .supplied(for: "top"))
    let meters =
      (0..<5).map { "meter \($0): 1\($0)" } + ["", "«PID  COMMAND»", "1    init", "2    sh"]
    program.show(meters.joined(separator: "\n"), rows: 12)
    #expect(
      program.show(
        "Help for commands\nsecond row\nthird row\n\n\n\n\n\n\n\n\n‸", .text("h"), rows: 12) == [
          "output: Help for commands\nsecond row\nthird row"
        ])
    // It may come in pieces, above what stood there.
    var slow = ReadProgram(profile: .supplied(for: "top"))
    slow.show(meters.joined(separator: "\n"), rows: 12)
    slow.show(
      (["Help for commands"] + meters.dropFirst()).joined(separator: "\n"), .text("h"), rows: 12)
    #expect(
      slow.show("Help for commands\nsecond row\nthird row\n\n\n\n\n\n\n\n\n‸", rows: 12) == [
        "output: Help for commands\nsecond row\nthird row"
      ])
    // Where the program asks as a rule stands a row of the page as well.
    var other = ReadProgram(profile: .supplied(for: "top"))
    other.show(meters.joined(separator: "\n"), rows: 12)
    let page = ["Help", "for all", "commands", "in rows", "that have", "no numbers", "but words"]
      .joined(separator: "\n")
    #expect(
      other.show(page + "\n\n\n\n\n‸", .text("h"), rows: 12) == ["output: " + page])
  }

  @Test("On a terminal of one screen such a page comes line below line")
  func otherPageOnConsole() {
    var console = Console()
    console.program = ReadProgram(profile: .supplied(for: "top"))
    let meters =
      (0..<5).map { "meter \($0): 1\($0)" } + ["", "\u{1B}[7mPID  COMMAND\u{1B}[m", "1    init"]
    let drawn = meters.enumerated().map { "\u{1B}[\($0 + 1);1H\($1)" }.joined()
    _ = console.write("\u{1B}[H\u{1B}[J" + drawn + "\u{1B}[6;1H")
    #expect(
      console.write("\u{1B}[H\u{1B}[JHelp for commands\r\nsecond row\r\nthird row\r\n", .text("h"))
        == ["output: Help for commands\nsecond row\nthird row"])
  }
}
