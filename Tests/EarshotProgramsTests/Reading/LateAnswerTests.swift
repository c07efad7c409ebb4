import EarshotPrograms
import Testing

@Suite("Answers that come late")
struct LateAnswerTests {
  private func menu(_ chosen: Int) -> TerminalFrame {
    let items = ["Apple", "Banana", "Cherry"].enumerated().map { index, name in
      index == chosen ? "   «\(name)»" : "   \(name)"
    }
    return TerminalFrame((["Fruit", ""] + items).joined(separator: "\n"), rows: 24)
  }

  private func shell(_ line: String) -> TerminalFrame {
    TerminalFrame(line, rows: 24, isAlternate: false)
  }

  @Test("The first change after a key is its answer, however long the program took")
  func highlight() {
    var program = ReadProgram()
    program.show(menu(0))
    #expect(program.show(menu(0), .down) == [])
    #expect(program.show(menu(1), after: .seconds(30)) == ["focus: Banana"])
  }

  @Test("An answer that comes in pieces is one, however late the first of them came")
  func pieces() {
    var program = ReadProgram()
    program.show(menu(0))
    program.show(menu(0), .down)
    var piece = menu(0)
    piece[0, 10] = TerminalCell("!")
    program.show(piece, after: .seconds(5))
    #expect(program.show(menu(1), after: .milliseconds(100)) == ["focus: Banana"])
  }

  @Test("Several keys without a change between them are answered together")
  func together() {
    var program = ReadProgram()
    program.show(menu(0))
    program.show(menu(0), .down)
    program.show(menu(0), .down)
    #expect(program.show(menu(2), after: .seconds(5)) == ["focus: Cherry"])
  }

  @Test("What was typed is said when it appears, however late")
  func typing() {
    var program = ReadProgram(profile: .supplied(for: "bash"))
    program.show(shell("$ ‸"))
    #expect(program.show(shell("$ ‸"), .text("ls")) == ["hidden: 2"])
    #expect(program.show(shell("$ ls‸"), after: .seconds(20)) == ["echo: ls"])
    #expect(program.show(shell("$ ls‸"), .backspace) == [])
    #expect(program.show(shell("$ l‸"), after: .seconds(20)) == ["deleted: s"])
  }

  @Test("A status row that a key changed late is said, and not when it changes by itself")
  func status() {
    func art(_ status: String) -> TerminalFrame {
      TerminalFrame("first line\nsecond line\n\n\n\n\(status)", rows: 6)
    }
    var program = ReadProgram(profile: .supplied(for: "less"))
    program.show(art("notes.txt"))
    program.show(art("notes.txt"), .text("x"))
    #expect(program.show(art("no such command"), after: .seconds(9)) == ["status: no such command"])
    #expect(program.show(art("notes.txt"), after: .seconds(9)) == [])
  }

  @Test("What follows Enter late is known as the output of the command")
  func command() {
    var program = ReadProgram(profile: .supplied(for: "bash"))
    program.show(shell("$ ‸"))
    program.show(shell("$ date‸"), .text("date"))
    program.show(shell("$ date‸"), .enter)
    program.show(shell("$ date\nmonday\n$ ‸"), after: .seconds(20))
    #expect(program.reader.lastCommand?.output == ["monday"])
  }
}
