import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Testing

/// What somebody does in the first hour, in the order of the README, with an app of their own.
@Suite(
  "A newcomer's first hour",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git is missing"))
struct NewcomerTests {
  private let repository: BoatsRepository
  private var folder: ScratchFolder { repository.folder }

  init() async throws {
    repository = try await BoatsRepository()
  }

  /// The program in the folder of the repository.
  private func earshot(_ arguments: String...) async throws -> CommandRun {
    try await Program.earshot(arguments, in: folder.url)
  }

  /// What is told of the storyboard for the Mac.
  private static let mac =
    "BoatsMac/Base.lproj/Main.storyboard:2:1: note: passed over: this is a macOS Cocoa document"

  // MARK: Continuous integration

  @Test("The workflow of the README passes, and fails beside the line of a new fault")
  func workflow() async throws {
    let blocks = try CodeBlock.all(in: "README.md")
    let workflow = try #require(blocks.first { $0.language == "yaml" })
    let step = try #require(workflow.lines.first { $0.contains("- run: earshot ") })
    let command = step.replacing("      - run: earshot", with: "\"$EARSHOT\"")
    func run(_ more: String = "") async throws -> CommandRun {
      try await Program.shell(command + more, in: folder.url)
    }
    let clean = try await run()
    #expect(clean.diagnosticLines == [Self.mac])
    #expect(clean.status == 0, "\(clean.output)\(clean.diagnostics)")
    let skipped = "1 file, 1 screen skipped; 5 rules not checked everywhere"
    #expect(clean.lines == ["17 elements on 4 screens checked: nothing found; \(skipped)"])

    let main = folder.path(of: BoatsRepository.main)
    let text = try String(contentsOfFile: main, encoding: .utf8)
    try folder.write(
      text.replacing(
        "</label>", with: "</label>\(BoatsRepository.silentButton)", maxReplacements: 1),
      to: BoatsRepository.main)
    let faulty = try await run()
    #expect(faulty.status == 1)
    let line = 1 + (text.prefix(upTo: text.range(of: "</label>")!.lowerBound).count { $0 == "\n" })
    #expect(
      faulty.lines == [
        "::error file=\(BoatsRepository.main),line=\(line),col=79,title=label-missing-control::btn-03-aaa: the "
          + "button 'anchor' has no name but that of its picture's file%0AGive it an accessibility label that "
          + "says what it does or sets, such as \"Delete\" or \"Volume\".",
        "18 elements on 4 screens checked: 1 serious; \(skipped)",
      ])
    let changed = try await earshot("audit", ".", "--changed-since", "main", "--quiet")
    #expect(
      changed.lines == [
        "\(BoatsRepository.main):\(line):79: serious: btn-03-aaa: the button 'anchor' has no name but that of "
          + "its picture's file [label-missing-control]"
      ])
    #expect(changed.status == 1)
    let baseline = " --baseline earshot-baseline.json"
    let early = try await run(baseline)
    #expect(
      early.diagnosticLines.last
        == "earshot-baseline.json:1:1: error: no such baseline; --update-baseline --accept-new makes one of what "
        + "is found now")
    #expect(early.status == 2)
    #expect(try await run(baseline + " --update-baseline --accept-new").status == 0)
    #expect(try await run(baseline).status == 0)
    try await repository.git("checkout -q -- .")
    let none = try await earshot("audit", ".", "--changed-since", "main")
    #expect(none.diagnosticLines == ["Nothing to audit has changed since main."])
    #expect(none.status == 0)
  }

  // MARK: The screens

  @Test("The folder is read, in the language that is asked for, and what is passed over is told")
  func read() async throws {
    let run = try await earshot("read", ".")
    #expect(
      run.lines == [
        "File Boats/Base.lproj/LaunchScreen.storyboard", "Screen lau-00-aaa", "  Boats",
        "File \(BoatsRepository.main)", "Screen Main, no stops",
        "Screen Welcome", "  Welcome, heading", "  Name, Robin, text field (Double tap to edit.)",
        "  Password, secure text field (Double tap to edit.)", "  Sign in, button",
        "  Help, button", "Screen Boats", "  Welcome, back button", "  Boats, heading",
        "  Harbour Queen", "  Trips, button", "Screen Help", "  Ask at the quay.",
        "File Trips/Base.lproj/Trips.storyboard", "Screen Trips", "  Nine o'clock",
      ])
    #expect(run.diagnosticLines.suffix(1) == [Self.mac])
    #expect(run.status == 0)
    let german = try await earshot("read", ".", "--language", "de", "--scene", "Welcome")
    #expect(german.lines.contains("  Anmelden, Taste"))
    let french = try await earshot("read", "Trips", "--language", "fr")
    #expect(french.lines.suffix(1) == ["  Neuf heures"])
    let told = try await earshot("map", ".", "--verbose")
    #expect(
      told.diagnosticLines.sorted() == [
        ".git:1:1: note: passed over: no app keeps its screens there",
        "Boats.xcodeproj:1:1: note: passed over: no app keeps its screens there",
        "Boats/Base.lproj/LaunchScreen.storyboard:1:1: note: passed over: a launch screen, in which nobody "
          + "moves", Self.mac, "Pods:1:1: note: passed over: a .gitignore names it",
      ])
  }

  @Test("The map and the walk lead to every screen, by a guess where only code does")
  func map() async throws {
    let map = try await earshot("map", ".")
    #expect(
      map.lines == [
        "File \(BoatsRepository.main)", "Main (start)", "  -> Welcome (rootViewController)",
        "Welcome", "  Sign in -> Boats (show)", "  Help -> Help (guess: show help)", "Boats",
        "  Trips -> Trips (show)", "Help (reached by a guess)", "Trips",
        "  -> Trips in Trips/Base.lproj/Trips.storyboard (reference)",
        "File Trips/Base.lproj/Trips.storyboard", "Trips", "",
        "5 scenes: 4 reached by ear, 0 by code only, 1 by a guess, 0 not at all",
      ])
    let walk = try await earshot("read", "--walk", ".")
    #expect(
      walk.lines.filter { !$0.hasPrefix("  ") } == [
        "File \(BoatsRepository.main)", "Scene Main", "Scene Welcome",
        "Scene Boats, by Sign in", "Scene Trips, by Sign in > Trips",
        "Scene Help, by guess: show help",
        "5 scenes: 4 reached by ear, 0 by code only, 1 by a guess, 0 not reached",
        "File Trips/Base.lproj/Trips.storyboard", "Scene Trips",
        "1 scene: 1 reached by ear, 0 by code only, 0 not reached",
      ])
    #expect(walk.status == 0)
  }

  // MARK: A script

  @Test("The first script of the reference is met; a slip of the pen is answered with the nearest")
  func script() async throws {
    let page = "Sources/Earshot/Earshot.docc/Formats/Scripts.md"
    let script = try #require(try CodeBlock.all(in: page).first { $0.language == "yaml" })
    try folder.write(
      String(
        contentsOf: BuiltProgram.project.appendingPathComponent("Examples/player.yaml"),
        encoding: .utf8), to: "player.yaml")
    try folder.write(script.text, to: "first.yaml")
    let run = try await earshot("play", "--quiet", "first.yaml")
    #expect(run.lines == ["1 script, 4 expectations met"], "\(run.diagnostics)")
    #expect(run.status == 0)

    let slips = [
      (
        "moveForward", "moveForwrd",
        "5:5: error: unknown step 'moveForwrd'; did you mean 'moveForward'?"
      ),
      (
        "focus: Shuffle", "focus: Shufle",
        "7:5: error: nothing in the app is called 'Shufle' now; did you mean 'Shuffle'?"
      ),
      (
        "player.yaml", "plyer.yaml",
        "2:7: error: 'plyer.yaml' cannot be opened: no such file; expected a path from the folder of this file"
      ),
      ("steps:", "stps:", "3:1: error: unknown key 'stps'; did you mean 'steps'?"),
      ("element:", "elment:", "9:15: error: unknown key 'elment'; did you mean 'element'?"),
    ]
    for (right, wrong, line) in slips {
      try folder.write(script.text.replacing(right, with: wrong), to: "slip.yaml")
      let run = try await earshot("play", "--quiet", "slip.yaml")
      #expect(run.diagnosticLines.first == "slip.yaml:\(line)")
      #expect(run.status == 2)
    }
  }

  @Test("A script opens the folder of the project, as the command does")
  func project() async throws {
    try folder.write(
      """
      earshot: 1
      open: ..
      steps:
        - expect: Welcome, heading
        - focus: Sign in
        - activate
        - focus: Trips
        - activate
        - expect: { screen: Trips, order: ["Boats, back button", "Trips, heading", "Nine o'clock"] }
      """, to: "Walks/trips.yaml")
    let run = try await earshot("play", "--quiet", "Walks")
    #expect(run.lines == ["1 script, 3 expectations met"], "\(run)")
    let confined = try await earshot("play", "--quiet", "--root", "Walks", "Walks")
    #expect(
      confined.diagnosticLines == [
        "Walks/trips.yaml:2:7: error: '..' cannot be opened: the file lies outside 'Walks'; expected a path "
          + "from the folder of this file"
      ])
    try folder.write("earshot: 1\nexclude: ['[a']\n", to: ".earshot.yaml")
    let broken = try await earshot("play", "--quiet", "Walks/trips.yaml")
    #expect(broken.status == 2)
    #expect(
      broken.diagnosticLines.first
        == ".earshot.yaml:2:11: error: 'exclude' is \"[a\"; expected a pattern with a ] for every ["
    )
  }

  // MARK: By ear

  @Test("The project is opened, and lines of input lead through it")
  func open() async throws {
    let run = try await Program.shell(
      #"printf 'next heading\nlast\nactivate\nscenes\n\nquit\n' | "$EARSHOT" open --mute ."#,
      in: folder.url)
    #expect(
      run.lines == [
        "1. Welcome, heading", "2. Name, Robin, text field", "3. Password, secure text field",
        "4. Sign in, button", "5. Help, button", "VoiceOver on", "Welcome, heading",
        "(Nothing further)", "Help, button",
        "Only the app's code does this: show help. Screens it may lead to, 1: type scenes",
        "1. Help, by its name", "2. Boats", "3. Trips",
        "Scene chooser, 3 items. Type to narrow, enter goes there, escape closes.",
        "1. Ask at the quay.", "Ask at the quay.",
      ])
    #expect(run.status == 0)
  }

  @Test(
    "What is done by keys is recorded, is met when it is played, and holds no password")
  func record() async throws {
    let folder = folder
    let secret = "Kq3xWv-Zm1pTq"
    try await onTerminal {
      let user = try User()
      let script = folder.path(of: "walk.yaml")
      let run = try TerminalRun(
        [BuiltProgram.path("earshot"), "open", folder.path, "--mute", "--record", script],
        environment: user.environment)
      try run.wait(forCaption: "Welcome, heading")
      try run.type("\u{1B}[C\u{1B}[C")
      try run.wait(for: "the field") { run.caption.hasPrefix("Password, secure text field") }
      try run.type("\r")
      try run.wait(for: "editing") { run.caption.contains("is editing") }
      for character in secret { try run.type(String(character)) }
      try run.type("\u{1B}")
      try run.type("\u{1B}[C\r")
      try run.wait(forCaption: "Welcome, back button")
      try run.quit()
      let text = try String(contentsOfFile: script, encoding: .utf8)
      #expect(SecretForms(of: secret).found(in: Data(text.utf8)) == [])
      #expect(SecretForms(of: secret).found(in: Data(run.output)) == [])
      #expect(text.contains("\nopen: .\nbehaviour: device\n"))
      #expect(
        text.contains("  - type: passwordpassw   # in the place of what was typed"), "\(text)")
    }
    let played = try await earshot("play", "--quiet", "walk.yaml")
    #expect(played.status == 0, "\(played)")
    #expect(played.lines.first?.hasPrefix("1 script, ") == true, "\(played)")
  }
}
