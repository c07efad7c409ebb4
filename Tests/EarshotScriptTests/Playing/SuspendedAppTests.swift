import EarshotScript
import Testing

/// An app that is suspended is off screen and does not run: nothing that a person or a script asks of it
/// is done (guide row G33).
@Suite struct SuspendedAppTests {
  private static let app = """
    screens:
      - name: Home
        root:
          id: home
          children:
            - { id: title, label: Title, traits: [header] }
            - { id: go, label: Go, traits: [button], on: { activate: { push: Next } } }
      - name: Next
        root: { children: [{ id: end, label: The end, frame: [16, 120, 300, 44] }] }
    """

  private func steps(_ steps: String) throws -> [[String]] {
    try ScriptReport.of(steps, over: Self.app).steps
  }

  @Test func theReaderIsRefused() throws {
    let asked = [
      "focus: go", "activate", "moveForward", "escape", "magicTap", "scroll: up", "increment",
      "rotorNext", "readAll", "speakItem", "touch: go",
    ]
    let steps = try steps(
      "  - application: suspended\n" + asked.map { "  - \($0)\n" }.joined())
    for (step, name) in zip(steps.dropFirst(), asked) {
      let command = name.prefix { $0 != ":" }
      #expect(
        step.dropFirst() == ["note: \(command) was asked for while the app is suspended"])
    }
    #expect(steps.count == asked.count + 2 && steps.last == ["command: lift"])
  }

  @Test func theAppIsRefusedWhatItWouldDoItself() throws {
    #expect(
      try steps(
        "  - application: suspended\n  - announce: Hello\n  - post: screenChanged\n"
          + "  - rotate: landscape\n  - tap: go"
      ).dropFirst().map { $0.dropFirst() } == [
        ["note: the app is suspended and does nothing"],
        ["note: the app is suspended and does nothing"],
        ["note: the app is suspended and does nothing"],
        ["note: nothing took the tap"],
      ])
  }

  /// The reader itself can be turned off and on; what it does to the app comes when the app is back.
  @Test func theReaderGoesOnWithoutTheApp() throws {
    #expect(
      try steps(
        "  - application: suspended\n  - disable\n  - enable\n  - application: active\n  - activate"
      ).dropFirst() == [
        [
          "command: disable", "focus: nothing, because of disable",
          "speech: VoiceOver off, because of status",
        ],
        ["command: enable", "speech: VoiceOver on, because of status"],
        [
          "command: active", "focus: title, because of firstOnScreen", "sound: focus",
          "speech: Title, heading, because of focus",
        ],
        ["command: activate", "action: title activate", "sound: boundary"],
      ])
  }

  @Test func theCursorIsWhereItWasWhenTheAppIsBack() throws {
    let report = try ScriptReport.of(
      """
        - focus: go
        - application: suspended
        - moveBackward
        - application: active
        - expect: { focused: go }
        - activate
        - expect: { handledBy: go }
      """, over: Self.app)
    #expect(report.results.map(\.actual) == ["go", "go"])
  }
}
