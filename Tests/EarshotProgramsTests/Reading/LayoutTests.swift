import EarshotPrograms
import Testing

@Suite("What stands on the screen of a program")
struct LayoutTests {
  func text(
    _ art: String, profile: ProgramProfile = .standard, rows: Int = 24, isAlternate: Bool = true
  ) -> String {
    var program = ReadProgram(profile: profile)
    program.show(art, rows: rows, isAlternate: isAlternate)
    return program.text
  }

  @Test("A dialog has its title, its text as a paragraph, its controls and its buttons")
  func dialog() {
    let found = text(
      """

        ┌────────── Restart ───────────┐
        │ The computer has to restart  │
        │ for the update.              │
        │                              │
        │ [x] Save the session         │
        │ ( ) Now                      │
        │ (*) Tonight                  │
        ├──────────────────────────────┤
        │     «<  OK  >»   <Cancel>      │
        └──────────────────────────────┘
      """)
    #expect(
      found == """
        - "Restart" <semanticGroup>
          * - "The computer has to restart for the update." staticText
          * - "Save the session" = "1" button, toggleButton
          * - "Now" radioButton
          * - "Tonight" selected, radioButton
          * - "OK" button
          * - "Cancel" button
        """)
  }

  @Test(
    "A message in brackets above rows of keys tells of the state, and so does a full row that asks")
  func editorWithin() {
    let keys = "^G Help    ^O Write Out  ^W Where Is\n^X Exit    ^R Read File  ^\\ Replace"
    let bar = "[0] 0:nano*"
    let text = "editor 1.0   notes\n‸one\ntwo" + String(repeating: "\n", count: 18)
    var program = ReadProgram(profile: .supplied(for: "tmux"))
    program.show("$ ‸" + String(repeating: "\n", count: 23) + bar, rows: 24)
    let said = program.show(
      text + "             «[ Read 2 lines ]»\n" + keys + "\n" + bar, .enter, rows: 24)
    #expect(!said.contains { $0.hasPrefix("focus") }, "\(said)")
    #expect(program.text.contains("\"[ Read 2 lines ]\" staticText"), "\(program.text)")
    let question = "Save modified buffer? ‸"
    let row = "«" + question + String(repeating: " ", count: 60 - question.count + 1) + "»"
    #expect(
      program.show(
        text.replacing("‸", with: "") + row + "\n Y Yes\n N No  ^C Cancel\n" + bar,
        .control("x"), rows: 24
      ).contains("status: Save modified buffer?"))
    #expect(!program.text.contains("selected"), "\(program.text)")
  }

  @Test("A menu that is longer than the screen is cut off by its end")
  func cutOff() {
    let found = text(
      """
        Left  «File»
             ┌───────────┐
             │«View    F3 »│
             │ Edit    F4 │
             │ Copy    F5 │
      """.replacing("F4 │", with: "F4│").replacing("F5 │", with: "F5│")
        .replacing("F3 »│", with: "F3»│"), rows: 5)
    #expect(found.contains("\"View F3\" selected"), "\(found)")
    #expect(found.contains("\"Edit F4\""), "\(found)")
  }

  @Test("A menu that hangs over a line of a panel is no part of it")
  func hangingMenu() {
    var program = ReadProgram()
    program.show(
      """
      ┌─ /tmp ─┌────────┐──┐
      │one     │«User   »│  │
      │two     │Find    │  │
      │three   └────────┘  │
      │four                │
      └────────────────────┘
      """)
    #expect(
      program.text == """
        - "/tmp" <semanticGroup>
          * - "one" staticText
          * - "two" staticText
          * - "three" staticText
          * - "four" staticText
        - <list>
          * - "User" selected
          * - "Find"
        """)
  }

  @Test("Boxes of ASCII beside each other are panels, and lines between their columns are not said")
  func panels() {
    let found = text(
      """
      +---- Files ----++--- Other ----+
      |.n    |   Size ||.n    |  Size |
      |«/..   |        »||/..   |       |
      | one  |     12 || two  |    14 |
      +---------------++--------------+
      """)
    #expect(
      found == """
        - "Files" <list>
          * - ".n Size"
          * - "/.." selected
          * - "one 12"
        - "Other" <semanticGroup>
          * - ".n Size" staticText
          * - "/.." staticText
          * - "two 14" staticText
        """)
  }

  @Test("Fields have the name in front of them, and what stands for a password is not said")
  func fields() {
    let found = text(
      """
      ┌─ Sign in ────────────────────┐
      │ Name:     «Ada       »         │
      │ Password: «***‸       »         │
      │ Host: ______________         │
      │       < Sign in >            │
      └──────────────────────────────┘
      """)
    #expect(
      found == """
        - "Sign in" <semanticGroup>
          * - "Name" = "Ada" textEntry
          * - "Password" = "•••" textEntry, isEditing, secureTextField
          * - "Host" textEntry
          * - "Sign in" button
        """)
  }

  @Test("Bars at the top and at the bottom are menus, states and keys")
  func bars() {
    let found = text(
      """
      «  Left     File     Command     Options                     »
      first line of text
        second line of text







      «12 lines                                              50%   »
      1Help   2Menu   3View  10Quit
      """, rows: 12)
    #expect(
      found == """
        - <semanticGroup>
          * - "Left" button, menuItem
          * - "File" button, menuItem
          * - "Command" button, menuItem
          * - "Options" button, menuItem
        * - "first line of text" staticText
        * - "second line of text" staticText
        * - "12 lines 50%" staticText, updatesFrequently
        - <semanticGroup>
          * - "F1 Help" button
          * - "F2 Menu" button
          * - "F3 View" button
          * - "F10 Quit" button
        """)
  }

  @Test("A cursor that is out of the way in the last column has keys be keys")
  func keysUnderACursor() {
    let keys = " 1⟨Help  ⟩ 2⟨UnWrap⟩ 3⟨Quit  ⟩ 7⟨Search⟩ 9⟨Format⟩10⟨Quit⟩"
    let blanks = String(repeating: " ", count: 59 - 46)
    for (end, areKeys) in [(blanks + "‸", true), (" ‸", false)] {
      let found = text("one\ntwo\n" + keys + end, rows: 3)
      #expect(found.contains("\"F2 UnWrap\" button") == areKeys, "\(found)")
    }
  }

  @Test("Rows around a highlighted one are a list")
  func list() {
    let found = text(
      """
      Choose a fruit

        Apple
      « Banana                                                     »
        Cherry
          extra
      """)
    #expect(
      found == """
        * - "Choose a fruit" staticText
        - <list>
          * - "Apple"
          * - "Banana" selected
          * - "Cherry"
          * - "extra"
        """)
  }

  @Test("Lines in front of entries are not said, but how deep they stand")
  func tree() {
    let found = text(
      """
      ┌─ Places ──────────────┐
      │ Europe                │
      │ ├─ «Finland         »   │
      │ │  └─ Oulu            │
      │ └─ Spain              │
      └───────────────────────┘
      """)
    #expect(
      found == """
        - "Places" <list>
          * - "Europe" level 1
          * - "Finland" selected level 2
          * - "Oulu" level 3
          * - "Spain" level 2
        """)
  }

  @Test("A prompt of a shell has what is typed as its value")
  func prompt() {
    var program = ReadProgram(profile: .supplied(for: "/bin/bash"))
    program.show("user@host:~$ ‸", isAlternate: false)
    program.show("user@host:~$ ls -l‸", .text("ls -l"), isAlternate: false)
    #expect(program.text == #"* - "user@host:~$" = "ls -l" textEntry, isEditing"#)
  }

  @Test("A box in front of another one hides a part of it, and both are there")
  func overlapping() {
    let found = text(
      """
      ┌─ Files ─────────────────────┐
      │ one    ┌─ Delete ─────────┐ │
      │ two    │ Delete two?      │ │
      │ three  │ «[ Yes ]»  [ No ]  │ │
      │ four   └──────────────────┘ │
      └─────────────────────────────┘
      """)
    #expect(
      found == """
        - "Files" <semanticGroup>
          * - "one" staticText
          - "Delete" <semanticGroup>
            * - "Delete two?" staticText
            * - "Yes" button
            * - "No" button
          * - "two" staticText
          * - "three" staticText
          * - "four" staticText
        """)
  }
}
