import EarshotTestSupport
import Foundation
import Testing

/// Shapes that stood in dumps which projects have published, written anew.
@Suite("What published dumps showed")
struct ImportedPublishedTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test("A report of a test that failed holds its page between fences, far down")
  func reports() async throws {
    let details = (1...60).map { "Call log \($0): waiting for the page" }.joined(separator: "\n")
    let report = try await folder.heard(
      """
      # Instructions

      - Following a test that failed.

      # Error details

      ```
      Error: not there
      \(details)
        - waiting for something
      ```

      # Page snapshot

      ```yaml
      - main [ref=e1]:
        - heading "Ships" [level=1] [ref=e2]
        - combobox "Port" [ref=e3]:
          - option "Kiel"
          - option "Bergen" [selected]
      ```

      # Test source

      ```ts
        1 | - button "no part of the page"
      ```
      """, from: "error-context.md")
    #expect(
      report == [
        "Ships, heading level 1, landmark",
        "Port, Bergen, pop up button, end (Double tap to activate the picker.)",
      ])
  }

  @Test("A debug description as a debugger prints it, without addresses, and of a Mac")
  func printed() async throws {
    let debugger = try await folder.heard(
      """
      (lldb) po app
               t =   110.37s Requesting snapshot of accessibility hierarchy for app with pid 7340
           Attributes: Application, pid: 7340, label: 'Shop'
           Element subtree:
            →Application, 0x6000027d6ae0, pid: 7340, label: 'Shop'
               Window (Main), 0x6000027d7480, {{0.0, 0.0}, {375.0, 812.0}}
                 Button, 0x6000027d78e0, {{0.0, 50.0}, {77.7, 44.0}}, label: 'Home'
      """, from: "debugger.txt")
    #expect(debugger == ["Home, button"])
    let bare = try await folder.heard(
      """
      Application, pid: 65228, label: 'Shop'
        Window (Main), {{0.0, 0.0}, {375.0, 812.0}}
          StaticText, {{16.0, 60.0}, {78.7, 21.0}}, label: 'User'
          Button, {{164.3, 142.7}, {46.7, 21.0}}, identifier: 'go', label: 'Go', Disabled
      """, from: "bare.txt")
    #expect(bare == ["User", "Go, dimmed, button"])
    let mac = try await folder.heard(
      """
      Attributes: Application, 0x10, pid: 77, title: 'Notes'
      Element subtree:
       →Application, 0x11, pid: 77, title: 'Notes'
          MenuItem, 0x12, {{0, 0}, {90, 20}}, title: 'Open'
      """, from: "mac.txt")
    #expect(mac == ["Open, button"])
  }

  @Test("Texts of a link that is no element are the link, and what differs in blanks is said once")
  func pages() async throws {
    let page = try await folder.heard(
      """
      <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" label="Safari" x="0" y="0" width="390" height="844">
        <XCUIElementTypeLink type="XCUIElementTypeLink" label="Log out" accessible="false" x="0" y="0" width="90" height="20">
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Log out" accessible="true" x="0" y="0" width="90" height="20"/>
        </XCUIElementTypeLink>
        <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Powered by " value="Powered by" accessible="true" x="0" y="30" width="90" height="20"/>
      </XCUIElementTypeApplication></AppiumAUT>
      """, from: "page.xml")
    #expect(page == ["Log out, link", "Powered by"])
  }

  @Test("Types of idb under their full names, and actions with more than a name")
  func actions() async throws {
    let idb = try await folder.heard(
      #"[{"AXLabel":"Buy","AXType":"Button","AXEnabled":false,"AXFrame":"{{0, 0}, {9, 9}}","custom_actions":[{"name":"Keep","uuid":"1"}]}]"#,
      from: "idb.json")
    #expect(idb == ["Buy, dimmed, button, actions available"])
  }

  @Test("A screen that can be tapped as a whole is no button over all that is on it")
  func backgrounds() async throws {
    let flutter = try await folder.heard(
      """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)
       │ actions: tap
       ├─SemanticsNode#1
       │   Rect.fromLTRB(16.0, 100.0, 300.0, 140.0)
       │   label: "Ships"
       └─SemanticsNode#2
           Rect.fromLTRB(16.0, 220.0, 300.0, 268.0)
           label: "Sail"
           flags: isButton
           actions: tap
      """, from: "flutter.txt")
    #expect(flutter == ["Ships", "Sail, button"])
    let row = try await folder.heard(
      """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 400.0, 60.0)
       │ actions: tap
       ├─SemanticsNode#1
       │   Rect.fromLTRB(16.0, 0.0, 100.0, 40.0)
       │   label: "Ann"
       └─SemanticsNode#2
           Rect.fromLTRB(116.0, 0.0, 300.0, 40.0)
           label: "Berth 3"
      """, from: "row.txt")
    #expect(row == ["Ann Berth 3, button"])
  }

  @Test("What can be tapped and has no name is a button all the same, and is found by the audit")
  func unnamed() async throws {
    let android = """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][400,800]">
      <node class="android.view.ViewGroup" clickable="true" enabled="true" bounds="[0,0][90,90]"/>
      <node class="android.widget.TextView" text="Ships" bounds="[0,100][90,190]"/>
      </node></hierarchy>
      """
    #expect(try await folder.heard(android, from: "dump.xml") == ["button", "Ships"])
    let audit = try await Program.earshot(["audit", "dump.xml"], in: folder.url)
    #expect(audit.status == 1 && audit.output.contains("label"), "\(audit)")
    let compose = try await folder.heard(
      """
      Printing with useUnmergedTree = 'false'
      Node #1 at (l=0.0, t=0.0, r=400.0, b=800.0)px
       |-Node #2 at (l=0.0, t=0.0, r=90.0, b=90.0)px
       | Actions = [OnClick]
       |-Node #3 at (l=0.0, t=100.0, r=90.0, b=190.0)px
         Text = '[Ships]'
      """, from: "compose.txt")
    #expect(compose == ["button", "Ships"])
  }

  @Test("Nodes that Compose invents in its unmerged tree say nothing twice")
  func invented() async throws {
    let compose = try await folder.heard(
      """
      Printing with useUnmergedTree = 'true'
      Node #1 at (l=0.0, t=0.0, r=400.0, b=200.0)px
       |-Node #4 at (l=0.0, t=20.0, r=90.0, b=110.0)px
         Role = 'Tab'
         Selected = 'true'
         ContentDescription = '[Ships]'
         Actions = [OnClick]
          |-Node #2000000004 at (l=0.0, t=0.0, r=0.0, b=0.0)px
          | ContentDescription = '[Ships]'
          |-Node #6 at (l=10.0, t=20.0, r=80.0, b=60.0)px
          | Text = '[SHIPS]'
          |-Node #1000000004 at (l=0.0, t=0.0, r=0.0, b=0.0)px
            Role = 'Tab'
      """, from: "compose.txt")
    #expect(compose == ["selected, Ships, tab"])
  }

  @Test("Controls of a Mac say how they are set, whatever they are called")
  func controls() async throws {
    let mac = try await folder.heard(
      """
      Group, 0x1, {{0.0, 0.0}, {400.0, 400.0}}, identifier: '_NS:1'
        RadioButton, 0x2, {{0.0, 0.0}, {90.0, 20.0}}, title: 'ASCII', value: 0
        RadioButton, 0x3, {{0.0, 40.0}, {90.0, 20.0}}, title: '16', value: 1
        CheckBox, 0x4, {{0.0, 80.0}, {90.0, 20.0}}, title: '0', value: 0
        CheckBox, 0x5, {{0.0, 120.0}, {90.0, 20.0}}, title: '1', value: 1
        SearchField, 0x6, {{0.0, 160.0}, {90.0, 20.0}}, label: 'Find', placeholderValue: 'Find'
      """, from: "mac.txt")
    #expect(
      mac == [
        "ASCII, radio button", "selected, 16, radio button",
        "0, off (Double tap to toggle setting.)", "1, on (Double tap to toggle setting.)",
        "Find, search field (Double tap to edit.)",
      ])
  }

  @Test("A wrapper that is called as what it begins with says it once")
  func wrappers() async throws {
    let bar = try await folder.heard(
      """
      NavigationBar, 0x1, {{0.0, 0.0}, {400.0, 44.0}}, identifier: 'Ships'
        Other, 0x2, {{300.0, 0.0}, {44.0, 44.0}}, label: 'Add'
          Other, 0x3, {{300.0, 0.0}, {44.0, 44.0}}
            Button, 0x4, {{300.0, 0.0}, {44.0, 44.0}}, label: 'Add'
      """, from: "bar.txt")
    #expect(bar == ["Add, button"])
    let tabs = try await folder.heard(
      """
      Other, 0x1, {{0.0, 0.0}, {400.0, 44.0}}, label: 'Ships, tab, 1 of 2 Ports, tab, 2 of 2'
        Button, 0x2, {{0.0, 0.0}, {200.0, 44.0}}, label: 'Ships, tab, 1 of 2'
        Button, 0x3, {{200.0, 0.0}, {200.0, 44.0}}, label: 'Ports, tab, 2 of 2'
      """, from: "tabs.txt")
    #expect(tabs == ["Ships, tab, 1 of 2, button", "Ports, tab, 2 of 2, button"])
    let group = try await folder.heard(
      """
      - group "Size":
        - text: Size
        - radio "Small"
        - radio "Large" [checked]
      - group "Colour":
        - radio "Red"
      """, from: "page.aria.yml")
    #expect(
      group == [
        "Size", "Small, radio button", "selected, Large, radio button", "Colour, Red, radio button",
      ])
  }

  @Test("Signs of private use, by which fonts draw icons, are no name")
  func icons() async throws {
    let page = try await folder.heard(
      """
      - list:
        - listitem:
          - link:
            - generic: \u{F09A}
        - listitem:
          - link "\u{F099}"
        - listitem:
          - link "Ships"
      """, from: "icons.aria.yml")
    #expect(page == ["link, list start", "link", "Ships, link, list end"])
    let audit = try await Program.earshot(["audit", "icons.aria.yml"], in: folder.url)
    #expect(audit.status == 1, "\(audit)")
  }

  @Test("Nodes of Chromium without what is ignored, and a part of a page source")
  func parts() async throws {
    let nodes = try await folder.heard(
      #"""
      [{"nodeId":"1","role":{"type":"internalRole","value":"RootWebArea"},"name":{"type":"computedString","value":"Port"},"childIds":["2"],"backendDOMNodeId":1},
       {"nodeId":"2","role":{"type":"role","value":"button"},"name":{"type":"computedString","value":"Sail"},"parentId":"1","childIds":[],"backendDOMNodeId":2}]
      """#, from: "nodes.json")
    #expect(nodes == ["Sail, button"])
    let choice = try await folder.heard(
      #"""
      {"nodes":[{"nodeId":"1","role":{"value":"RootWebArea"},"name":{"value":"Port"},"childIds":["2"]},
       {"nodeId":"2","role":{"value":"combobox"},"name":{"value":"Berth"},"childIds":["3","4"]},
       {"nodeId":"3","role":{"value":"option"},"name":{"value":"Kiel"},"properties":[{"name":"selected","value":{"value":false}}],"childIds":[]},
       {"nodeId":"4","role":{"value":"option"},"name":{"value":"Bergen"},"properties":[{"name":"selected","value":{"value":true}}],"childIds":[]}]}
      """#, from: "choice.json")
    #expect(choice.first?.hasPrefix("Berth, Bergen, pop up button") ?? false, "\(choice)")
    let part = try await folder.heard(
      """
      <android.view.View class="android.view.View" text="" content-desc="Ships" bounds="[0,0][90,90]" displayed="true">
        <android.view.View class="android.view.View" text="" content-desc="Ann&#10;Berth 3" bounds="[0,0][80,80]" displayed="true"/>
      </android.view.View>
      """, from: "part.xml")
    #expect(part.joined(separator: " ").contains("Ann Berth 3"), "\(part)")
  }

  @Test("A field that is the whole screen does not tell its secret as the screen's name")
  func secretRoots() async throws {
    for (name, text) in [
      "page.xml":
        #"<XCUIElementTypeSecureTextField type="XCUIElementTypeSecureTextField" label="hunter2!" value="hunter2!" x="0" y="0" width="90" height="44"/>"#,
      "dump.xml":
        #"<hierarchy><node class="android.widget.EditText" password="true" text="hunter2!" content-desc=" hunter2! " bounds="[0,0][90,90]"/></hierarchy>"#,
    ] {
      try folder.write(text, to: name)
      for command in ["read", "convert", "audit"] {
        let run = try await Program.earshot([command, name], in: folder.url)
        #expect(!(run.output + run.diagnostics).contains("hunter2"), "\(name) \(command): \(run)")
      }
    }
  }
}
