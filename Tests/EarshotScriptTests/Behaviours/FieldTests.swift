import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotTestApps
import Testing

@testable import EarshotScript

/// Typing into the text fields of a screen document.
@Suite struct FieldTests {
  private func app() throws -> LiveApp {
    try LiveApp(
      """
      screens:
        - root:
            children:
              - { id: name, label: Name, value: Ad, traits: [textEntry] }
              - { id: code, label: Code, traits: [textEntry, secureTextField] }
              - { id: note, label: Note, traits: [textEntry, textArea] }
              - { id: pick, label: Pick, traits: [textEntry], on: { magicTap: toggle } }
              - { id: shut, label: Shut, traits: [textEntry, notEnabled] }
      """)
  }

  @Test func whatIsTypedIsTheValue() throws {
    let app = try app()
    #expect(!app.application.typeText("x"))
    #expect(try app.activate("name"))
    #expect(try app.element("name").accessibilityTraits.contains(.isEditing))
    #expect(app.application.typeText("aa"))
    #expect(app.application.pressDelete())
    #expect(try app.element("name").accessibilityValue == "Ada")
  }

  /// A field that is only secure is called a field, before and while it is edited.
  @Test func whatIsOnlySecureIsAField() throws {
    let report = try ScriptReport.of(
      "  - expect: { speech: \"PW, secure text field\", hint: Double tap to edit. }\n  - activate\n"
        + "  - type: ab\n  - speakItem\n  - first\n  - rotor: textFields",
      over: """
        screens: [{ name: Home, root: { children: [
          { id: pw, label: PW, traits: [secureTextField], frame: [16, 120, 300, 44] }] } }]
        """)
    #expect(report.results.map(\.actual) == ["PW, secure text field", "Double tap to edit."])
    let said = report.steps.joined().filter { $0.hasPrefix("speech") }
    #expect(
      said == [
        "speech: secure text field, is editing, character mode, insertion point at start, because of valueChange",
        "speech: 2 bullets, because of textEntry",
        "speech: PW, ••, secure text field, is editing, insertion point at end, because of focus",
        "speech: PW, ••, secure text field, is editing, insertion point at end, because of focus",
        "speech: text fields, because of rotor",
      ])
  }

  @Test func returnEndsTheEditingOfOneLineOnly() throws {
    let app = try app()
    try app.activate("name")
    app.application.typeText("a\n")
    #expect(try !app.element("name").accessibilityTraits.contains(.isEditing))
    try app.activate("note")
    app.application.typeText("a\nb")
    #expect(try app.element("note").accessibilityValue == "a\nb")
  }

  @Test func onlyOneFieldIsEdited() throws {
    let app = try app()
    try app.activate("name")
    try app.activate("note")
    #expect(try !app.element("name").accessibilityTraits.contains(.isEditing))
    #expect(try !app.activate("shut"))
    app.application.typeText("b")
    #expect(try app.element("note").accessibilityValue == "b")
  }

  @Test func otherTraitsCanChangeWhileAFieldIsEdited() throws {
    let app = try app()
    try app.activate("pick")
    #expect(try app.element("pick").accessibilityPerformMagicTap())
    #expect(try app.element("pick").accessibilityTraits == [.textEntry, .selected, .isEditing])
    try app.activate("name")
    #expect(try app.element("pick").accessibilityTraits == [.textEntry, .selected])
  }

  @Test func aReaderSeesTextAndInsertionPoint() throws {
    let app = try app()
    let input = try #require(try app.element("name").accessibilityTextInput)
    #expect(input.text == "Ad")
    #expect(input.selection == 2..<2)
    input.select(0..<1)
    input.insert("O")
    #expect(try app.element("name").accessibilityValue == "Od")
    #expect(input.selection == 1..<1)
    #expect(input.word(at: 0) == 0..<2)
  }

  @Test func secretsAreBullets() throws {
    let app = try app()
    try app.activate("code")
    app.application.typeText("open sesame")
    let code = try app.element("code")
    #expect(code.disclosedAccessibilityValue?.text == "•••••••••••")
    #expect(code.accessibilityTextInput?.text == "•••••••••••")
    #expect(code.accessibilityTextInput?.word(at: 2) == 0..<11)
  }
}
