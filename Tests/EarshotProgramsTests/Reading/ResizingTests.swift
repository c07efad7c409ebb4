import EarshotPrograms
import Testing

@Suite("A screen that gets another size")
struct ResizingTests {
  private let words = (1...12).map { "word\($0)" }

  private func shown(
    _ lines: [String], rows: Int, columns: Int, isAlternate: Bool = false
  ) -> TerminalFrame {
    TerminalFrame(
      lines.joined(separator: "\n") + "‸", rows: rows, columns: columns, isAlternate: isAlternate)
  }

  /// Lines of a text, broken wherever they reach the edge.
  private func broken(_ text: String, columns: Int) -> [String] {
    var rest = text[...]
    var lines: [String] = []
    while !rest.isEmpty {
      lines.append(String(rest.prefix(columns)))
      rest = rest.dropFirst(columns)
    }
    return lines
  }

  @Test("The same lines with more or less room say nothing", arguments: [true, false])
  func room(isAlternate: Bool) {
    let lines = (1...8).map { "entry \($0)" } + (isAlternate ? [":"] : ["$ "])
    var program = ReadProgram()
    program.show(shown(lines, rows: 9, columns: 40, isAlternate: isAlternate))
    for (rows, columns) in [(9, 41), (9, 20), (20, 20), (20, 60), (9, 40)] {
      let lines =
        isAlternate ? lines.dropLast() + Array(repeating: "", count: rows - 9) + [":"] : lines
      #expect(
        program.show(shown(lines, rows: rows, columns: columns, isAlternate: isAlternate)) == [],
        "\(rows), \(columns)")
    }
  }

  @Test("Lines that are broken anew or cut off say nothing", arguments: [12, 17, 33, 60, 200])
  func broken(columns: Int) {
    let text = words.joined(separator: " ")
    var program = ReadProgram()
    program.show(shown(broken(text, columns: 25) + ["$ "], rows: 20, columns: 25))
    #expect(
      program.show(shown(broken(text, columns: columns) + ["$ "], rows: 20, columns: columns)) == []
    )
    #expect(program.show(shown(broken(text, columns: 25) + ["$ "], rows: 20, columns: 25)) == [])
    let cut = broken(text, columns: 25).map { String($0.prefix(columns)) }
    #expect(program.show(shown(cut + ["$ "], rows: 20, columns: columns)) == [])
  }

  @Test("What a program draws anew a moment later says nothing, even where it cleared the screen")
  func drawnAnew() {
    let text = words.joined(separator: " ")
    var program = ReadProgram()
    program.show(
      shown(broken(text, columns: 25) + [":"], rows: 5, columns: 25, isAlternate: true))
    let blank = shown(["", "", "", "", ":"], rows: 5, columns: 50, isAlternate: true)
    #expect(program.show(blank) == [])
    #expect(
      program.show(
        shown(broken(text, columns: 50) + ["", "", ":"], rows: 5, columns: 50, isAlternate: true),
        after: .milliseconds(100)) == [])
  }

  @Test("What is new beside the new size is said")
  func news() {
    var program = ReadProgram()
    program.show(shown(["one", "two", "a line that was cu"], rows: 10, columns: 18))
    #expect(
      program.show(
        shown(["one", "two", "a line that was cut off", "three"], rows: 12, columns: 40))
        == ["output: t off\nthree"])
    #expect(
      program.show(
        shown(
          ["one", "two", "a line that was cut off", "three", "four"], rows: 12, columns: 40),
        after: .milliseconds(100)) == ["output: four"])
  }

  @Test("More room in a pager shows more of the text, and only that is said")
  func moreRoom() {
    func page(_ rows: Int) -> TerminalFrame {
      shown(
        (1..<rows).map { "entry \($0)" } + [":"], rows: rows, columns: 30, isAlternate: true)
    }
    var program = ReadProgram()
    program.show(page(6))
    #expect(program.show(page(8)) == ["output: entry 6\nentry 7"])
    #expect(program.show(page(5)) == [])
  }

  @Test(
    "What went by when the screen got smaller is not new, and neither is the main screen behind")
  func smaller() {
    let lines = (1...8).map { "entry \($0)" }
    var program = ReadProgram()
    program.show(shown(lines, rows: 8, columns: 30))
    var after = shown(Array(lines.suffix(5)), rows: 5, columns: 30)
    after.scrolledLines = Array(lines.prefix(3))
    #expect(program.show(after) == [])
    program.show(shown(["a page", ":"], rows: 5, columns: 30, isAlternate: true))
    program.show(shown(["a page", ":"], rows: 4, columns: 28, isAlternate: true))
    var back = shown(Array(lines.suffix(3)) + ["$ "], rows: 4, columns: 28)
    back.scrolledLines = Array(lines[3..<5])
    #expect(program.show(back, .text("q")) == ["output: $"])
  }

  @Test(
    "A dialog that moves with the size does not open again, and its highlight is not said again")
  func dialog() {
    func art(_ indent: Int, _ yes: String, _ no: String) -> String {
      [
        "", "┌────────────────────┐", "│ Sure?              │", "│ \(yes)   \(no)    │",
        "└────────────────────┘",
      ].map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }
    var program = ReadProgram()
    let first = program.show(
      TerminalFrame(art(10, "«< Yes >»", "< No >"), rows: 8, columns: 50))
    #expect(first.contains { $0.contains("Yes") })
    #expect(
      program.show(TerminalFrame(art(20, "«< Yes >»", "< No >"), rows: 8, columns: 70)) == [])
    #expect(
      program.show(
        TerminalFrame(art(20, "< Yes >", "«< No >»"), rows: 8, columns: 70), .tab
      ).contains { $0.contains("No") })
  }
}
