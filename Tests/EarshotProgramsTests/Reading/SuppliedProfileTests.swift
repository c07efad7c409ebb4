import EarshotFiles
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotPrograms

/// The profiles that come with the program: each is for programs of its own, and does what it says.
@Suite("Supplied profiles")
struct SuppliedProfileTests {
  @Test("There are a dozen and more, and no program has two")
  func programs() {
    #expect(ProgramProfile.supplied.count >= 12)
    let programs = ProgramProfile.supplied.flatMap(\.programs)
    #expect(Set(programs).count == programs.count)
    #expect(Set(ProgramProfile.supplied.map(\.name)).count == ProgramProfile.supplied.count)
    #expect(ProgramProfile.supplied(for: "/usr/bin/nano").name == "nano")
    #expect(ProgramProfile.supplied(for: "nothing known").name == "standard")
  }

  @Test(
    "Prompts are found as programs write them",
    arguments: [
      ("bash", "me@there:~/a b$ "), ("sh", "# "), ("zsh", "there% "), ("fish", "me@there ~> "),
      ("zsh", "❯ "), ("git", "Stage this hunk [y,n,q,a,d,e,?]? "), ("git", "What now> "),
      ("git", "Update>> "), ("python3", ">>> "), ("python3", "... "), ("ipython", "In [12]: "),
      ("python3", "(Pdb) "), ("psql", "app=# "), ("psql", "app=> "), ("psql", "app-# "),
      ("sqlite3", "sqlite> "), ("sqlite3", "   ...> "), ("mysql", "mysql> "), ("fzf", "> "),
    ])
  func prompts(program: String, prompt: String) {
    let profile = ProgramProfile.supplied(for: program)
    #expect(profile.prompts.contains { $0.matches(prompt) })
    #expect(!profile.prompts.contains { $0.matches("what a program says") })
  }

  /// A full screen of lines, with one row drawn otherwise.
  private func frame(_ row: Int? = nil, _ text: String = "") -> TerminalFrame {
    let lines = (0..<24).map { $0 == row ? text : "text of line \(letters[$0])" }
    return TerminalFrame(lines.joined(separator: "\n"), rows: 24, columns: 80)
  }

  private let letters = (0..<24).map { String(UnicodeScalar(UInt8(97 + $0))) }

  @Test(
    "Rows that tell of the state are silent by themselves and said after a key, and ignored ones never",
    arguments: ProgramProfile.supplied)
  func rows(profile: ProgramProfile) {
    for (regions, isStatus) in [(profile.statusRows, true), (profile.ignored, false)] {
      for row in Set(
        regions.filter { $0.columns == nil && !$0.isBesideBoxes }.flatMap { $0.rows(of: 24) }
      ).sorted() {
        for keys in [[], [ProgramKey.control("x")]] {
          var program = ReadProgram(profile: profile)
          program.show(frame(row, "the state was one"))
          let events =
            keys.isEmpty
            ? program.show(frame(row, "it has become other words"))
            : program.show(frame(row, "it has become other words"), keys[0])
          let told = events.filter { $0.contains("become") }
          if keys.isEmpty || !isStatus {
            #expect(told == [], "\(profile.name), row \(row)")
          } else {
            #expect(told == ["status: it has become other words"], "\(profile.name), row \(row)")
          }
        }
      }
    }
  }

  @Test(
    "Every recorded program is heard with the profile that is supplied for it",
    .enabled(if: SharedFolder.url("corpus/terminal/expected-highlights.json") != nil))
  func recordings() throws {
    let folder = try #require(SharedFolder.url("corpus/terminal"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var used: Set<String> = []
    for file in files.sorted() where file.hasSuffix(".json") && !file.hasPrefix("expected") {
      let recording = try ProgramRecording(contentsOf: folder.path + "/" + file)
      let profile = ProgramProfile.supplied(for: recording.command.first ?? "")
      guard profile.name != "standard" else { continue }
      used.insert(profile.name)
      var events: [ReadingEvent] = []
      ProgramReplay(recording).tell { events.append($0.event) }
      #expect(events.contains { $0.isAnnounced || $0.kind == .focus }, "\(file)")
      // What a profile has for no highlight is never told as one.
      if profile.highlight.isEmpty { #expect(!events.contains { $0.kind == .focus }, "\(file)") }
    }
    #expect(used.count >= 6, "\(used.sorted())")
  }

  @Test(
    "What a shell starts on the alternate screen is read by its own profile, and the shell by that of shells again"
  )
  func startedByAShell() {
    for isPasted in [false, true] {
      var program = ReadProgram(profile: .supplied(for: "bash"))
      program.show("$ ‸", isAlternate: false)
      let text = String(repeating: "\n", count: 8)
      let screen = "‸one\ntwo" + text
      if isPasted {
        program.show(screen + "\"file\" 2L", .text("A=1 sudo /usr/bin/vim file"), .enter, rows: 10)
      } else {
        program.show("$ vim file‸", .text("vim file"), isAlternate: false)
        program.show(screen + "\"file\" 2L", .enter, rows: 10)
      }
      #expect(program.reader.profile.name == "vim")
      // An error is no item that was chosen.
      #expect(
        program.show(screen + "«E492: Not an editor command: foo»", .enter, rows: 10) == [
          "status: E492: Not an editor command: foo"
        ])
      program.show("$ vim file\n$ ‸", .text(":q"), .enter, isAlternate: false)
      #expect(program.reader.profile.name == "shell")
    }
  }

  @Test(
    "Where a text moves below the title of an editor, its line is said and not the title",
    arguments: ["nano", "unknown"])
  func movingText(program name: String) {
    var program = ReadProgram(profile: .supplied(for: name))
    func screen(_ first: Int, _ cursor: Int) -> String {
      let lines = (first..<first + 8).map { ($0 == cursor ? "‸" : "") + "\(letters[$0]) is a line" }
      let title = "«editor 1.0   notes" + String(repeating: " ", count: 42) + "»"
      return ([title] + lines + ["", "^G Help  ^O Write", "^X Exit  ^R Read"])
        .joined(separator: "\n")
    }
    program.show(screen(0, 7), rows: 12)
    #expect(program.show(screen(1, 8), .down, rows: 12) == ["line: i is a line"])
    #expect(program.show(screen(0, 0), .up, rows: 12) == ["line: a is a line"])
    // The line at which the cursor stood has left the screen.
    #expect(program.show(screen(4, 4), .control("d"), rows: 12) == ["line: e is a line"])
  }

  @Test("The title of a text that fills the screen is said once, and not as it counts")
  func titleOfAText() {
    func screen(_ first: Int, _ cursor: String) -> String {
      let title = "⟨notes \(first)/90 5%" + String(repeating: " ", count: 46) + cursor + "⟩"
      return ([title] + letters[first..<first + 8].map { "\($0) is a line" })
        .joined(separator: "\n")
    }
    func lines(_ range: Range<Int>) -> String {
      letters[range].map { "\($0) is a line" }.joined(separator: "\n")
    }
    // Some leave the cursor in the title.
    for cursor in ["", "‸"] {
      var program = ReadProgram()
      program.show("$ ‸", rows: 9, isAlternate: false)
      #expect(
        program.show(screen(0, ""), .enter, rows: 9) == [
          "status: notes 0/90 5%", "output: " + lines(0..<8),
        ])
      #expect(program.show(screen(1, cursor), .down, rows: 9) == ["output: " + lines(8..<9)])
    }
  }

  @Test("What an editor marks while it is typed what to look for is no item that was chosen")
  func searching() {
    let text = String(repeating: "\n", count: 7)
    var program = ReadProgram(profile: .supplied(for: "vim"))
    program.show("‸alpha\ngamma" + text, rows: 9)
    #expect(program.show("alpha\ngamma" + text + "/‸", .text("/"), rows: 9) == ["echo: /"])
    #expect(program.show("alpha\n«g»amma" + text + "/g‸", .text("g"), rows: 9) == ["echo: g"])
    #expect(program.show("alpha\n«ga»mma" + text + "/ga‸", .text("a"), rows: 9) == ["echo: a"])
    #expect(program.show("alpha\n‸gamma" + text, .enter, rows: 9) == ["line: gamma"])
  }

  @Test("What stands below the panels of a file manager is not said, and a text is said whole")
  func hints() {
    let panel =
      ["┌──────────────────┐"] + (1...5).map { "│ file \($0)           │" } + [
        "└──────────────────┘"
      ]
    func screen(_ row: String) -> String { (panel + [row, "$ ", "‸"]).joined(separator: "\n") }
    var panels = ReadProgram(profile: .supplied(for: "mc"))
    panels.show(screen("Hint: one"), rows: 10)
    #expect(
      panels.show(screen("Hint: another way"), .text("x"), rows: 10).allSatisfy {
        !$0.contains("Hint")
      })
    var viewer = ReadProgram(profile: .supplied(for: "mc"))
    let lines = (1...9).map { "verse \("abcdefghi".dropFirst($0 - 1).first ?? "z")" }
    #expect(
      viewer.show(lines.joined(separator: "\n") + "\n‸", rows: 10).joined().contains(
        "verse g\nverse h"))
  }

  @Test(
    "An editor that has menus above and its state below is heard by its lines and its questions")
  func emacs() {
    func screen(_ text: String, mode: String = "Text", asks: String = "") -> String {
      func bar(_ text: String) -> String {
        "«\(text)\(String(repeating: " ", count: 60 - text.count))»"
      }
      return
        ([bar("File Edit Options Buffers Tools \(mode) Help"), text]
        + Array(repeating: "", count: 5)
        + [bar("-UUU:----F1  notes  All L1  (\(mode)) ------"), asks]).joined(separator: "\n")
    }
    var program = ReadProgram(profile: .supplied(for: "/usr/bin/emacs"))
    #expect(program.show(screen("‸one tree\ntwo tree"), rows: 10) == ["line: one tree"])
    #expect(
      program.show(screen("one tree\n‸two tree"), .control("n"), rows: 10) == ["line: two tree"])
    let search = screen("one «tree»‸\ntwo tree", mode: "Isearch", asks: "I-search: tree")
    let found = program.show(search, .control("s"), .text("tree"), rows: 10)
    #expect(found.contains("status: I-search: tree"), "\(found)")
    #expect(!found.contains { $0.hasPrefix("focus") || $0.contains("File") }, "\(found)")
    let asking = screen("one tree\ntwo tree", mode: "Minibuf", asks: "Goto line: ‸")
    #expect(program.show(asking, .alt("g"), rows: 10) == ["status: Goto line:"])
  }
}
