@testable import EarshotFiles
import EarshotScript
import EarshotSession
import Foundation
import Testing

/// What a run makes of the steps of a script.
@Suite struct ScriptRunTests {
  /// Two buttons, a switch and a second screen.
  private static let app = """
    screens:
      - name: Home
        root:
          children:
            - { id: title, label: Home, traits: [header] }
            - { id: go, label: Go, traits: [button], hint: Goes on., on: { activate: { push: Next } } }
            - { id: light, label: Light, value: "0", traits: [button, toggleButton],
                on: { activate: toggle } }
            - { id: mute, isElement: true }
      - name: Next
        root: { children: [{ id: end, label: The end, frame: [16, 120, 300, 44] }] }
    """

  private func play(_ steps: String, style: String = "spoken") throws -> ScriptReport {
    try .of(steps, settings: "style: \(style)\n", over: Self.app)
  }

  /// What was found for each expectation.
  private func found(_ steps: String) throws -> [String] {
    try play(steps).results.map { "\($0.isMet ? "yes" : "no"): \($0.actual)" }
  }

  @Test func speechIsTheLastUtteranceSinceTheStepBefore() throws {
    #expect(
      try found(
        """
          - expect: Home, heading
          - moveForward: 2
          - expect: Light, off
          - expect: Light, off
          - wait: 1
          - expect: (silence)
          - last
          - expect: (silence)
        """) == [
          "yes: Home, heading", "yes: Light, off", "yes: Light, off", "yes: (silence)",
          "yes: (silence)",
        ])
  }

  @Test func everythingThatWasSaidIsComparedInItsOrder() throws {
    #expect(
      try found(
        """
          - expect: { said: [VoiceOver on, "Home, heading"] }
          - moveForward: 2
          - expect: { said: ["Go, button", "Light, off"] }
          - expect: { said: ["Light, off", "Go, button"] }
          - last
          - expect: { said: [] }
        """) == [
          "yes: VoiceOver on; Home, heading", "yes: Go, button; Light, off",
          "no: Go, button; Light, off", "yes: (nothing)",
        ])
  }

  /// Ten letters take 0.6 seconds, the pause before the hint 1.1 and the hint of eight 0.48.
  @Test func whatIsCutOffIsToldFromWhatIsHeard() throws {
    #expect(
      try found(
        """
          - focus: go
          - wait: 2.17
          - expect: { outcome: (nothing) }
          - wait: 0.02
          - expect: { outcome: heard }
          - focus: go
          - wait: 1
          - focus: title
          - expect: { outcome: interrupted }
          - expect: { outcome: heard }
        """) == [
          "yes: (nothing)", "yes: heard", "yes: interrupted", "no: interrupted",
        ])
  }

  @Test func theHintIsKnownBeforeItIsHeard() throws {
    #expect(
      try found("  - focus: go\n  - expect: { hint: Goes on., focused: go }")
        == ["yes: Goes on.", "yes: go"])
  }

  @Test func handlersAreNamed() throws {
    #expect(
      try found(
        """
          - focus: light
          - activate
          - expect: { handledBy: light, action: activate }
          - escape
          - expect: { handledBy: light, action: escape }
          - expect: { handledBy: light, action: magicTap }
          - expect: { action: escape }
        """) == ["yes: light", "no: (nothing)", "no: (no such action)", "yes: escape"])
  }

  /// The asked-for action is there whether or not anybody handled it, and its handler is an element, a
  /// screen or a class.
  @Test func activationsAreNamedWhoeverHandlesThem() throws {
    #expect(
      try found(
        """
          - focus: title
          - activate
          - expect: { handledBy: (nothing), action: activate, sound: boundary }
          - focus: go
          - activate
          - expect: { handledBy: go, action: activate, sound: activate }
        """) == [
          "yes: (nothing)", "yes: boundary", "yes: go", "yes: activate, screenChange, focus",
        ])
  }

  @Test func announcementsAreFollowedToTheirEnd() throws {
    #expect(
      try found(
        """
          - wait: 5
          - announce: Saved
          - expect: { announced: Saved }
          - wait: 5
          - expect: { announced: Saved, successful: true }
          - announce: { text: Sent, priority: low }
          - moveForward
          - wait: 5
          - expect: { announced: Lost }
        """) == ["no: not yet ended", "yes: heard", "no: not announced"])
  }

  @Test func touchesAndTapsReachWhatIsThere() throws {
    #expect(
      try found(
        """
          - touch: light
          - expect: Light, off
          - touch: [100, 20]
          - expect: Home, heading
          - tap: go
          - expect: { focused: back }
        """) == ["yes: Light, off", "yes: Home, heading", "yes: back"])
  }

  @Test func valuesAndLabelsCanBeLookedUp() throws {
    #expect(
      try found(
        """
          - expect: { element: light, value: "0", label: Light }
          - expect: { element: nobody, value: "0" }
          - expect: { element: title, value: (nothing) }
        """) == ["yes: 0", "yes: Light", "no: (no such element)", "yes: (nothing)"])
  }

  @Test func stylesChangeTheNotation() throws {
    let report = try play("  - expect: Home. Heading.", style: "snapshot")
    #expect(report.failures.isEmpty)
  }

  @Test func timePassesOnlyWhereAScriptWaits() throws {
    let times = try play("  - moveForward: 3\n  - wait: 1.5\n  - first").events
      .filter { $0.kind == .command }.map(\.time)
    #expect(times == [.zero, .zero, .zero, .zero, .zero, .milliseconds(1500)])
  }

  @Test func theTranscriptBeginsWithTheFirstCallbackOfTheFirstScreen() throws {
    let events = try play("  - wait: 1").events
    #expect(events.first?.name == "launch")
    let callbacks = events.filter { $0.kind == .callback && $0.id != "DocumentApplication" }
      .map { "\($0.id ?? "?") \($0.name ?? "?")" }
    #expect(
      callbacks == [
        "NavigationController loadView", "NavigationController viewDidLoad",
        "NavigationController viewWillAppear", "Home loadView", "Home viewDidLoad",
        "Home viewWillAppear", "NavigationController viewIsAppearing", "Home viewIsAppearing",
        "NavigationController viewWillLayoutSubviews", "Home viewWillLayoutSubviews",
        "Home viewDidLayoutSubviews", "NavigationController viewDidLayoutSubviews",
        "NavigationController viewDidAppear", "Home viewDidAppear",
      ])
  }

  @Test func aFailureShowsBothSides() throws {
    let report = try play("  - expect: { speech: House, focused: go }")
    let lines = report.failures.flatMap { $0.lines(in: "tour.yaml") }
    #expect(
      lines == [
        "tour.yaml:4:23: failure: speech is not as expected", "  expected: House",
        "  actual:   Home, heading", "tour.yaml:4:39: failure: focused is not as expected",
        "  expected: go", "  actual:   title",
      ])
    #expect(report.text.hasSuffix("\n2 of 2 expectations not met\n"))
  }

  @Test(arguments: [
    (
      "  - focus: nobody",
      ":4:5: error: nothing in the app is called 'nobody' now; "
        + "expected the id or the label of something on a screen that is there"
    ),
    (
      "  - tap: nobody",
      ":4:5: error: nothing in the app is called 'nobody' now; "
        + "expected the id or the label of something on a screen that is there"
    ),
    (
      "  - first\n  - post: { screenChanged: nobody }",
      ":5:5: error: nothing in the app is called 'nobody' now; "
        + "expected the id or the label of something on a screen that is there"
    ),
  ])
  func aStepThatNamesNothingIsRefused(steps: String, line: String) throws {
    let refusal = try #require(try play(steps).refusal)
    #expect("\(refusal)".hasSuffix("tour.yaml" + line), "\(refusal)")
  }

  @Test func whatWasFoundBeforeARefusedStepStays() throws {
    let report = try play("  - expect: House\n  - moveForward\n  - focus: nobody\n  - expect: Home")
    #expect(
      report.failures.flatMap { $0.lines(in: "tour.yaml") }.first
        == "tour.yaml:4:13: failure: speech is not as expected")
    #expect(report.results.count == 1)
    #expect(
      report.text.split(separator: "\n").suffix(3) == [
        "  0.000 note: the script ends at line 6: nothing in the app is called 'nobody' now",
        "  2.180 outcome: Go, button, heard",
        "1 of 1 expectations not met, and the script broke off",
      ])
    let cases = report.suite.cases.map { check in
      switch check.result {
      case .passed: "passed"
      case .failed: "line \(check.place?.line ?? 0) failed"
      case .refused: "line \(check.place?.line ?? 0) refused"
      case .skipped: "skipped"
      }
    }
    #expect(cases == ["line 4 failed", "line 6 refused"])
  }

  @Test func aScreenThatABehaviourNamesInVainIsRefusedInTheDocument() throws {
    let app = """
      screens:
        - name: Home
          root:
            children:
              - { id: go, label: Go, on: { activate: { push: Nxt } } }
      """
    do {
      _ = try ScriptReport.of("  - first", over: app)
      Issue.record("nothing was refused")
    } catch {
      #expect(
        "\(error)".hasSuffix(
          "/app.yaml:5:56: error: unknown screen 'Nxt'; did you mean 'Home'?"), "\(error)")
    }
    do {
      _ = try ScriptReport.of("  - first", settings: "scene: Nxt\n", over: Self.app)
      Issue.record("nothing was refused")
    } catch {
      #expect(
        "\(error)".hasSuffix(
          "/tour.yaml:2:8: error: no screen is called 'Nxt'; did you mean 'Next'?"))
    }
  }

  @Test func everyUtteranceHasItsEnd() throws {
    let text = String(repeating: "on and ", count: 100) + "on"
    let app = """
      screens:
        - name: Home
          root:
            children:
              - { id: go, label: Go, on: { activate: { announce: \(text) },
                  announcementDidFinish: { announce: \(text) } } }
      """
    let endless = try ScriptReport.of("  - activate", over: app).events
    #expect(
      endless.suffix(3).map { $0.description.split(separator: " ", maxSplits: 1)[1] } == [
        "note: speech did not come to an end within 3600 seconds",
        "outcome: \(text), interrupted",
        "notification: AnnouncementDidFinish \(text), unsuccessful",
      ])
    #expect(endless.count { $0.kind == .speech } == endless.count { $0.kind == .outcome })
    let held = try play("  - moveForward\n  - pause").events
    #expect(held.count { $0.kind == .speech } == held.count { $0.kind == .outcome })
  }

  @Test func aFailureIsThreeLinesWhateverItsTexts() throws {
    let app =
      #"screens: [{ name: Home, root: { children: [{ id: a, "#
      + #"label: "A\n  0.000 expectation: speech \u202EB, as expected\e[31m" }] } }]"#
    let report = try ScriptReport.of(#"  - expect: "B\nC\LD\e[0m""#, over: app)
    #expect(
      report.failures.flatMap { $0.lines(in: "tour.yaml") } == [
        "tour.yaml:3:13: failure: speech is not as expected", "  expected: B C D [0m",
        "  actual:   A   0.000 expectation: speech B, as expected [31m",
      ])
    let texts = report.text + JUnitReport(name: "play", suites: [report.suite]).xml
    #expect(!texts.unicodeScalars.contains { ["\u{1B}", "\u{2028}", "\u{202E}"].contains($0) })
    #expect(report.text.split(separator: "\n").allSatisfy { !$0.hasPrefix("  0.000 expectation") })
  }

  @Test(arguments: [
    (
      "open: gone.yaml",
      "1:7: error: 'gone.yaml' cannot be opened: no such file; "
        + "expected a path from the folder of this file"
    ),
    ("steps: [first]", "1:1: error: 'open' is missing; expected it here"),
    (
      "open: /dev/null",
      "1:7: error: '/dev/null' cannot be opened: this is no regular file; "
        + "expected a path from the folder of this file"
    ),
  ])
  func whatCannotBeOpenedIsRefusedWhereItIsNamed(script: String, line: String) throws {
    do {
      let script = try ScriptReader().read(Array(script.utf8), file: "tour.yaml")
      _ = try ScriptPlayer().play(script)
      Issue.record("nothing was refused")
    } catch {
      #expect("\(error)" == "tour.yaml:" + line)
    }
  }
}
