import EarshotPrograms
import Testing

@Suite("Widgets in frames of blocks")
struct FramedFormTests {
  private func form(
    _ focus: Int, name: String = "", secret: String = "", isOn: Bool = false, chosen: Int = 0
  ) -> FramedForm {
    FramedForm(
      widgets: [
        .field(hint: "Name", text: name, isSecret: false),
        .field(hint: "Pass", text: secret, isSecret: true),
        .checkBox("Subscribe", isOn: isOn), .button("Save"), .list(["One", "Two"], chosen: chosen),
      ], focus: focus)
  }

  @Test("The first screen says what has the focus, and not what is chosen in a list without it")
  func first() {
    var program = ReadProgram()
    #expect(program.show(form(0).frame) == ["focus: Name"])
  }

  @Test("Tab says each widget as what it is, and Space what it has become")
  func tab() {
    var program = ReadProgram()
    program.show(form(0).frame)
    #expect(program.show(form(1).frame, .tab) == ["focus: Pass"])
    #expect(program.show(form(2).frame, .tab) == ["focus: Subscribe, [off]"])
    #expect(
      program.show(form(2, isOn: true).frame, .text(" ")) == [
        "hidden: 1", "focus: Subscribe, [on]",
      ])
    #expect(program.show(form(3, isOn: true).frame, .tab) == ["focus: Save"])
    #expect(program.show(form(4, isOn: true).frame, .tab) == ["focus: One"])
    #expect(program.show(form(4, isOn: true, chosen: 1).frame, .down) == ["focus: Two"])
    #expect(program.show(form(3, isOn: true, chosen: 1).frame, .backTab) == ["focus: Save"])
    #expect(
      program.show(form(2, isOn: true, chosen: 1).frame, .backTab) == ["focus: Subscribe, [on]"])
    #expect(program.show(form(0, isOn: true, chosen: 1).frame, .backTab) == ["focus: Name"])
  }

  @Test("Fields, check boxes, buttons and lists are elements, and a field keeps its name")
  func elements() {
    var program = ReadProgram()
    program.show(form(0).frame)
    program.show(form(0, name: "bob").frame, .text("bob"))
    program.show(form(1, name: "bob", isOn: true).frame, .tab)
    #expect(
      program.text == """
        * - "Name" = "bob" textEntry
        * - "Pass" textEntry, isEditing
        * - "Subscribe" = "1" button, toggleButton
        * - "Save" button
        * - "One" staticText
        * - "Two" staticText
        """)
  }

  @Test("What is typed is said character by character, and words when they end")
  func typing() {
    var program = ReadProgram()
    program.show(form(0).frame)
    #expect(program.show(form(0, name: "b").frame, .text("b")) == ["echo: b"])
    #expect(program.show(form(0, name: "bo").frame, .text("o")) == ["echo: o"])
    #expect(program.show(form(0, name: "bo ").frame, .text(" ")) == ["echo:  ", "word: bo"])
    #expect(program.show(form(0, name: "bo").frame, .backspace) == ["deleted:  "])
    #expect(program.show(form(0, name: "b").frame, .backspace) == ["deleted: o"])
    #expect(program.show(form(0).frame, .backspace) == ["deleted: b"])
  }

  @Test("A secret is only counted")
  func secret() {
    var program = ReadProgram()
    program.show(form(0).frame)
    program.show(form(1).frame, .tab)
    #expect(program.show(form(1, secret: "h").frame, .text("h")) == ["hidden: 1"])
    #expect(program.show(form(1, secret: "hu").frame, .text("u")) == ["hidden: 1"])
    #expect(!program.text.contains("hu"))
    #expect(program.text.contains("Pass"))
  }

  @Test("A notice is news, and not the focus")
  func notice() {
    var program = ReadProgram()
    program.show(form(3).frame)
    var saved = form(3)
    saved.notice = "Saved it"
    #expect(program.show(saved.frame, .enter) == ["output: Saved it"])
    #expect(program.show(form(3).frame) == [])
  }

  @Test(
    "Frames of other kinds are frames as well, and what stands in their edges names what is in them",
    arguments: [
      ["▊▔▎", "▊ ▎", "▊▁▎"], ["▁▁▁", "▎ ▊", "▔▔▔"], ["█▀█", "█ █", "█▄█"], ["▗▄▖", "▐ ▌", "▝▀▘"],
      ["▛▀▜", "▌ ▐", "▙▄▟"], ["▄▄▄", "█ █", "▀▀▀"], ["╭─╮", "│ │", "╰─╯"], ["┏━┓", "┃ ┃", "┗━┛"],
      ["╔═╗", "║ ║", "╚═╝"],
    ])
  func titled(kind: [String]) {
    func titled(_ form: FramedForm) -> TerminalFrame {
      var form = form
      form.kind = kind
      form.titles = [0: "Your name", 2: "Mail"]
      return form.frame
    }
    var program = ReadProgram()
    #expect(program.show(titled(form(0))) == ["focus: Your name, Name"])
    #expect(program.show(titled(form(0, name: "b")), .text("b")) == ["echo: b"])
    #expect(program.show(titled(form(1, name: "b")), .tab) == ["focus: Pass"])
    #expect(
      program.show(titled(form(1, name: "b", secret: "h")), .text("h")) == ["hidden: 1"])
    #expect(
      program.show(titled(form(2, name: "b", secret: "h")), .tab)
        == ["focus: Mail, Subscribe, [off]"])
    #expect(program.show(titled(form(4, name: "b", secret: "h")), .tab) == ["focus: One"])
    #expect(
      program.text == """
        * - "Your name, Name" = "b" textEntry
        * - "Pass" = "•" textEntry, secureTextField
        * - "Mail, Subscribe" = "0" button, toggleButton
        * - "Save" button
        - <list>
          * - "One" selected
          * - "Two"
        """)
  }
}
