import EarshotTestSupport
import Testing

@Suite("Screens that other tools wrote down")
struct ImportedScreenTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for screen in ForeignScreen.allCases { try folder.write(screen.text, to: screen.rawValue) }
  }

  private static let spoken: [ForeignScreen: String] = [
    .pageSource: """
    File xcuitest.xml
    Screen Sign in
      Back, button
      E-mail, ann@example.org, text field, is editing, insertion point at end
      Clear text, button
      Password, ••••••••, secure text field (Double tap to edit.)
      Stay signed in, on (Double tap to toggle setting.)
      Sign in, dimmed, button
      Fine print, Terms
      tab bar, selected, Home, tab, 1 of 2
      Cart, 3 items, tab, 2 of 2

    """,
    .description: """
    File description.txt
    Screen Today's list
      Back, button
      Ann's password, ••••••••, secure text field (Double tap to edit.)
      It's mine, dimmed, button
      Volume, 40%, adjustable (Swipe up or down with one finger to adjust the value.)
      selected, All, button

    """,
    .idb: """
    File idb.json
    Screen Shop
      Orders, heading
      Password, ••••••••, secure text field (Double tap to edit.)
      Airplane mode, off (Double tap to toggle setting.)
      Order 12, dimmed, button, actions available (Shows what was ordered.)

    """,
    .webDriverAgent: """
    File wda.json
    Screen Shop
      Welcome
      Go, dimmed, button

    """,
    .dump: """
    File window_dump.xml
    Screen window_dump
      Navigate up, button
      Settings, heading
      User, ann, text field, is editing, insertion point at end
      Password, ••••••••, secure text field (Double tap to edit.)
      Wi-Fi, Harbour, button, list start
      Hotspot, on (Double tap to toggle setting.)
      selected, Loud, dimmed, radio button, list end

    """,
    .uiAutomator2: """
    File uiautomator2.xml
    Screen uiautomator2
      selected, Inbox
      Send, dimmed, button
      Volume, 30.0, adjustable (Swipe up or down with one finger to adjust the value.)

    """,
    .chromium: """
    File chromium.json
    Screen Shop
      Basket, heading level 2
      Code, A1, dimmed, text field, required
      Gift, mixed (Double tap to toggle setting.)
      Loading, 50%
      Free from 20.
      Terms, link
      More, button, collapsed (Double tap to expand.)

    """,
    .ariaSnapshot: #"""
    File page.aria.yml
    Screen Shop
      Shop, heading level 1, landmark
      Cart "3", link, end
      Name, Ann, text field, landmark (Double tap to edit.)
      Town, where you live, text field (Double tap to edit.)
      Gift wrap, on (Double tap to toggle setting.)
      selected, Large, dimmed, radio button
      Bold, on (Double tap to toggle setting.)
      Pen, list start
      Book
      Remove, button, list end
      Note: new, button, expanded, end (Double tap to collapse.)

    """#,
    .flutter: """
    File semantics.txt
    Screen Harbour
      Harbour, heading
      User, ann, text field, is editing, insertion point at end
      Password, ••••••••, secure text field (Double tap to edit.)
      Night mode, on (Double tap to toggle setting.)
      selected, Large, radio button
      Volume, 40%, adjustable (Swipe up or down with one finger to adjust the value.)
      Two lines of text
      selected, Cast off, dimmed, button (Leaves the harbour. Leave)

    """,
    .compose: """
    File compose.txt
    Screen compose
      Settings, heading
      E-mail, ann@example.org, text field, is editing, insertion point at end
      Password, ••••••••, secure text field (Double tap to edit.)
      Wi-Fi, on, list start (Double tap to toggle setting.)
      selected, Loud, dimmed, radio button
      Loading, 50%, list end
      Save, button

    """,
    .reactNative: """
    File renderer.json
    Screen Basket of Ann
      Basket of Ann, heading
      Code, A1, text field (Double tap to edit.)
      Password, ••••••••, secure text field (Double tap to edit.)
      Pay 12, dimmed, button (Pays.)
      Gift, on (Double tap to toggle setting.)
      All, mixed (Double tap to toggle setting.)
      Pieces, 40%, adjustable (Swipe up or down with one finger to adjust the value.)
      tab bar, selected, Home, tab, 1 of 2
      Cart, tab, 2 of 2
      More, button, collapsed, actions available (Double tap to expand.)

    """,
    .reactSnapshot: """
    File Shop.test.tsx.snap
    Screen Basket of Ann
      Basket of Ann, heading
      Code, A1, text field (Double tap to edit.)
      Password, ••••••••, secure text field (Double tap to edit.)
      Pay 12, dimmed, button (Pays.)
      Gift, on (Double tap to toggle setting.)
      All, mixed (Double tap to toggle setting.)
      Pieces, 40%, adjustable (Swipe up or down with one finger to adjust the value.)
      tab bar, selected, Home, tab, 1 of 2
      Cart, tab, 2 of 2
      More, button, collapsed, actions available (Double tap to expand.)

    """,
    .accessibilitySnapshot: """
    File hierarchy.json
    Screen Orders
      Orders, heading
      selected, Order 12, paid, button, list start, actions available (Shows what was ordered.)
      Order 13, dimmed, button, list end
      Password, ••••••••, secure text field (Double tap to edit.)

    """,
    .atSPI: """
    File desktop.json
    Screen Accounts
      Sign in, heading level 2
      User
      User, ann, text field, is editing, insertion point at end, required
      Password, ••••••••, secure text field (Double tap to edit.)
      Remember, on (Double tap to toggle setting.)
      selected, Local, radio button
      Contrast, 25%, adjustable (Swipe up or down with one finger to adjust the value.)
      Sign in, dimmed, button (Opens the desktop.)

    """,
  ]

  @Test("Names, values and states of every format are heard", arguments: ForeignScreen.allCases)
  func spoken(_ screen: ForeignScreen) async throws {
    let run = try await Program.earshot(["read", screen.rawValue], in: folder.url)
    #expect(run.status == 0)
    #expect(run.output == Self.spoken[screen])
  }

  @Test("A document made of one reads as it does", arguments: ForeignScreen.allCases)
  func converted(_ screen: ForeignScreen) async throws {
    let read = try await Program.earshot(["read", screen.rawValue], in: folder.url)
    for name in ["converted.yaml", "converted.json"] {
      let convert = try await Program.earshot(
        ["convert", screen.rawValue, "-o", name], in: folder.url)
      #expect(convert == CommandRun(output: "", diagnostics: "", status: 0))
      let again = try await Program.earshot(["read", name], in: folder.url)
      #expect(again.lines.dropFirst() == read.lines.dropFirst())
    }
  }

  @Test("A password is in no output", arguments: ForeignScreen.allCases)
  func secret(_ screen: ForeignScreen) async throws {
    for command in [
      ["read"], ["read", "--format", "json"], ["convert"], ["audit"],
      ["audit", "--format", "json"],
    ] {
      let run = try await Program.earshot(command + [screen.rawValue], in: folder.url)
      #expect(run.status < 2)
      #expect(
        !run.output.contains(ForeignScreen.secret)
          && !run.diagnostics.contains(ForeignScreen.secret))
    }
  }

  @Test("All of a folder are read, and other lists and markup are passed over")
  func folders() async throws {
    try folder.write("- button\n- list\n", to: "words.yaml")
    try folder.write("<project name=\"x\"/>", to: "build.xml")
    try folder.write("some notes\n", to: "notes.txt")
    let run = try await Program.earshot(["read", "."], in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.lines.filter { $0.hasPrefix("File ") }
        == ForeignScreen.allCases.map { "File \($0.rawValue)" }.sorted())
  }

  @Test("What a format does not tell is not checked, and findings stand at its lines")
  func audited() async throws {
    let run = try await Program.earshot(
      ["audit", ForeignScreen.dump.rawValue, ForeignScreen.ariaSnapshot.rawValue], in: folder.url)
    #expect(!run.output.contains("[target-size"))
    #expect(run.output.contains("rules not checked everywhere"))
    try folder.write(
      """
      <hierarchy rotation="0">
        <node class="android.widget.FrameLayout" bounds="[0,0][1080,2160]">
          <node class="android.widget.ImageButton" clickable="true" bounds="[0,0][100,100]"/>
        </node>
      </hierarchy>
      """, to: "unnamed.xml")
    let unnamed = try await Program.earshot(["audit", "unnamed.xml"], in: folder.url)
    #expect(unnamed.lines.contains { $0.contains("unnamed.xml:3:5: critical:") })
    #expect(unnamed.status == 1)
  }

  @Test("A broken one is refused with its place and what was expected")
  func refused() async throws {
    let broken = [
      "empty.xml": "<hierarchy rotation=\"0\"/>", "cut.xml": "<AppiumAUT><XCUIElementTypeOther>",
      "none.json": #"{"nodes": [], "nodeId": 1}"#, "odd.json": #"[{"AXLabel": "a"}, 7]"#,
    ]
    for (name, text) in broken.sorted(by: { $0.key < $1.key }) {
      try folder.write(text, to: name)
      let run = try await Program.earshot(["read", name], in: folder.url)
      #expect(run.status == 2 && run.output == "")
      #expect(run.diagnosticLines.count == 1 && run.diagnostics.hasPrefix("\(name):1:"))
      #expect(run.diagnostics.contains("; expected "), "\(run.diagnostics)")
    }
  }

  @Test("The format can be named where a file does not tell it")
  func named() async throws {
    try folder.write(#"[{"type": "Button", "title": "Go"}]"#, to: "bare.json")
    let unknown = try await Program.earshot(["read", "bare.json"], in: folder.url)
    #expect(unknown.status == 2)
    for (command, expected) in [
      ("read", "Go, button"), ("convert", "label: Go"), ("audit", "1 screen"),
    ] {
      let run = try await Program.earshot(
        [command, "--from", "apple-json", "bare.json"], in: folder.url)
      #expect(run.status < 2 && run.output.contains(expected), "\(run)")
    }
  }

  @Test("Of what fits no format, those that were tried are told")
  func tried() async throws {
    let formats =
      "xcuitest, xcui-description, apple-json, uiautomator, chromium, aria-snapshot, flutter, "
      + "compose, react-native, accessibility-snapshot, at-spi"
    for (name, text) in ["a.json": #"{"a": [1]}"#, "b.txt": "some words", "c.xml": "<a/>"] {
      try folder.write(text, to: name)
      let run = try await Program.earshot(["read", name], in: folder.url)
      #expect(run.status == 2)
      #expect(
        run.diagnosticLines == [
          "\(name):1:1: error: this is no storyboard, xib or screen document, and in none of these "
            + "formats: \(formats); expected a .storyboard, .xib, .yaml or .json file"
        ])
    }
  }
}
