import EarshotMirror
import EarshotPrograms
import Testing

/// Lists in which some entries stand inside others.
@Suite("Trees of programs")
struct TreeTests {
  private func text(_ art: String) -> String {
    var program = ReadProgram()
    program.show(art)
    return program.text
  }

  @Test("A directory tree between lines of its box says how deep each entry stands")
  func lines() {
    #expect(
      text(
        """
        ┌─ Directory tree ─────┐
        │/                     │
        │ ├─ boot              │
        │« │  ├─ grub           »│
        │ │  └─ old            │
        │ └─ etc               │
        │    └─ ssh            │
        └──────────────────────┘
        """)
          == """
          - "Directory tree" <list>
            * - "/" level 1
            * - "boot" level 2
            * - "grub" selected level 3
            * - "old" level 3
            * - "etc" level 2
            * - "ssh" level 3
          """)
  }

  @Test("Of a tree that is scrolled what is inside still stands deeper")
  func scrolled() {
    #expect(
      text(
        """
        ┌──────────────────────┐
        │ │  └─ shm            │
        │« ├─ etc               »│
        │ │  ├─ ssh            │
        └──────────────────────┘
        """)
          == """
          - <list>
            * - "shm" level 3
            * - "etc" selected level 2
            * - "ssh" level 3
          """)
  }

  @Test("Circles and boxes in front of the lines are those of the entries")
  func marks() {
    for line in ["│", "|"] {
      #expect(
        text(
          """
          ┌─ Tree ───────────────┐
          │ «( )» Root             │
          │ ( ) \(line)  Child one     │
          │ (*) \(line)  \(line)  Grandchild │
          │ ( ) Other            │
          └──────────────────────┘
          """)
            == """
            - "Tree" <list>
              * - "Root" radioButton level 1
              * - "Child one" radioButton level 2
              * - "Grandchild" selected, radioButton level 3
              * - "Other" radioButton level 1
            """)
    }
  }

  @Test("Lines of characters end in dashes, behind the pointer of a list as well")
  func characters() {
    var program = ReadProgram()
    program.show(
      """
        .
      «> |-- lib            »
        |   |-- parse.c
        |   `-- write.c
        `-- Makefile

      """, .down)
    #expect(
      program.text.split(separator: "\n").map { $0.drop { $0 == " " } } == [
        #"- <list>"#, #"* - "." level 1"#, #"* - "lib" selected level 2"#,
        #"* - "parse.c" level 3"#, #"* - "write.c" level 3"#, #"* - "Makefile" level 2"#,
      ])
  }

  @Test("Marks say what is expanded, and where no lines stand the words are as deep as they begin")
  func expanded() {
    var program = ReadProgram()
    program.show(
      """
      ┌─ Files ──────────────┐
      │« ▾ src                »│
      │   ▸ lib              │
      │     main.c           │
      │ ▸ tests              │
      │                      │
      └──────────────────────┘
      """)
    let events = program.show(
      """
      ┌─ Files ──────────────┐
      │ ▾ src                │
      │«   ▸ lib              »│
      │     main.c           │
      │ ▸ tests              │
      │                      │
      └──────────────────────┘
      """, .down)
    #expect(events == ["focus: lib, [collapsed], [level 2]"])
    #expect(
      program.text == """
        - "Files" <list>
          * - "src" level 1
          * - "lib" selected level 2
          * - "main.c" level 2
          * - "tests" level 1
        """)
    let opened = program.show(
      """
      ┌─ Files ──────────────┐
      │ ▾ src                │
      │«   ▾ lib              »│
      │       parse.c        │
      │     main.c           │
      │ ▸ tests              │
      └──────────────────────┘
      """, .enter)
    #expect(opened.contains("focus: lib, [expanded], [level 2]"), "\(opened)")
    #expect(program.text.contains(#"* - "parse.c" level 3"#))
  }

  @Test(
    "A list is none: with one pointer, with indentation alone, with points and with numbers",
    arguments: [
      ["«▶ First      »", "  Second", "  Third"], ["«  In the    »", "  middle", "    of it"],
      ["«- First     »", "- Second", "+ Third"], ["«  9 First   »", " 10 Second", "100 Third"],
      ["«| First     »", "| Second", "| Third"],
    ])
  func lists(rows: [String]) {
    let lines = rows.map { row in
      let width = row.count { !"«»".contains($0) }
      return "│ " + row + String(repeating: " ", count: 20 - width) + "│"
    }
    let edge = String(repeating: "─", count: 21)
    let found = text((["┌\(edge)┐"] + lines + ["└\(edge)┘"]).joined(separator: "\n"))
    #expect(found.contains("selected"))
    #expect(!found.contains("level"))
  }

  @Test(
    "What is printed as a tree is one without a highlight as well",
    arguments: [["├── ", "│   ", "└── "], ["|-- ", "|   ", "`-- "]])
  func printed(lines: [String]) {
    var program = ReadProgram()
    program.show(
      """
      project
      \(lines[0])src
      \(lines[1])\(lines[0])main.c
      \(lines[1])\(lines[2])test.c
      \(lines[2])readme

      1 directory, 3 files
      :‸
      """)
    let entries = program.tree.nodes.values.filter { $0.role == "treeItem" }
      .map { "\($0.name ?? "") \($0.nestingLevel ?? 0)" }.sorted()
    #expect(entries == ["main.c 3", "project 1", "readme 2", "src 2", "test.c 3"])
  }
}
