import EarshotPrograms
import Foundation
import Testing

@Suite("The highlighted item")
struct HighlightTests {
  /// A menu of three whose entry at a place is drawn by two marks around it.
  private func menu(_ chosen: Int, _ open: String, _ close: String, cursor: String = "") -> String {
    let items = ["Apple", "Banana", "Cherry"].enumerated().map { index, name in
      index == chosen ? "   \(open)\(name)\(close)" : "   \(name)"
    }
    return (["Fruit", ""] + items + ["", "Arrows move\(cursor)"]).joined(separator: "\n")
  }

  @Test(
    "It is found by background, boldness and a pointer, whatever the terminal's cursor does",
    arguments: [("«", "»"), ("⟨", "⟩"), ("‹", "›"), ("\u{8}> ", "")])
  func signs(open: String, close: String) {
    func art(_ chosen: Int) -> String {
      // A pointer stands where the others have blanks.
      menu(chosen, open, close, cursor: "‸").replacing("   \u{8}> ", with: " > ")
    }
    var program = ReadProgram()
    program.show(art(0))
    #expect(program.show(art(1), .down) == ["focus: Banana"])
    #expect(program.show(art(2), .down) == ["focus: Cherry"])
    #expect(program.show(art(1), .up) == ["focus: Banana"])
  }

  @Test("The first screen says what stands out on it")
  func first() {
    var program = ReadProgram()
    let events = program.show(
      """
      ┌───── Fruit ──────┐
      │ Which one?       │
      │ ┌──────────────┐ │
      │ │ «1  Apple»     │ │
      │ │ 2  Banana    │ │
      │ └──────────────┘ │
      │  «<OK>»  <Cancel>  │
      └──────────────────┘
      """)
    #expect(events == ["opened: Fruit. Which one?", "focus: 1 Apple"])
  }

  @Test("Of two highlights of a dialog the one that moved is said")
  func two() {
    func art(_ item: Int, _ button: Int) -> String {
      let items = ["Apple ", "Banana"].enumerated().map { index, name in
        "│ \(index == item ? "⟨\(name)⟩" : name)           │"
      }
      let buttons = ["<OK>", "<Cancel>"].enumerated().map { index, name in
        index == button ? "⟨\(name)⟩" : name
      }
      return "┌───── Fruit ──────┐\n" + items.joined(separator: "\n")
        + "\n│                   │\n│ \(buttons.joined(separator: "  "))   │\n"
        .replacing("│                   │", with: "│                  │")
        + "└──────────────────┘"
    }
    var program = ReadProgram()
    program.show(art(0, 0))
    #expect(program.show(art(1, 0), .down) == ["focus: Banana"])
    #expect(program.show(art(1, 1), .tab) == ["focus: Cancel"])
    #expect(program.show(art(1, 0), .tab) == ["focus: OK"])
    #expect(program.show(art(0, 0), .up) == ["focus: Apple"])
  }

  @Test("A mark that is toggled and a list that scrolls under the highlight are said")
  func underneath() {
    func art(_ items: [String]) -> String {
      let rows = items.enumerated().map {
        $0.offset == 1 ? "⟨ \($0.element) ⟩" : "  \($0.element)  "
      }
      return "┌────────────────┐\n" + rows.map { "│\($0)│" }.joined(separator: "\n")
        + "\n└────────────────┘"
    }
    var program = ReadProgram()
    program.show(art(["[ ] one   ", "[ ] two   ", "[ ] three "].map { $0 + "  " }))
    #expect(
      program.show(art(["[ ] one     ", "[x] two     ", "[ ] three   "]), .text(" "))
        .filter { $0.hasPrefix("focus") } == ["focus: two, [on]"])
    #expect(
      program.show(art(["[x] two     ", "[ ] three   ", "[ ] four    "]), .down)
        .filter { $0.hasPrefix("focus") } == ["focus: three, [off]"])
  }

  @Test("A row that lines part is said as a whole once a menu above it has closed")
  func behindMenu() {
    let files = ["/..", "/dir_a", "/dir_b", "alpha"]
    func art(_ chosen: Int?, _ menu: [String]) -> String {
      let rows = files.enumerated().map { index, name in
        let row = name + String(repeating: " ", count: 12 - name.count) + "│ 4096│Nov 28"
        return "│" + (index == chosen ? "⟨\(row)⟩" : row) + "│"
      }
      var lines = ["┌─ /tmp " + String(repeating: "─", count: 18) + "┐"] + rows
      lines.append("└" + String(repeating: "─", count: 25) + "┘")
      for (index, line) in menu.enumerated() {
        // It hides what begins where it does, and has the background of the highlight.
        lines[index] = line + lines[index].suffix(13)
      }
      return lines.joined(separator: "\n")
    }
    let menu = ["⟨┌────────────┐⟩", "⟨│⟩«Open        »⟨│⟩", "⟨│Close       │⟩", "⟨└────────────┘⟩"]
    var program = ReadProgram()
    program.show(art(0, []))
    #expect(program.show(art(1, []), .down) == ["focus: /dir_a 4096 Nov 28"])
    program.show(art(nil, menu), .function(9))
    #expect(program.show(art(1, []), .escape).last == "focus: /dir_a 4096 Nov 28")
  }

  @Test("Panels half of which a menu hides have not opened, although they look like one")
  func besideMenu() {
    let panels = [
      "┌─ /tmp ──────┐┌─ /tmp ──────┐", "│alpha        ││alpha        │",
      "│beta         ││beta         │", "└─────────────┘└─────────────┘",
    ]
    let menu = [
      "┌────────────┐", "│«Open        »│", "│Close       │", "├────────────┤", "│Quit        │",
      "└────────────┘",
    ]
    func art(_ chosen: String, isOpen: Bool) -> String {
      var lines = [chosen] + panels + ["hint", ""]
      for (index, line) in menu.enumerated() where isOpen {
        lines[index + 1] = lines[index + 1].padding(toLength: 30, withPad: " ", startingAt: 0)
        lines[index + 1] = String(lines[index + 1].prefix(8)) + line + lines[index + 1].suffix(8)
      }
      return lines.joined(separator: "\n")
    }
    var program = ReadProgram()
    program.show(art("Left  «File» Command", isOpen: false), rows: 12)
    program.show(art("Left  File «Command»", isOpen: false), .right, rows: 12)
    #expect(
      program.show(art("Left  File «Command»", isOpen: true), .enter, rows: 12) == ["focus: Open"])
  }

  @Test("What changes its look long after a key, by itself, is no answer")
  func live() {
    var program = ReadProgram()
    program.show(TerminalFrame(menu(0, "‹", "›"), rows: 24))
    let later = program.show(TerminalFrame(menu(1, "‹", "›"), rows: 24), after: .seconds(5))
    #expect(later.filter { $0.hasPrefix("focus") } == [])
  }

  @Test("A menu that opens is said with its first entry, and what it hid is not said again")
  func menus() {
    let closed = """
      «  File    Edit    View                                      »
      some text
      more text
      ‸
      """
    let open = """
      «  »⟨File⟩«    Edit    View                                      »
      ┌──────────┐
      │⟨ New      ⟩│
      │ Open     │
      └──────────┘
      """
    var program = ReadProgram()
    program.show(closed)
    #expect(program.show(open, .function(9)) == ["focus: New"])
    #expect(program.show(closed, .escape).filter { $0.hasPrefix("output") } == [])
  }

  @Test("The way to an element is one key at a time, and Enter is none of them")
  func approach() {
    func art(_ chosen: Int) -> String { menu(chosen, "«", "»") }
    var program = ReadProgram()
    program.show(art(0))
    program.show(art(1), .down)
    guard let target = program.identity("Apple") else {
      Issue.record("no element")
      return
    }
    var approach = ElementApproach(to: target)
    #expect(approach.next(program.reader) == .press(.up))
    program.show(art(0), .up)
    #expect(approach.next(program.reader) == .arrived)
  }

  @Test("A program that does not move its highlight cannot be led anywhere")
  func stubborn() {
    var program = ReadProgram()
    program.show(menu(0, "«", "»"))
    program.show(menu(1, "«", "»"), .down)
    guard let target = program.identity("Cherry") else {
      Issue.record("no element")
      return
    }
    var approach = ElementApproach(to: target)
    var keys: [ProgramKey] = []
    while case .press(let key) = approach.next(program.reader), keys.count < 50 {
      keys.append(key)
      program.show(menu(1, "«", "»"), key)
    }
    #expect(keys == [.down, .tab, .backTab])
    #expect(approach.next(program.reader) == .unreachable)
  }

  @Test("A key that the screen names is pressed wherever the highlight stands")
  func shortcut() {
    var program = ReadProgram()
    program.show("text\n\n\n\n\n\n\n\n\n\n\n1Help   2Menu   10Quit", rows: 12)
    let target = program.identity("F10 Quit")
    #expect(target != nil)
    guard let target else { return }
    var approach = ElementApproach(to: target)
    #expect(approach.next(program.reader) == .shortcut(.function(10)))
  }

  @Test("The first entry below a title that is drawn like it is said")
  func belowTitle() {
    func art(_ chosen: Int) -> String {
      let rows = ["Anna Berg    Lunch on Friday", "Bert Carl    Invoice", "Cora Dahl    A trip"]
      return "«\("q:Quit  d:Del  s:Save".padded(to: 60))»\n"
        + rows.enumerated().map { index, row in
          let line = "  \(index + 1) N   \(row)".padded(to: 60)
          return index == chosen ? "«\(line)»" : line
        }.joined(separator: "\n")
    }
    var program = ReadProgram()
    #expect(
      program.show(art(0)) == [
        "status: q:Quit d:Del s:Save", "focus: 1 N Anna Berg Lunch on Friday",
      ])
    #expect(program.show(art(1), .down) == ["focus: 2 N Bert Carl Invoice"])
  }

  @Test("A highlight that moves along the first row is on tabs")
  func tabs() {
    func art(_ chosen: Int) -> String {
      ["main.c", "view.h", "notes.txt"].enumerated().map { index, name in
        index == chosen ? "« \(name) »" : " \(name) "
      }.joined(separator: " ") + "\n\nsome text\nmore of it"
    }
    var program = ReadProgram()
    program.show(art(0))
    #expect(program.show(art(1), .tab) == ["focus: view.h"])
    #expect(
      program.text.hasPrefix(
        """
        - <tabBar>
          * - "main.c" button, tabBarItem
          * - "view.h" button, selected, tabBarItem
          * - "notes.txt" button, tabBarItem
        """), "\(program.text)")
  }

  @Test("A menu that opens a second after Escape is its answer")
  func afterEscape() {
    let text = "\n\nsome text\nmore of it"
    var program = ReadProgram()
    program.show("«\("a page".padded(to: 60))»" + text)
    program.show(TerminalFrame("«\("a page".padded(to: 60))»" + text, rows: 24), .escape)
    let menu = "«\("".padded(to: 2))»⟨  File  ⟩«\("  View    Link    Help".padded(to: 50))»"
    #expect(program.show(TerminalFrame(menu + text, rows: 24)) == ["focus: File"])
  }

  @Test("A full circle among empty ones is what is chosen")
  func circles() {
    func art(_ pointer: Int, _ chosen: Int) -> String {
      "Which?\n"
        + ["Apple", "Banana", "Cherry"].enumerated().map { index, name in
          "\(index == pointer ? "»" : " ") \(index == chosen ? "●" : "○") \(name)"
        }.joined(separator: "\n").replacing("»", with: ">")
    }
    var program = ReadProgram()
    program.show(art(0, 2))
    #expect(program.show(art(1, 2), .down) == ["focus: Banana"])
    #expect(program.show(art(1, 1), .text(" ")) == ["hidden: 1", "focus: Banana, [selected]"])
  }
}

extension String {
  /// The text with blanks behind it, so that it takes a number of cells.
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
