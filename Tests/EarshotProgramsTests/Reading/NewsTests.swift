import EarshotPrograms
import Testing

@Suite("What is new on the screen of a program")
struct NewsTests {
  private func frame(
    _ lines: [String], isOpen: Bool = false, rows: Int = 10, scrolled: [String] = []
  ) -> TerminalFrame {
    var frame = TerminalFrame(
      (isOpen ? lines : lines + [""]).joined(separator: "\n") + "‸", rows: rows, isAlternate: false)
    frame.scrolledLines = scrolled
    return frame
  }

  @Test("New lines are said once, and those that went by with them")
  func lines() {
    var program = ReadProgram()
    #expect(program.show(frame(["one", "two"])) == ["output: one\ntwo"])
    #expect(program.show(frame(["one", "two", "three"])) == ["output: three"])
    #expect(
      program.show(frame(["four", "five"], rows: 10, scrolled: ["one", "two", "three"]))
        == ["output: four\nfive"])
    #expect(program.show(frame(["four", "five"])) == [])
  }

  @Test("Of a line that grows only its end is said")
  func appended() {
    var program = ReadProgram()
    program.show(frame(["The answer"]))
    #expect(program.show(frame(["The answer is"])) == ["output: is"])
    #expect(program.show(frame(["The answer is forty-"])) == ["output: forty-"])
    #expect(program.show(frame(["The answer is forty-two"])) == ["output: two"])
  }

  @Test("A spinner is said once, and when it ends")
  func spinner() {
    var program = ReadProgram()
    var said: [String] = []
    for (index, glyph) in "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏⠋⠙".enumerated() {
      said += program.show(frame(["\(glyph) Working… (\(index)s)"]))
    }
    said += program.show(frame(["✔ Finished"]))
    #expect(said == ["output: ⠋ Working… (0s)", "output: ✔ Finished"])
  }

  @Test("Progress is said in quarters")
  func progress() {
    var program = ReadProgram()
    var said: [String] = []
    for percent in stride(from: 0, through: 100, by: 5) {
      let bar = String(repeating: "#", count: percent / 5)
      let rest = String(repeating: "-", count: 20 - percent / 5)
      said += program.show(frame(["Loading [\(bar)\(rest)] \(percent)%"]))
    }
    #expect(said.count == 5)
    #expect(
      said.dropFirst() == [
        "progress: [25%]", "progress: [50%]", "progress: [75%]", "progress: [100%]",
      ])
  }

  @Test("Lines that only their numbers tell apart are said as a page, and what ticks alone is not")
  func pages() {
    func page(_ first: Int, clock: Int) -> String {
      ((first..<first + 6).map { "entry \($0)" } + ["up \(clock) s", ":‸"])
        .joined(separator: "\n")
    }
    var program = ReadProgram()
    program.show(page(1, clock: 1), rows: 8)
    #expect(
      program.show(page(7, clock: 2), .pageDown, rows: 8)
        == ["output: entry 7\nentry 8\nentry 9\nentry 10\nentry 11\nentry 12"])
    // Nobody asked for these.
    #expect(program.show(page(7, clock: 3), rows: 8) == [])
  }

  @Test(
    "What a shell in a multiplexer writes after Enter is output, and not the line of the cursor")
  func shellInside() {
    var program = ReadProgram(profile: .supplied(for: "tmux"))
    let bar = "\n\n\n[0] 0:bash"
    program.show("$ ‸\n\n\(bar)", rows: 6)
    #expect(
      program.show("$ date\nmonday\n$ ‸\(bar)", .text("date"), .enter, rows: 6)
        == ["output: $ date\nmonday"])
  }

  @Test("Bars and rules of one character are not spelled out")
  func rules() {
    var program = ReadProgram()
    #expect(
      program.show(frame(["Progress: [ 46%] [#####.......]", "---- a -- b ===="]))
        == ["output: Progress: [ 46%] [ ]\na -- b"])
  }

  @Test("Where lines have got numbers, or lost them, nothing is new")
  func numbers() {
    let plain = ["First line", "second line", "", "  indented", "~", ""]
    let numbered = ["  1 First line", "  2 second line", "  3", "  4   indented", "~", ""]
    func screen(_ lines: [String]) -> TerminalFrame {
      TerminalFrame(("‸" + lines.joined(separator: "\n")), rows: 6)
    }
    var program = ReadProgram(profile: .supplied(for: "vim"))
    program.show(screen(plain))
    #expect(program.show(screen(numbered), .enter).filter { $0.hasPrefix("output") } == [])
    #expect(program.show(screen(plain), .enter).filter { $0.hasPrefix("output") } == [])
  }

  @Test("The rule below the headings of a table is not said")
  func crossings() {
    var program = ReadProgram()
    #expect(
      program.show(frame([" name | age", "------+-----", " Ann  | 41"]))
        == ["output: name | age\nAnn | 41"])
  }

  @Test("Neither is that of a narrow table, nor the end of one that is wider than the screen")
  func narrowCrossings() {
    var program = ReadProgram()
    #expect(
      program.show(frame([" a | b", "---+---", " 1 | 2"])) == ["output: a | b\n1 | 2"])
    var wide = ReadProgram()
    let rule = String(repeating: "-", count: 30) + "+" + String(repeating: "-", count: 29)
    #expect(wide.show(frame([" a", rule, "--", " 1", "--"])) == ["output: a\n1\n--"])
  }

  @Test("A command of several lines that the history brings is said as a whole")
  func severalLines() {
    var program = ReadProgram(profile: .supplied(for: "psql"))
    func screen(_ text: String) -> [String] { program.show(text, .up, rows: 8, isAlternate: false) }
    program.show("app=# ‸", rows: 8, isAlternate: false)
    #expect(
      screen("app=# select 'open\nit';‸") == ["output: select 'open\nit';"])
    #expect(
      screen("app=# select name,\nprice\nfrom it;‸") == ["output: select name,\nprice\nfrom it;"])
  }

  @Test("Of rows with clocks and names of windows only what takes their place is said")
  func busyStatus() {
    var program = ReadProgram(profile: .supplied(for: "tmux"))
    func screen(_ text: String, _ bar: String, _ key: ProgramKey) -> [String] {
      program.show("\(text)‸\n\n\n\n\n\(bar)", key, rows: 6)
    }
    program.show("$ ‸\n\n\n\n\n[0] 0:bash* here 10:01", rows: 6)
    #expect(screen("$ x", "[0] 0:nano* here 10:02", .text("x")) == ["echo: x"])
    #expect(
      screen("$ x", "kill-pane 0? (y/n)", .control("b")) == ["status: kill-pane 0? (y/n)"])
    #expect(
      screen("$ x", "[0] 0:nano* here 10:03", .text("n")).filter { $0.hasPrefix("status") } == [])
  }

  @Test("A flood ends with a whole line, when the last one may go on")
  func floodInTheMiddle() {
    var program = ReadProgram()
    program.show(frame(["$ cat book"]))
    var after = frame(["the end", "of a"], isOpen: true, scrolled: (1...20).map { "line \($0)" })
    after.omittedLines = 1_183
    #expect(program.show(after) == ["summary: [1205 lines] the end"])
  }

  @Test("A flood is told by its number and its last line")
  func flood() {
    var program = ReadProgram()
    program.show(frame(["$ cat book"]))
    var after = frame(["the end"], scrolled: (1...20).map { "line \($0)" })
    after.omittedLines = 1_183
    #expect(program.show(after) == ["summary: [1204 lines] the end"])
  }

  @Test("A flood of a command ends with its own last line, and the prompt is said behind it")
  func floodOfCommand() {
    var program = ReadProgram()
    program.show(frame(["$ "], isOpen: true))
    var after = frame(["the end", "$ "], isOpen: true, scrolled: (1...20).map { "line \($0)" })
    after.omittedLines = 1_183
    #expect(program.show(after, .enter) == ["summary: [1204 lines] the end", "output: $"])
  }

  @Test("While speech is behind nothing is said, and nothing is lost")
  func behind() {
    var program = ReadProgram()
    program.show(frame(["$ make"]))
    #expect(program.show(frame(["$ make", "cc one.c"]), isBehind: true) == [])
    #expect(program.show(frame(["$ make", "cc one.c", "cc two.c"]), isBehind: true) == [])
    #expect(program.reader.takeHeldBack().map(\.text) == ["cc one.c\ncc two.c"])
    #expect(program.reader.takeHeldBack() == [])
  }

  @Test("A line that fills its row goes on in the next one")
  func wrapped() {
    var program = ReadProgram()
    program.show(frame([""]))
    let long = String(repeating: "a", count: 58) + " b"
    #expect(program.show(frame([long, "c d"])) == ["output: \(long)c d"])
  }

  @Test("Rows of a table that are as wide as the window are lines of their own")
  func tables() {
    var program = ReadProgram()
    program.show(frame([""]))
    let memory = [
      ["", "total", "used", "free", "shared", "available"],
      ["Mem:", "65842692", "38214012", "1203348", "21340", "24684096"],
      ["Swap:", "0", "0", "0", "0", ""],
    ].map { words in
      let blanks = words.map { String(repeating: " ", count: 10 - $0.count) }
      return words[0] + blanks[0] + zip(blanks, words).dropFirst().map { $0 + $1 }.joined()
    }
    #expect(
      program.show(frame(memory)) == [
        "output: total used free shared available\nMem: 65842692 38214012 1203348 21340 24684096\n"
          + "Swap: 0 0 0 0"
      ])
    let files = [
      "-rw-r--r-- 1 root root 1204 Nov 28 14:47 container_info.json",
      "drwxr-xr-x 2 root root 4096 Nov 28 14:47 documents",
    ]
    #expect(
      program.show(frame(memory + files)) == ["output: \(files[0])\n\(files[1])"])
  }

  @Test("A line that is broken at a blank does not lose it")
  func brokenAtBlank() {
    var program = ReadProgram()
    program.show(frame([""]))
    let long = String(repeating: "a", count: 60)
    #expect(program.show(frame([long, " b c"])) == ["output: \(long)\nb c"])
  }

  @Test("A status row is said when a key changed it, and not when it changed by itself")
  func status() {
    func art(_ status: String) -> String {
      (["text"] + Array(repeating: "", count: 10) + [status.padded]).joined(separator: "\n")
    }
    var program = ReadProgram(
      profile: ProgramProfile("test", statusRows: [ScreenRegion(rows: -1 ... -1)]))
    program.show(art("Ready"), rows: 12)
    program.show(TerminalFrame(art("Saving"), rows: 12), after: .seconds(9))
    #expect(
      program.show(art("Saved"), .control("s"), rows: 12).contains("status: Saved"))
    #expect(program.show(TerminalFrame(art("Idle"), rows: 12), after: .seconds(9)) == [])
  }

  @Test("The status rows of a profile are those of the main screen as well")
  func statusOnMainScreen() {
    func shown(_ status: String) -> TerminalFrame {
      frame(["text"] + Array(repeating: "", count: 10) + [status], isOpen: true, rows: 12)
    }
    var program = ReadProgram(
      profile: ProgramProfile("test", statusRows: [ScreenRegion(rows: -1 ... -1)]))
    program.show(shown("apple"))
    #expect(program.show(shown("pear"), after: .seconds(9)) == [])
    #expect(program.show(shown("plum"), .control("s")) == ["status: plum"])
    #expect(program.show(shown("quince"), after: .seconds(9)) == [])
  }

  @Test("What an alternate screen hid is not new when it comes back")
  func back() {
    var program = ReadProgram()
    program.show(frame(["$ less book"]))
    #expect(
      program.show("Chapter one\nIt was night.", rows: 10) == ["output: Chapter one\nIt was night."]
    )
    #expect(program.show(frame(["$ less book", "$"]), .text("q")).last == "output: $")
  }

  @Test(
    "The prompt behind an alternate screen is said, also where its last key has only changed that")
  func backLater() {
    var program = ReadProgram()
    program.show("$ ‸", rows: 10, isAlternate: false)
    program.show("Go on?\n< Yes >", .text("ask"), .enter, rows: 10)
    program.show("Go on?\n<  OK >", .enter, rows: 10)
    #expect(program.show("$ ask\n$ ‸", rows: 10, isAlternate: false) == ["output: ask\n$"])
  }
}

extension String {
  /// The text reversed over the whole width of a screen.
  fileprivate var padded: String {
    "«" + self + String(repeating: " ", count: 60 - count) + "»"
  }

  @Test("What is pasted at a prompt is said without it, and the next prompt as a new one")
  func pasted() {
    var program = ReadProgram()
    program.show("$ ‸", isAlternate: false)
    #expect(
      program.show("$ echo hi\nhi\n$ ‸", .text("echo hi"), .enter, isAlternate: false)
        == ["output: echo hi\nhi\n$"])
  }

  @Test(
    "Lines that an editor numbers are no news, however like each other they are and wherever they wrap"
  )
  func numbered() {
    let long =
      "a line that fills all of the columns and goes on in the next row of this screen, too"
    func screen(_ isNumbered: Bool, _ last: String) -> String {
      let lines = (1...5).map { "entry \($0)" } + [long, "", "end"]
      let width = isNumbered ? 56 : 60
      let rows = lines.enumerated().flatMap { index, line -> [String] in
        let pieces = [String(line.prefix(width)), String(line.dropFirst(width))]
        let first = (isNumbered ? "  \(index + 1) " : "") + pieces[0]
        return pieces[1].isEmpty ? [first] : [first, pieces[1]]
      }
      let text = (["‸" + rows[0]] + rows.dropFirst()).joined(separator: "\n")
      let gap = String(repeating: "\n", count: 12 - rows.count)
      return text.replacing("‸  1 ", with: "  1 ‸") + gap + last
    }
    var program = ReadProgram(profile: .supplied(for: "vim"))
    program.show(screen(false, ""), rows: 12)
    #expect(
      program.show(screen(true, ":set nu"), .text(":set nu"), .enter, rows: 12)
        == ["status: :set nu"])
    #expect(
      program.show(screen(false, ":set nonu"), .text(":set nonu"), .enter, rows: 12)
        == ["status: :set nonu"])
  }

  @Test(
    "Below an empty text what the program says is said when it begins, and not the keys that it lists"
  )
  func emptyText() {
    let blank = String(repeating: "\n", count: 9)
    for name in ["vim", "bash"] {
      var vim = ReadProgram(profile: .supplied(for: name))
      vim.show("$ ‸", rows: 10, isAlternate: false)
      #expect(vim.show("‸" + blank + "\"words\" [New]", rows: 10) == ["status: \"words\" [New]"])
      var nano = ReadProgram(profile: .supplied(for: name))
      nano.show("$ ‸", rows: 10, isAlternate: false)
      #expect(
        nano.show(
          "‸" + blank.dropLast()
            + "^G Help  ^O Write Out  ^W Where Is\n^X Exit  ^R Read File  ^J Justify", rows: 10)
          == [])
    }
  }
}
