import EarshotPrograms
import Testing

@Suite("Tables that change by themselves")
struct StandingTableTests {
  private let sums = ["1", "2", "Mem", "Swp", "Tasks", "Load", ""]

  /// The screen of a process viewer, one of whose rows is chosen.
  private func processes(_ rows: [String], chosen: Int, last: String = keys) -> TerminalFrame {
    let rows = rows.enumerated().map { index, row in
      let line = row.padding(to: 60)
      return index == chosen ? "«\(line)»" : line
    }
    let lines = sums + ["  PID USER  CPU% COMMAND"] + rows
    let blank = Array(repeating: "", count: 23 - lines.count)
    return TerminalFrame((lines + blank + [last]).joined(separator: "\n"), rows: 24)
  }

  private static let keys = "F1⟨Help  ⟩F2⟨Setup ⟩F3⟨Search⟩F10⟨Quit⟩"

  private let first = ["  101 root   9.1 make", "  102 ada    4.2 cc", "  103 bob    0.1 sleep"]
  private let second = ["  102 ada    8.0 cc", "  104 eve    5.0 ld", "  101 root   0.3 make"]

  @Test("Rows that change places are no news, whether a key was pressed before or not")
  func untouched() {
    var program = ReadProgram(profile: .supplied(for: "htop"))
    program.show(processes(first, chosen: 0))
    #expect(program.show(processes(second, chosen: 0)) == [])
    let moved = program.show(processes(second, chosen: 1), .down)
    #expect(moved == ["focus: 104 eve 5.0 ld"])
    #expect(
      program.show(processes(first, chosen: 1), after: .milliseconds(300)).allSatisfy {
        $0.hasPrefix("focus: ")
      })
    #expect(program.show(processes(second, chosen: 1)) == [])
  }

  @Test("A field is called what stands in front of what is entered, and not as the keys beside it")
  func filter() {
    var program = ReadProgram(profile: .supplied(for: "htop"))
    program.show(processes(first, chosen: 0))
    func asking(_ text: String) -> TerminalFrame {
      processes(
        first, chosen: 0, last: "Enter⟨Done  ⟩Esc⟨Clear ⟩  ⟨ Filter: \(text)‸               ⟩")
    }
    #expect(program.show(asking(""), .function(4)) == ["focus: Filter"])
    #expect(program.show(asking("p"), .text("p")) == ["echo: p"])
    #expect(program.text.contains("Filter"))
    let closed = program.show(processes(first, chosen: 1), .escape)
    #expect(closed == ["focus: 102 ada 4.2 cc"])
  }

  @Test(
    "On the main screen a table that is written again in its place is no news, and of one that comes its header is"
  )
  func mainScreen() {
    func frame(_ cells: [String]) -> TerminalFrame {
      let heading = [
        "top - up", "Tasks: 3", "%Cpu", "Mem", "Swap", "", "  PID USER     %CPU COMMAND",
      ]
      return TerminalFrame((heading + cells).joined(separator: "\n"), rows: 12, isAlternate: false)
    }
    let one = ["  101 root      9.1 make", "  102 ada       4.2 cc", "  103 bob       0.1 sleep"]
    let two = ["  102 ada       8.0 cc", "  104 eve       5.0 ld", "  101 root      0.3 make"]
    var program = ReadProgram(profile: .supplied(for: "top"))
    program.show(TerminalFrame("", rows: 12, isAlternate: false))
    #expect(program.show(frame(one)) == ["output: PID USER %CPU COMMAND"])
    #expect(program.show(frame(two)) == [])
    var asking = frame(two)
    for (column, character) in "PID to signal".enumerated() {
      asking[5, column] = TerminalCell(String(character))
    }
    #expect(program.show(asking, .text("k")) == ["hidden: 1", "status: PID to signal"])
  }

  @Test("A heading in reverse is the heading of a table, and no row that was chosen")
  func drawnHeading() {
    let sums = ["top - up 1 day", "Tasks: 3", "%Cpu: 2", "Mem: 3", "Swap: 1", "‸"]
    func screen(_ rows: [String], heading: String = "  PID USER      PR   CPU COMMAND") -> String {
      (sums + ["«\(heading.padding(to: 60))»"] + rows).joined(separator: "\n")
    }
    let help =
      "«Help for commands»\n\nh help\nq quit\n\n\n\n\n\n\n«Type 'q' to go on»‸"
    let one = [
      "  101 root      20   9.1 make", "  102 ada       rt   4.2 cc",
      "  103 bob       20   0.1 sh -c it",
    ]
    for profile in [ProgramProfile.supplied(for: "top"), .standard] {
      var program = ReadProgram(profile: profile)
      let first = program.show(screen(one), rows: 12)
      #expect(!first.contains { $0.hasPrefix("focus") }, "\(first)")
      #expect(program.text.contains("\"PID\""), "\(program.text)")
      program.show(help, .text("h"), rows: 12)
      let back = program.show(screen(one.reversed()), .text("q"), rows: 12)
      #expect(!back.contains { $0.hasPrefix("focus") }, "\(back)")
    }
    // A row that is chosen has numbers where the others have.
    var chosen = ReadProgram(profile: .supplied(for: "top"))
    let rows = ["«\(one[0].padding(to: 60))»"] + one.dropFirst()
    let said = chosen.show(
      (sums + ["  PID USER      PR   CPU COMMAND"] + rows).joined(separator: "\n"), rows: 12)
    #expect(said == ["focus: 101 root 20 9.1 make"])
    // Where a row is chosen below the heading, all below it is a list.
    var list = ReadProgram(profile: .supplied(for: "top"))
    let listed = ["«»" + one[0], "⟨\(one[1].padding(to: 60))⟩", one[2]]
    #expect(list.show(screen(listed), rows: 12) == ["focus: 102 ada rt 4.2 cc"])
    #expect(!list.text.contains("columnHeader"), "\(list.text)")
  }
}

extension String {
  /// The text with blanks behind it.
  fileprivate func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
