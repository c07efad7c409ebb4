import EarshotTestSupport
import Foundation
import Testing

@Suite("earshot play")
struct PlayCommandTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(
      """
      screens:
        - name: Home
          root:
            children:
              - { id: title, label: Home, traits: [header] }
              - { id: save, label: Save, traits: [button], on: { activate: { announce: Saved } } }
      """, to: "app.yaml")
    try write("good", "  - expect: Home, heading\n  - moveForward\n  - expect: \"Save, button\"")
    try write("bad", "  - moveForward\n  - expect: Save\n  - activate\n  - expect: Saved")
    try write("empty", "  - moveForward")
    try folder.write("open: app.yaml\nsteps:\n  - moveForwrd\n", to: "typo.yaml")
  }

  private func write(_ name: String, _ steps: String) throws {
    try folder.write("open: app.yaml\nsteps:\n\(steps)\n", to: "\(name).yaml")
  }

  private func play(_ arguments: String...) async throws -> CommandRun {
    try await Program.earshot(["play"] + arguments, in: folder.url)
  }

  @Test("A run prints what happened and how many expectations were met")
  func text() async throws {
    let run = try await play("good.yaml")
    #expect(run.lines.first == "Script good.yaml")
    #expect(run.lines.contains("  0.000 speech: Save, button, because of focus"))
    #expect(run.lines.contains("  0.000 expectation: speech Save, button, as expected"))
    #expect(run.lines.last == "2 expectations met")
    #expect(run.diagnostics.isEmpty)
    #expect(run.status == 0)
  }

  @Test("A failure shows what was expected above what there was, with its line")
  func failure() async throws {
    let run = try await play("bad.yaml")
    #expect(
      run.output.contains(
        """
        bad.yaml:4:13: failure: speech is not as expected
          expected: Save
          actual:   Save, button

        """))
    #expect(run.lines.last == "1 of 2 expectations not met")
    #expect(run.status == 1)
  }

  @Test("What a storyboard asks for in vain is told once, and changes nothing else")
  func problemsOfAStoryboard() async throws {
    try folder.write(
      SmallStoryboard.text(SmallStoryboard.label("Hello")).replacing(
        "<viewController title", with: "<viewController customClass=\"HomeController\" title"),
      to: "home.storyboard")
    for name in ["one", "two"] {
      try folder.write(
        "open: home.storyboard\nsteps:\n  - expect: Hello\n", to: "\(name).yaml")
    }
    try folder.write(
      "open: home.storyboard\nsteps:\n  - focus: nobody\n", to: "refused.yaml")
    let told =
      "home.storyboard:7:17: warning: the class 'HomeController' is not registered; ViewController "
      + "takes its place, and its outlets and actions lead nowhere"
    let run = try await play("one.yaml", "two.yaml")
    #expect(run.diagnosticLines == [told])
    #expect(
      run.lines.last == "2 scripts, 2 expectations met" && !run.output.contains("HomeController"))
    #expect(run.status == 0)
    let refused = try await play("refused.yaml")
    #expect(refused.diagnosticLines.last == told && refused.diagnosticLines.count == 2)
    #expect(refused.status == 2)
    // `open` tells the same, without a terminal too, when it is left.
    let opened = try await Program.shell(
      "echo quit | ACCESSIBLE=1 \"$EARSHOT\" open home.storyboard --mute", in: folder.url)
    #expect(opened.diagnosticLines == [told])
    #expect(opened.status == 0)
  }

  @Test("A refused script does not stop the others")
  func batch() async throws {
    let run = try await play("typo.yaml", "gone.yaml", "bad.yaml", "good.yaml")
    #expect(
      run.diagnosticLines == [
        "typo.yaml:3:5: error: unknown step 'moveForwrd'; did you mean 'moveForward'?",
        "gone.yaml:1:1: error: no such file; expected a script: a .yaml or .json file with 'open' "
          + "and 'steps'",
      ])
    #expect(
      run.lines.filter { $0.hasPrefix("Script ") } == ["Script bad.yaml", "Script good.yaml"])
    #expect(run.status == 2)
  }

  @Test("What a refused step leaves undone takes nothing from what was found before")
  func refusedStep() async throws {
    try write("lost", "  - expect: Wrong\n  - moveForward\n  - focus: nobody\n  - expect: Home")
    let refusal =
      "lost.yaml:5:5: error: nothing in the app is called 'nobody' now; "
      + "expected the id or the label of something on a screen that is there"
    let failure = [
      "lost.yaml:3:13: failure: speech is not as expected", "  expected: Wrong",
      "  actual:   Home, heading",
    ]
    let text = try await play("lost.yaml", "good.yaml")
    #expect(text.output.contains(failure.joined(separator: "\n") + "\n"))
    #expect(text.lines.contains("  0.000 speech: Save, button, because of focus"))
    #expect(text.lines.contains("1 of 1 expectations not met, and the script broke off"))
    #expect(text.lines.last == "2 scripts, 2 expectations met, 1 not met, 1 broken off")
    let quiet = try await play("-q", "lost.yaml", "good.yaml")
    #expect(quiet.lines.last == "2 scripts, 2 expectations met, 1 not met, 1 broken off")
    #expect(text.diagnosticLines == [refusal])
    let json = try await play("--format", "json", "lost.yaml")
    #expect(
      json.lines.contains {
        $0.contains("the script ends at line 5: nothing in the app is called 'nobody' now")
      })
    #expect(json.diagnosticLines == failure + [refusal])
    let junit = try await play("--format", "junit", "lost.yaml")
    #expect(junit.lines.count { $0.contains("<failure ") } == 1)
    #expect(junit.output.contains("<error type=\"input\" message=\"lost.yaml:5:5: error: "))
    #expect([text.status, json.status, junit.status] == [2, 2, 2])
  }

  @Test("Quietly, only what was not as expected is printed, and the total")
  func quiet() async throws {
    let run = try await play("-q", "good.yaml", "bad.yaml", "typo.yaml")
    #expect(
      run.lines == [
        "bad.yaml:4:13: failure: speech is not as expected", "  expected: Save",
        "  actual:   Save, button", "3 scripts, 3 expectations met, 1 not met, 1 refused",
      ])
    #expect(run.status == 2)
    #expect(try await play("--quiet", "good.yaml").lines == ["1 script, 2 expectations met"])
    let json = try await play("--quiet", "--format", "json", "good.yaml")
    #expect(json.status == 2 && json.diagnostics.contains("--quiet is for text"))
  }

  @Test("All that is wrong with a script is told at once")
  func mistakes() async throws {
    try folder.write(
      "open: app.yaml\nstyle: loud\nsteps:\n  - fist\n  - expect: { foo: a }\n", to: "wrong.yaml")
    let run = try await play("--format", "junit", "wrong.yaml")
    #expect(
      run.diagnosticLines.map { String($0.prefix(while: { $0 != ";" })) } == [
        "wrong.yaml:2:8: error: 'style' is loud", "wrong.yaml:4:5: error: unknown step 'fist'",
        "wrong.yaml:5:15: error: unknown key 'foo'",
      ])
    #expect(run.lines.count { $0.contains("<error ") } == 3)
    #expect(run.status == 2)
  }

  @Test("What was heard is written in the place of what was not met, and played again it is met")
  func update() async throws {
    let path = folder.path(of: "bad.yaml")
    chmod(path, 0o640)
    let run = try await play("--update", "bad.yaml")
    #expect(
      run.diagnosticLines == ["bad.yaml:4:13: note: speech is now expected to be Save, button"])
    #expect(run.status == 1)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == "open: app.yaml\nsteps:\n  - moveForward\n  - expect: Save, button\n  - activate\n"
        + "  - expect: Saved\n")
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(permissions as? Int == 0o640)
    let again = try await play("--update", "bad.yaml")
    #expect(again.lines.last == "2 expectations met" && again.diagnostics.isEmpty)
    #expect(again.status == 0)
    let input = try await Program.shell(
      "cat bad.yaml | \"$EARSHOT\" play --update -", in: folder.url)
    #expect(input.status == 2 && input.diagnostics.contains("cannot write to standard input"))
    try write("other", "  - expect: { announced: Saved }")
    #expect(
      try await play("--update", "other.yaml").diagnosticLines == [
        "other.yaml:3:26: note: announcement \"Saved\" is left as it is: it differs each time, or no "
          + "script could expect it"
      ])
  }

  @Test("A script may open the sample app")
  func sampleApp() async throws {
    try folder.write(
      "open: demo\nsteps:\n  - expect: { matches: \"*, heading\" }\n", to: "demo-walk.yaml")
    #expect(try await play("demo-walk.yaml").lines.last == "1 expectation met")
  }

  @Test("A pipe is read where it is named on the command line, and refused where a script names it")
  func pipes() async throws {
    #expect(mkfifo(folder.path(of: "pipe.yaml"), 0o600) == 0)
    try folder.write("open: pipe.yaml\nsteps:\n  - first\n", to: "waits.yaml")
    let run = try await play("waits.yaml")
    #expect(
      run.diagnosticLines == [
        "waits.yaml:1:7: error: 'pipe.yaml' cannot be opened: this is no regular file; "
          + "expected a path from the folder of this file"
      ])
    #expect(run.status == 2)
    for command in ["cat good.yaml | \"$EARSHOT\" play -", "\"$EARSHOT\" play pipe.yaml"] {
      let writer = command.hasSuffix("pipe.yaml") ? "cat good.yaml > pipe.yaml & " : ""
      let piped = try await Program.shell(writer + command, in: folder.url)
      #expect(piped.lines.last == "2 expectations met" && piped.status == 0)
    }
  }

  @Test("What is no script is refused with what a script is")
  func noScript() async throws {
    try folder.write(SmallStoryboard.text(), to: "home.storyboard")
    try folder.write("", to: "nothing.yaml")
    let run = try await play("home.storyboard", "nothing.yaml")
    #expect(
      run.diagnosticLines == [
        "home.storyboard:1:1: error: this is XML, as a storyboard or a xib is; "
          + "expected a script that opens it; 'earshot read' reads it",
        "nothing.yaml:1:1: error: the file is empty; "
          + "expected a script: a .yaml or .json file with 'open' and 'steps'",
      ])
  }

  @Test("Scripts that expect nothing are fine and say so")
  func nothing() async throws {
    let run = try await play("empty.yaml")
    #expect(run.lines.last == "Nothing was expected")
    #expect(run.status == 3)
    let both = try await play("-q", "empty.yaml", "good.yaml")
    #expect(both.lines == ["2 scripts, 2 expectations met, 1 expects nothing"])
    #expect(both.status == 0)
    #expect(try await play("empty.yaml", "good.yaml").status == 0)
    #expect(try await play("empty.yaml", "bad.yaml").status == 1)
  }

  @Test("A scene that a project has not is told where the script names it")
  func sceneOfAProject() async throws {
    let project = try ScratchFolder()
    try SmallProject.write(main: SmallStoryboard.text(SmallStoryboard.label("Hello")), to: project)
    try project.write("open: .\nscene: Hom\nsteps:\n  - first\n", to: "walk.yaml")
    let run = try await Program.earshot(["play", "walk.yaml"], in: project.url)
    #expect(
      run.diagnosticLines == [
        "walk.yaml:2:8: error: no screen is called 'Hom'; did you mean 'Home'?"
      ])
    #expect(run.status == 2)
  }

  @Test(
    "A misspelled setting of the rotor is told before anything is played, and the app's own are known"
  )
  func rotors() async throws {
    try folder.write(
      """
      screens:
        - name: Home
          root:
            children:
              - { id: title, label: Home, traits: [header] }
        - name: Bridge
          root:
            children:
              - { id: link, label: Link, customRotors: [{ name: Link, elements: [link] }] }
      """, to: "rotors.yaml")
    func play(_ step: String) async throws -> CommandRun {
      try folder.write(
        "open: rotors.yaml\nsteps:\n  - expect: Away\n  - group: { name: Deep, steps: [\(step)] }\n",
        to: "turn.yaml")
      return try await self.play("turn.yaml")
    }
    for step in ["rotor: headngs", "next: headngs", "previous: headngs"] {
      let run = try await play(step)
      #expect(
        run.diagnosticLines == [
          "turn.yaml:4:34: error: unknown rotor setting 'headngs'; did you mean 'headings'?"
        ])
      #expect(run.output == "" && run.status == 2)
    }
    for step in ["rotor: Ferries", "rotor: Link"] {
      let run = try await play(step)
      #expect(run.diagnostics == "" && run.status == 1, "\(run)")
    }
  }

  @Test("Events are lines of JSON; failures are told besides")
  func json() async throws {
    let run = try await play("--format", "json", "bad.yaml")
    let events = try run.lines.map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(events.first?["event"] as? String == "script")
    #expect(events.allSatisfy { $0["t"] is NSNumber && $0["event"] is String })
    let expectations = run.lines.filter { $0.contains("\"expectation\"") }
    #expect(
      expectations == [
        "{\"t\": 0, \"event\": \"expectation\", \"text\": \"Save\", \"name\": \"speech\", "
          + "\"outcome\": \"Save, button\", \"ok\": false}",
        "{\"t\": 0, \"event\": \"expectation\", \"text\": \"Saved\", \"name\": \"speech\", "
          + "\"ok\": true}",
      ])
    #expect(
      run.diagnosticLines == [
        "bad.yaml:4:13: failure: speech is not as expected", "  expected: Save",
        "  actual:   Save, button",
      ])
    #expect(run.status == 1)
  }

  @Test("A JUnit report goes into a file, with refused scripts as errors")
  func junit() async throws {
    let run = try await play(
      "--format", "junit", "-o", "report.xml", "good.yaml", "bad.yaml", "typo.yaml")
    #expect(run.output.isEmpty)
    #expect(run.status == 2)
    let xml = try String(
      contentsOf: folder.url.appendingPathComponent("report.xml"), encoding: .utf8)
    #expect(
      xml.split(separator: "\n").filter { $0.contains("<testsuite") }
        .map { $0.prefix(while: { $0 != ">" }).split(separator: " time=")[0] } == [
          "<testsuites name=\"earshot play\" tests=\"5\" failures=\"1\" errors=\"1\"",
          "  <testsuite name=\"good.yaml\" tests=\"2\" failures=\"0\" errors=\"0\" skipped=\"0\"",
          "  <testsuite name=\"bad.yaml\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\"",
          "  <testsuite name=\"typo.yaml\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\"",
        ])
    #expect(xml.contains("bad.yaml:4:13: expected Save, found Save, button"))
    #expect(xml.contains("0.000 speech: Save, button, because of focus"))
  }

  @Test("Options beat what scripts say; a report that cannot be written is an error")
  func options() async throws {
    try write("styled", "  - expect: Home. Heading.")
    #expect(try await play("--style", "snapshot", "styled.yaml").status == 0)
    #expect(try await play("styled.yaml").status == 1)
    let run = try await play("-o", "nowhere/report.txt", "good.yaml")
    #expect(run.diagnosticLines.first?.hasPrefix("nowhere/report.txt: error: ") == true)
    #expect(run.status == 2)
    #expect(try await play().status == 2)
  }
}
