import EarshotPrograms
import EarshotTestSupport
import Testing

/// What a pager shows of a search.
@Suite("What was found in a text")
struct SearchTests {
  private static let text = (1...12).map { "verse \($0) of the song" }

  /// A page of a text from a line on, with what was found marked, and a prompt below.
  private func page(from first: Int, found: String? = nil, prompt: String) -> String {
    let lines = Self.text[first..<first + 6].map { line in
      found.map { line.replacing($0, with: "«\($0)»") } ?? line
    }
    return (lines + [prompt + "‸"]).joined(separator: "\n")
  }

  private func pager() -> ReadProgram {
    var program = ReadProgram(profile: .supplied(for: "less"))
    program.show(page(from: 0, prompt: ":"), rows: 7)
    return program
  }

  @Test("A line that was on the screen before is where reading goes on, whether it moves or not")
  func found() {
    var program = pager()
    program.show(page(from: 0, prompt: "/verse 5"), .text("/verse 5"), rows: 7)
    #expect(
      program.show(page(from: 4, found: "verse 5", prompt: ":"), .enter, rows: 7) == [
        "output: " + Self.text[4..<10].joined(separator: "\n")
      ])
    var quick = pager()
    #expect(
      quick.show(
        page(from: 3, found: "verse 4", prompt: ":"), .text("/verse 4"), .enter, rows: 7) == [
          "output: " + Self.text[3..<9].joined(separator: "\n")
        ])
    var short = pager()
    short.show(page(from: 0, prompt: "/verse 4"), .text("/verse 4"), rows: 7)
    #expect(
      short.show(page(from: 0, found: "verse 4", prompt: ":"), .enter, rows: 7) == [
        "output: " + Self.text[3..<6].joined(separator: "\n")
      ])
  }

  @Test("The next of what was found is where reading goes on")
  func next() {
    var program = pager()
    program.show(page(from: 0, prompt: "?song"), .text("?song"), rows: 7)
    program.show(page(from: 1, found: "song", prompt: ":"), .enter, rows: 7)
    #expect(
      program.show(page(from: 2, found: "song", prompt: ":"), .text("n"), rows: 7) == [
        "output: " + Self.text[2..<8].joined(separator: "\n")
      ])
    // At the end nothing moves, and nothing is found anew.
    #expect(
      program.show(page(from: 2, found: "song", prompt: ":"), .text("n"), rows: 7) == ["hidden: 1"])
  }

  @Test("Where nothing more is found, that is said, and the page not again")
  func nothingFound() {
    var program = pager()
    program.show(page(from: 0, prompt: "/verse 5"), .text("/verse 5"), rows: 7)
    program.show(page(from: 4, found: "verse 5", prompt: ":"), .enter, rows: 7)
    #expect(
      program.show(
        page(from: 4, found: "verse 5", prompt: "«Pattern not found»"), .text("n"), rows: 7)
        == ["status: Pattern not found"])
  }

  @Test("A profile says with which keys a text is searched")
  func otherKeys() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      name: reader
      programs: [rd]
      status: [-1]
      highlight: none
      search: {begin: ["s "], again: [n]}
      """, to: "reader.yaml")
    var program = ReadProgram(
      profile: try ProgramProfile(contentsOf: folder.path(of: "reader.yaml")))
    program.show(page(from: 0, prompt: ":"), rows: 7)
    program.show(page(from: 0, prompt: "s verse 4"), .text("s verse 4"), rows: 7)
    #expect(
      program.show(page(from: 0, found: "verse 4", prompt: ":"), .enter, rows: 7) == [
        "output: " + Self.text[3..<6].joined(separator: "\n")
      ])
    program.show(page(from: 0, prompt: "/verse 5"), .text("/verse 5"), rows: 7)
    #expect(
      !program.show(page(from: 0, found: "verse 5", prompt: ":"), .enter, rows: 7)
        .contains { $0.hasPrefix("output") })
  }

  @Test("What an editor looks for while it is typed is echoed, and the line read that it leads to")
  func whileTyped() {
    func editor(_ lines: String..., echo: String) -> String {
      (["File Edit"] + lines + ["-:--- notes All", echo]).joined(separator: "\n")
    }
    var program = ReadProgram(profile: .supplied(for: "emacs"))
    let begin = editor("‸alpha beta", "gamma delta", "epsilon zeta", echo: "I-search:")
    program.show(begin.replacing("I-search:", with: ""), rows: 6)
    program.show(begin, .control("s"), rows: 6)
    let steps: [(String, String, String)] = [
      ("d", "gamma d‸elta", "epsilon zeta"), ("e", "gamma de‸lta", "epsilon zeta"),
    ]
    let said = steps.enumerated().map { number, step in
      program.show(
        editor(
          "alpha beta", step.1, step.2, echo: "I-search: " + "de".prefix(number + 1)),
        .text(step.0), rows: 6)
    }
    #expect(said == [["echo: d", "line: gamma delta"], ["echo: e"]])
    #expect(
      program.show(
        editor("alpha beta", "gamma de‸lta", "epsilon zeta", echo: "Failing I-search: dex"),
        .text("x"), rows: 6) == ["hidden: 1", "status: Failing I-search: dex"])
  }

  @Test("Whoever goes on in a text hears only what is new, although something is marked in it")
  func moving() {
    var program = pager()
    program.show(page(from: 0, prompt: "/verse"), .text("/verse"), rows: 7)
    program.show(page(from: 1, found: "verse", prompt: ":"), .enter, rows: 7)
    #expect(
      program.show(page(from: 2, found: "verse", prompt: ":"), .down, rows: 7) == [
        "output: \(Self.text[7])"
      ])
  }

  @Test(
    "In a multiplexer what is marked in a text is read on from as well, and is nothing to choose")
  func multiplexed() {
    var program = ReadProgram(profile: .supplied(for: "tmux"))
    program.show("$ less it\n$ ‸\n\n\n\n\n\n[0] 0:less*", rows: 8)
    let bar = "\n[0] 0:less*"
    program.show(page(from: 0, prompt: ":") + bar, .enter, rows: 8)
    program.show(page(from: 0, prompt: "/verse 5") + bar, .text("/verse 5"), rows: 8)
    let said = program.show(page(from: 4, found: "verse 5", prompt: ":") + bar, .enter, rows: 8)
    #expect(said.count == 1, "\(said)")
    #expect(
      said[0].hasPrefix("output: " + Self.text[4..<10].joined(separator: "\n")), "\(said)")
  }
}
