import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotTerminal

/// The host that writes lines, where nothing can be drawn on.
@Suite struct PlainHostTests {
  private static let list = """
    1. Probe, heading
    2. Greet, button
    3. Trap, button
    4. Abort, button
    5. Hang, button
    6. Deep, button
    7. Name, text field
    8. Password, secure text field
    9. Shuffle, off

    """

  /// Runs the small app with these lines as its input and returns what it printed.
  private func output(of input: String) throws -> String {
    let folder = try ScratchFolder()
    let file = try folder.write(input, to: "input")
    let output = folder.path(of: "output")
    let run = try ChildProcess(
      ["sh", "-c", "\"$PROBE\" < \"$INPUT\""],
      environment: TerminalRun.environment.merging(
        ["PROBE": BuiltProgram.path("EarshotTerminalProbe"), "INPUT": file]) { $1 },
      output: output, diagnostics: output)
    #expect(run.wait() == 0)
    return try String(contentsOfFile: output, encoding: .utf8)
  }

  @Test("A screen is a numbered list; numbers, names and text are what can be typed")
  func walk() throws {
    #expect(
      try output(of: "next\nnext\nback\n2\n\nlast\nactivate\n7\n\ntype Zoë\nlist\nquit\n")
        == Self.list + """
          VoiceOver on
          Probe, heading
          Greet, button
          Trap, button
          Greet, button
          Greet, button
          Hello there
          Shuffle, off (Double tap to toggle setting.)
          on
          Name, text field (Double tap to edit.)
          text field, is editing, character mode, insertion point at start
          Zoë
          Name, Zoë, text field, is editing, insertion point at end
          1. Probe, heading
          2. Greet, button
          3. Trap, button
          4. Abort, button
          5. Hang, button
          6. Deep, button
          7. Name, Zoë, text field, is editing, insertion point at end
          8. Password, secure text field
          9. Shuffle, on
          printed by the app
          ended: quit

          """)
  }

  @Test("What is no command is said to be none, and the end of the input ends the app")
  func mistakes() throws {
    #expect(
      try output(of: "fnd\nnxt\n12\ntype x\nscroll sideways\n") == Self.list + """
        VoiceOver on
        Probe, heading
        'fnd' is no command; expected a number, Enter, or a word that help lists
        did you mean 'find'?
        'nxt' is no command; expected a number, Enter, or a word that help lists
        did you mean 'next'?
        there is no item 12; expected 1 to 9
        nothing takes text here; expected the cursor in a text field that was activated
        'scroll sideways' is no command; expected a number, Enter, or a word that help lists
        ended: inputEnded

        """)
  }

  @Test("The rotor lists what would be heard, and takes these names as well as those of scripts")
  func rotor() throws {
    let heard = try output(
      of: "rotor\nrotor Form Controls\nrotor staticText\nrotor text fields\nquit\n")
    let lines = heard.components(separatedBy: "\n")
    let listed = lines.drop { $0 != "characters" }.prefix(5)
    #expect(
      Array(listed) == ["characters", "words", "headings", "buttons", "form controls"], "\(heard)")
    #expect(lines.contains("typing feedback") && !lines.contains("speechRate"))
    #expect(
      Array(lines.suffix(5)) == [
        "form controls", "(Nothing further)", "text fields", "ended: quit", "",
      ], "\(heard)")
  }

  @Test("A setting of the rotor that is misspelled is answered with the nearest that is heard here")
  func misspelledRotor() throws {
    let heard = try output(of: "rotor headngs\nrotor typng feedback\nquit\n")
    #expect(
      heard.hasSuffix(
        """
        'rotor headngs' is no command; expected a number, Enter, or a word that help lists
        did you mean 'rotor headings'?
        'rotor typng feedback' is no command; expected a number, Enter, or a word that help lists
        did you mean 'rotor typing feedback'?
        ended: quit

        """), "\(heard)")
  }

  @Test(
    "A terminal that cannot be drawn on, and a wish for plain lines, are respected",
    arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func terminals(_ wish: [String: String]) async throws {
    try await onTerminal {
      let run = try TerminalRun(
        [BuiltProgram.path("EarshotTerminalProbe")],
        environment: TerminalRun.environment.merging(wish) { $1 })
      try run.wait(forText: "9. Shuffle, off")
      try run.type("2\n\n")
      try run.wait(forText: "Hello there")
      try run.type("quit\n")
      #expect(try run.end() == 0)
      #expect(!run.output.contains(0x1B))
    }
  }

  @Test("An item gone since the list was printed is said to be gone, and nothing is pressed")
  func goneItem() async throws {
    let application = Application()
    let window = Window(application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
    var pressed: [String] = []
    let buttons = ["First", "Second"].enumerated().map { row, title in
      let button = Button(frame: Rect(x: 16, y: 100 + Double(row) * 60, width: 358, height: 44))
      button.setTitle(title, for: .normal)
      window.addSubview(button)
      return button
    }
    buttons[0].addAction(
      Action { _ in
        pressed.append("First")
        buttons[1].removeFromSuperview()
      }, for: .touchUpInside)
    buttons[1].addAction(Action { _ in pressed.append("Second") }, for: .touchUpInside)
    window.makeKeyAndVisible()
    let core = try HostCore(
      application, speech: .silent, reader: ScreenReader(ReaderSettings(behaviour: .device)),
      transcript: Transcript())
    for line in ["1", "", "2", "quit"] { core.events.send(.line(line)) }
    var lines: [String] = []
    let ending = await PlainHost(core) { line in
      lines.append(line)
      return nil
    }.run(showsTutorial: false)
    #expect(ending == .quit && pressed == ["First"])
    #expect(lines.contains("item 2 is no longer there; list prints the items as they are now"))
  }

  @Test("Where no line can be written any more the host ends and says why", arguments: [0, 1, 3])
  func lostOutput(room: Int) async throws {
    let application = Application()
    let window = Window(application: application, frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let label = Label(frame: Rect(x: 0, y: 0, width: 400, height: 44))
    label.text = "Hello"
    window.addSubview(label)
    window.makeKeyAndVisible()
    let core = try HostCore(
      application, speech: .silent, reader: ScreenReader(ReaderSettings(behaviour: .device)),
      transcript: Transcript())
    for line in ["list", "list", "list", "quit"] { core.events.send(.line(line)) }
    var lines: [String] = []
    let ending = await PlainHost(core) { line in
      guard lines.count < room else { return ENOSPC }
      lines.append(line)
      return nil
    }.run(showsTutorial: false)
    #expect(ending == .outputLost(ENOSPC) && lines.count == room)
  }
}
