import EarshotDocuments
@testable import EarshotFiles
import EarshotScript
import EarshotSession
import Foundation
import Testing

/// Scripts that leave the app and come back to it.
@Suite struct LeavingTests {
  private static let app = """
    screens:
      - name: Home
        root:
          children:
            - { id: title, label: Home, traits: [header], frame: [16, 60, 300, 40] }
            - { id: go, label: Go, traits: [button], frame: [16, 120, 300, 40],
                on: { activate: { push: Next } } }
            - { id: light, label: Light, value: "0", traits: [button, toggleButton],
                frame: [16, 180, 300, 40], on: { activate: toggle } }
            - { id: ask, label: Ask, traits: [button], frame: [16, 240, 300, 40],
                on: { activate: { present: Question, style: alert } } }
            - { id: show, label: Show, traits: [button], frame: [16, 300, 300, 40],
                on: { activate: { present: Next, style: sheet } } }
            - { id: name, label: Name, traits: [textEntry], frame: [16, 360, 300, 40] }
            - id: book
              frame: [16, 420, 300, 200]
              scroll: { elements: [one, two, three] }
              children:
                - { id: one, label: One, frame: [16, 420, 300, 40] }
                - { id: two, label: Two, frame: [16, 420, 300, 40] }
                - { id: three, label: Three, frame: [16, 420, 300, 40] }
      - name: Next
        root:
          children:
            - { id: top, label: The top, frame: [16, 120, 300, 44] }
            - { id: end, label: The end, frame: [16, 180, 300, 44] }
      - name: Question
        size: [300, 200]
        root: { children: [{ id: sure, label: Sure?, frame: [16, 20, 200, 44] }] }
    """

  private func play(_ steps: String) throws -> [String] {
    try ScriptReport.of(steps, over: Self.app).results.map {
      "\($0.isMet ? "yes" : "no"): \($0.actual)"
    }
  }

  @Test("the stack, what elements have become, and the cursor come back")
  func comesBack() throws {
    #expect(
      try play(
        """
          - focus: light
          - activate
          - focus: go
          - activate
          - last
          - expect: The end
          - leave
          - moveForward
          - expect: (silence)
          - comeBack
          - expect: The end
          - expect: { focused: end }
          - escape
          - focus: light
          - expect: Light, on
          - comeBack
          - expect: Light, on
        """) == [
          "yes: The end", "yes: (silence)", "yes: The end", "yes: end", "yes: Light, on",
          "yes: Light, on",
        ])
  }

  @Test("an app that was left does nothing until the script comes back")
  func left() throws {
    #expect(
      try play(
        """
          - leave
          - announce: Ghost
          - post: screenChanged
          - application: active
          - expect: { announced: Ghost }
          - expect: (silence)
          - comeBack
          - expect: Home, heading
        """) == ["no: not announced", "yes: (silence)", "yes: Home, heading"])
  }

  @Test("an alert and a sheet stand over the screen again", arguments: ["ask", "show"])
  func presented(button: String) throws {
    let element = button == "ask" ? "sure" : "end"
    #expect(
      try play(
        """
          - focus: \(button)
          - activate
          - focus: \(element)
          - comeBack
          - expect: { focused: \(element) }
          - escape
          - focus: title
          - expect: Home, heading
        """) == ["yes: \(element)", "yes: Home, heading"])
  }

  @Test("a field that was being edited keeps what was typed and is not edited any more")
  func aFieldThatWasEdited() throws {
    #expect(
      try play(
        """
          - focus: name
          - activate
          - type: Ada
          - focus: title
          - focus: name
          - expect: Name, Ada, text field, is editing, insertion point at end
          - comeBack
          - focus: title
          - focus: name
          - expect: Name, Ada, text field
        """) == [
          "yes: Name, Ada, text field, is editing, insertion point at end",
          "yes: Name, Ada, text field",
        ])
  }

  @Test("the page that was shown is shown again, and scrolling goes on from it")
  func aPage() throws {
    #expect(
      try play(
        """
          - focus: one
          - scroll: next
          - scroll: next
          - focus: three
          - expect: Three
          - comeBack
          - focus: three
          - scroll: previous
          - expect: Page 2 of 3
        """) == ["yes: Three", "yes: Page 2 of 3"])
  }

  @Test func nothingBelongsToTheSteps() {
    let script = "open: app.yaml\nsteps:\n  - leave: 3\n"
    #expect(
      throws: ScriptRefusal([
        FileError(
          file: "a.yaml", line: 3, column: 12,
          problem: ValueProblem.wrongValue(
            key: "leave", found: "3", expected: "nothing behind this step"))
      ])
    ) { try ScriptReader().read(Array(script.utf8), file: "a.yaml") }
  }
}
