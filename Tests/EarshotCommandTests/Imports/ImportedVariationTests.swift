import EarshotTestSupport
import Foundation
import Testing

@Suite("Screens of other tools as they arrive")
struct ImportedVariationTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(
    "What terminals, logs, servers and editors put around a screen is passed over",
    arguments: ForeignWrapping.allCases)
  func wrapped(_ wrapping: ForeignWrapping) async throws {
    for screen in ForeignScreen.allCases where wrapping.fits(screen) {
      try folder.write(screen.text, to: "plain/\(screen.rawValue)")
      try folder.write(wrapping.file(of: screen), to: "wrapped/\(screen.rawValue)")
      let plain = try await Program.earshot(["read", "plain/\(screen.rawValue)"], in: folder.url)
      let run = try await Program.earshot(["read", "wrapped/\(screen.rawValue)"], in: folder.url)
      #expect(run.status == 0, "\(screen): \(run)")
      #expect(run.lines.dropFirst() == plain.lines.dropFirst(), "\(screen)")
      let found = try await Program.earshot(["read", "wrapped"], in: folder.url)
      #expect(found.output.contains(screen.rawValue), "\(screen): \(found)")
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("wrapped"))
    }
  }

  @Test("Places are those of the file, whatever stands before the screen")
  func places() async throws {
    try folder.write(
      """
      UI hierchary dumped to: /sdcard/window_dump.xml
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][90,90]">
        <node class="android.widget.ImageButton" clickable="true" bounds="[0,0][90,90]"/>
      </node></hierarchy>
      """, to: "late.xml")
    let run = try await Program.earshot(["audit", "late.xml"], in: folder.url)
    #expect(run.lines.contains { $0.contains("late.xml:3:3: critical:") }, "\(run)")
    try folder.write("words\n<hierarchy>\n<node\n", to: "cut.xml")
    let cut = try await Program.earshot(["read", "cut.xml"], in: folder.url)
    #expect(cut.diagnostics.hasPrefix("cut.xml:4:1: error: "), "\(cut)")
  }

  @Test("The names of UIAutomation and of the driver for the Mac are known")
  func older() async throws {
    let old = try await folder.heard(
      """
      <AppiumAUT><UIAApplication name="Shop" label="Shop" x="0" y="0" width="320" height="480">
        <UIATableCell name="row" label="" x="0" y="0" width="320" height="44">
          <UIAStaticText label="Pen" x="0" y="0" width="320" height="44"/>
        </UIATableCell>
        <UIASecureTextField label="PIN" value="1234" x="0" y="50" width="320" height="44"/>
        <UIAButton label="Buy" enabled="false" x="0" y="100" width="320" height="44"/>
      </UIAApplication></AppiumAUT>
      """, from: "old.xml")
    #expect(
      old == [
        "Pen", "PIN, ••••, secure text field (Double tap to edit.)", "Buy, dimmed, button",
      ])
    let mac = try await folder.heard(
      """
      <XCUIElementTypeApplication elementType="2" identifier="" label="" title="Notes" x="0" y="0" width="0" height="0">
        <XCUIElementTypeButton elementType="9" identifier="new" label="" title="New" x="0" y="0" width="90" height="30"/>
        <XCUIElementTypeStaticText elementType="48" identifier="" label="" value="Hello" x="0" y="40" width="90" height="30"/>
      </XCUIElementTypeApplication>
      """, from: "mac.xml")
    #expect(mac == ["New, button", "Hello"])
  }

  @Test("The first shape of a debug description, and one in an answer or as lines of JSON")
  func descriptions() async throws {
    let first = try await folder.heard(
      """
      Element subtree:
       →Application 0x7fd: {{0.0, 0.0}, {375.0, 667.0}}, label: 'Shop'
          Window 0x7fe: Main Window, {{0.0, 0.0}, {375.0, 667.0}}
            Button 0x7ff: traits: 8589934593, {{0.0, 20.0}, {375.0, 44.0}}, label: 'Buy'
      """, from: "first.txt")
    #expect(first == ["Buy, button"])
    for (name, text) in [
      "answer.json":
        #"{"value":"Attributes: Window, 0x1\nElement subtree:\n →Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n    Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Buy'\n"}"#,
      "lines.json":
        #"["Element subtree:", " →Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}", "    Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Buy'"]"#,
    ] {
      #expect(try await folder.heard(text, from: name) == ["Buy, button"], "\(name)")
    }
  }

  @Test("Lists of idb in an answer, Chromium's list by itself, payloads with a hierarchy")
  func lists() async throws {
    let idb = try await folder.heard(
      #"{"elements":[{"AXLabel":"Buy","type":"Button","traits":["Button"],"frame":{"x":0,"y":0,"width":9,"height":9}}]}"#,
      from: "idb.json")
    #expect(idb == ["Buy, button"])
    let chromium = try await folder.heard(
      #"[{"nodeId":"1","ignored":false,"role":{"value":"RootWebArea"},"name":{"value":"T"},"childIds":["2"]},{"nodeId":"2","ignored":false,"role":{"value":"button"},"name":{"value":"Buy"}}]"#,
      from: "nodes.json")
    #expect(chromium == ["Buy, button"])
    let snapshot = try await folder.heard(
      #"{"payload":{"tree":[{"element":{"label":"Buy","traits":["button"],"shape":{"type":"frame","frame":[[0,0],[9,9]]},"traversalIndex":0}}]}}"#,
      from: "payload.json")
    #expect(snapshot == ["Buy, button"])
  }

  @Test("Playwright's properties, patterns, quoted keys and references")
  func snapshots() async throws {
    let lines = try await folder.heard(
      #"""
          - banner [ref=e1]:
            - link "Home" [ref=e2] [cursor=pointer]:
              - /url: /
              - text: ""
          - paragraph: /\d+ items/
          - 'button "Save: now" [ref=e3]'
          - /children: equal
          - text: "12: left"
      """#, from: "page.aria.yml")
    #expect(
      lines == ["Home, link, landmark", #"\d+ items"#, "Save: now, button", "12: left"])
  }

  @Test("Flutter's merged nodes are one, lists go on in the next line, and one dump is read of two")
  func flutter() async throws {
    let dump = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 411.4, 890.3)
       │ scaled by 2.6x
       ├─SemanticsNode#4
       │ │ merge boundary ⛔️
       │ │ Rect.fromLTRB(0.0, 0.0, 90.0, 90.0)
       │ │ label: "Pen"
       │ └─SemanticsNode#5
       │     merged up ⬆️
       │     Rect.fromLTRB(0.0, 0.0, 56.0, 56.0)
       │     actions: focus, showOnScreen,
       │       tap
       │     flags: isButton, hasEnabledState,
       │       isEnabled
       │     label: "12"
       └─SemanticsNode#6
           Rect.fromLTWH(0.0, 100.0, 90.0, 30.0)
           headingLevel: 2
           label: "More"

      """
    let lines = try await folder.heard(dump, from: "one.txt")
    #expect(lines == ["Pen 12, button", "More, heading level 2"])
    #expect(try await folder.heard(dump + "\n" + dump, from: "two.txt") == lines)
    let short = try await folder.heard(
      """
      SemanticsNode#0
       ├SemanticsNode#1(Rect.fromLTRB(0.0, 0.0, 10.0, 10.0), label: "One, two", textDirection: ltr)
       └SemanticsNode#2(Rect.fromLTRB(0.0, 10.0, 10.0, 20.0), actions: [tap], flags: [isButton], label: "Go")
      """, from: "short.txt")
    #expect(short == ["One, two", "Go, button"])
  }

  @Test("Texts of several lines, and several nodes beside each other, in Compose")
  func compose() async throws {
    let lines = try await folder.heard(
      """
      Printing with useUnmergedTree = 'true'
      1) Node #5 at (l=0.0, t=0.0, r=10.0, b=10.0)px
      Text = '[Two
      lines]'
      Actions = [GetTextLayoutResult]
      Has 1 sibling
      2) Node #6 at Rect.fromLTRB(0.0, 10.0, 10.0, 20.0)
      Text = '[World]'
      Has 1 sibling
      """, from: "compose.txt")
    #expect(lines == ["Two lines", "World"])
  }

  @Test(
    "A row of Android says how its switch is set, and what is used inside something else is reached"
  )
  func android() async throws {
    let lines = try await folder.heard(
      """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" content-desc="null" bounds="[0,0][1080,2160]">
        <node class="android.widget.LinearLayout" clickable="true" bounds="[0,0][1080,200]">
          <node class="android.widget.TextView" text="Wi-Fi" clickable="false" bounds="[0,0][500,50]"/>
          <node class="android.widget.LinearLayout" clickable="false" bounds="[800,0][1000,100]">
            <node class="android.widget.Switch" text="ON" checkable="true" checked="true" clickable="false" bounds="[800,0][1000,100]"/>
          </node>
        </node>
        <node class="android.widget.Button" content-desc="Post by Ann" clickable="true" bounds="[0,300][1080,500]">
          <node class="android.widget.Button" content-desc="More" clickable="true" bounds="[800,300][1000,400]"/>
        </node>
        <node class="android.view.ViewGroup" content-desc="Folder" clickable="true" bounds="[0,600][1080,700]">
          <node class="android.widget.Button" content-desc="Open" clickable="true" bounds="[800,600][1000,700]"/>
        </node>
        <node class="android.widget.CheckBox" text="Alone" checkable="true" clickable="false" bounds="[0,800][1000,900]"/>
      </node></hierarchy>
      """, from: "rows.xml")
    #expect(
      lines == [
        "Wi-Fi, on (Double tap to toggle setting.)", "Post by Ann, button", "More, button",
        "Folder, button", "Open, button", "Alone, off (Double tap to toggle setting.)",
      ])
  }

  @Test("A screen document of ours is none of another tool, whatever its lists begin with")
  func ours() async throws {
    let lines = try await folder.heard(
      """
      screens:
      - name: Home
        root:
          children:
            - text: { size: 12 }
              label: Pen
            - label: Ink
      """, from: "ours.yaml")
    #expect(lines == ["Pen", "Ink"])
  }

  @Test("A file over the limit of its format is refused with that limit")
  func limits() async throws {
    let blanks = Data(repeating: UInt8(ascii: " "), count: 33 << 20)
    try folder.write(Data(#"[{"AXLabel":"a"}]"#.utf8) + blanks, to: "large.json")
    let run = try await Program.earshot(["read", "large.json"], in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.diagnosticLines == [
        "large.json:1:1: error: a description of an iOS screen by idb, AXe or WebDriverAgent of "
          + "\(17 + (33 << 20)) bytes, over its limit of 33554432; split the file"
      ])
  }
}
