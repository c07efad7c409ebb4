import EarshotDocuments
import EarshotInterface
import EarshotModel
import EarshotScript
import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotCommand

@Suite("Where only code leads on")
struct DeadEndTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(Self.storyboard, to: "Main.storyboard")
  }

  /// What is heard and shown of an app in lines, with some input.
  private func open(_ input: String, _ file: String = "Main.storyboard") async throws -> [String] {
    let run = try await Program.shell(
      "printf '\(input)' | \"$EARSHOT\" open --mute \(file)", in: folder.url)
    #expect(run.status == 0)
    return run.lines
  }

  @Test("A button that code would handle says so, and the list leads on")
  func action() async throws {
    let lines = try await open(#"1\nactivate\nscenes\n1\nquit\n"#)
    #expect(
      lines == [
        "1. Sign in, button", "VoiceOver on", "Sign in, button",
        "Sign in, button",
        "Only the app's code does this: show settings. Screens it may lead to, 2: type scenes",
        "1. Help, by code", "2. Settings, by its name", "3. Blank",
        "Scene chooser, 3 items. Type to narrow, enter goes there, escape closes.",
        "1. Help me, button", "Help me, button",
      ])
  }

  @Test("A row that is chosen says that only code leads on, and a list of several choices does not")
  func rows() async throws {
    let rows = { (attributes: String) in
      Self.scene(
        "Home", "HomeViewController",
        """
        <tableView \(attributes) dataMode="static" style="plain" rowHeight="44" id="tbl-00-aaa">
        <rect key="frame" x="0" y="100" width="393" height="400"/><sections><tableViewSection id="sec-00-aaa"><cells>
        <tableViewCell selectionStyle="default" style="IBUITableViewCellStyleDefault" textLabel="lbl-00-aaa" id="row-00-aaa">
        <rect key="frame" x="0" y="0" width="393" height="44"/><tableViewCellContentView key="contentView" id="con-00-aaa">
        <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>
        <label text="Ferry" id="lbl-00-aaa"><rect key="frame" x="16" y="0" width="200" height="44"/></label>
        </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
        """)
    }
    let words = "Only the app's code does this: HomeViewController"
    try folder.write(
      SmallStoryboard.text(scenes: rows(""), first: "ctr-Home"), to: "Rows.storyboard")
    let chosen = try await open(#"activate\nquit\n"#, "Rows.storyboard")
    #expect(chosen.contains { $0.hasPrefix("selected") } && chosen.last == words, "\(chosen)")
    try folder.write(
      SmallStoryboard.text(
        scenes: rows(#"allowsMultipleSelection="YES""#), first: "ctr-Home"), to: "Rows.storyboard")
    let several = try await open(#"activate\nquit\n"#, "Rows.storyboard")
    #expect(several.contains { $0.hasPrefix("selected") } && several.last != words, "\(several)")
  }

  @Test("A button whose screen is not there says so, and so does one that does nothing")
  func nothingBehind() async throws {
    let button = { (number: Int, title: String, connection: String) in
      """
      <button opaque="NO" buttonType="system" id="btn-0\(number)-aaa">
      <rect key="frame" x="16" y="\(75 + number * 60)" width="361" height="44"/>
      <state key="normal" title="\(title)"/><connections>\(connection)</connections></button>
      """
    }
    let segue = #"<segue destination="ref-00-aaa" kind="show" id="seg-00-aaa"/>"#
    let scene = Self.scene(
      "Home", "",
      button(0, "Away", segue) + button(1, "Idle", "")
    ).replacing(#" customClass="""#, with: "")
    let reference = """
      <scene sceneID="scn-01-aaa"><objects><viewControllerPlaceholder storyboardName="Gone" \
      referencedIdentifier="Far" id="ref-00-aaa" sceneMemberID="viewController"/></objects></scene>
      """
    try folder.write(
      SmallStoryboard.text(scenes: scene + reference, first: "ctr-Home"), to: "Gone.storyboard")
    #expect(
      try await open(#"activate\nnext\nactivate\nquit\n"#, "Gone.storyboard") == [
        "1. Away, button", "2. Idle, button", "VoiceOver on", "Away, button",
        "The screen it leads to is not there: Gone: Far", "Idle, button", "Nothing happens",
      ])
  }

  @Test("Of a text that no scene holds the list says so once, and how it is left")
  func nothingLeft() async throws {
    let lines = try await open(
      #"scenes\nzzz\nscreen\nset\nhelp\n\nscenes\nzzz\nescape\n1\nscenes\nquit\n1\n"#)
    #expect(
      lines.dropFirst(3) == [
        "1. Help, by code", "2. Settings, by its name", "3. Blank",
        "Scene chooser, 3 items. Type to narrow, enter goes there, escape closes.",
        "No items with zzz. Escape closes the list.",
        "No items with screen. Escape closes the list.",
        "1. Settings, by its name", "Settings, by its name, 1 of 1",
        "1. Help, by code", "Help, by code, 1 of 1", "1. Help me, button", "Help me, button",
        "1. Home", "2. Settings", "3. Blank",
        "Scene chooser, 3 items. Type to narrow, enter goes there, escape closes.",
        "No items with zzz. Escape closes the list.", "Closed", "Help me, button",
        // The word ends the program from the list as well.
        "1. Home", "2. Settings", "3. Blank",
        "Scene chooser, 3 items. Type to narrow, enter goes there, escape closes.",
      ])
  }

  @Test(
    "An item of which there is nothing to say says so, where an app begins and on every way back")
  func silentItem() async throws {
    try folder.write(
      SmallStoryboard.text(
        """
        <view id="odd-00-aaa"><rect key="frame" x="0" y="100" width="393" height="100"/>
        <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility></view>
        <button opaque="NO" buttonType="system" id="btn-00-aaa"><rect key="frame" x="16" y="300" width="200" \
        height="44"/><state key="normal" title="Pay"/></button>
        """), to: "Odd.storyboard")
    #expect(
      try await open(#"next\nback\nquit\n"#, "Odd.storyboard") == [
        "1. Pay, button", "VoiceOver on", "This item says nothing", "Pay, button",
        "This item says nothing",
      ])
  }

  @Test("An empty screen says how many others there are")
  func empty() async throws {
    let run = try await Program.shell(
      #"printf 'scenes\nSettings\n\nquit\n' | "$EARSHOT" open --mute --scene Blank Main.storyboard"#,
      in: folder.url)
    #expect(
      run.lines == [
        "VoiceOver on", "Empty screen; 3 others: type scenes", "1. Home", "2. Settings", "3. Help",
        "Scene chooser, 3 items. Type to narrow, enter goes there, escape closes.", "1. Settings",
        "Settings, 1 of 1", "1. Sound, off", "Sound, off (Double tap to toggle setting.)",
      ])
  }

  @Test("An empty screen alone says that it is empty, and a document offers its screens")
  func alone() async throws {
    try folder.write(
      SmallStoryboard.text(""), to: "Alone.storyboard")
    #expect(try await open(#"quit\n"#, "Alone.storyboard") == ["VoiceOver on", "Empty screen"])
    // No number is that of an item, and none is expected.
    #expect(
      try await open(#"1\nquit\n"#, "Alone.storyboard") == [
        "VoiceOver on", "Empty screen", "Empty screen",
      ])
    try folder.write(
      """
      screens:
        - { name: First, root: { } }
        - { name: Second, root: { children: [{ label: There, isElement: true }] } }
      """, to: "two.yaml")
    #expect(
      try await open(#"scenes\n1\nquit\n"#, "two.yaml").suffix(3) == [
        "Scene chooser, 1 item. Type to narrow, enter goes there, escape closes.", "1. There",
        "There",
      ])
  }

  @Test(
    "Every scene of every real storyboard is come to by the list of scenes",
    .enabled(if: StoryboardCorpus.isThere))
  func corpus() throws {
    let folder = try #require(StoryboardCorpus.folder)
    let files = try StoryboardCorpus.files(ofKinds: ["ios", "tvos"])
      .filter { $0.hasSuffix(".storyboard") }
    var scenes = 0
    var missed: [String] = []
    for file in files {
      let path = folder.appendingPathComponent(file).path
      let map = try StoryboardMap(path)
      var reached: Set<String> = []
      var names: [String] = []
      repeat {
        let application = try AppReader().application(of: path)
        application.launch()
        while application.update() {}
        reached.formUnion(application.scenesInFront)
        let offers = application.scenes(from: nil)
        if names.isEmpty { names = offers.map(\.name) }
        guard let name = names.popLast(), let offer = offers.first(where: { $0.name == name })
        else { break }
        offer.open()
        while application.update() {}
        reached.formUnion(application.scenesInFront)
      } while !names.isEmpty
      for scene in map.scenes where !scene.isReference {
        scenes += 1
        if !reached.contains(scene.identifier) { missed.append("\(file): \(scene.name)") }
      }
    }
    print("DeadEndTests: \(scenes) scenes, \(missed.count) not come to")
    #expect(scenes > 300)
    #expect(missed == [])
  }

  private static let storyboard = SmallStoryboard.text(
    scenes: [
      scene(
        "Home", "HomeViewController",
        """
        <button opaque="NO" buttonType="system" id="btn-00-aaa">
        <rect key="frame" x="16" y="75" width="361" height="44"/>
        <state key="normal" title="Sign in"/><connections>
        <action selector="showSettings:" destination="ctr-Home" eventType="touchUpInside" id="act-00-aaa"/>
        </connections></button>
        """,
        connections:
          #"<segue destination="ctr-Help" kind="show" identifier="help" id="seg-00-aaa"/>"#),
      scene(
        "Settings", "SettingsViewController",
        """
        <switch opaque="NO" id="swi-00-aaa"><rect key="frame" x="16" y="75" width="51" height="31"/>
        <accessibility key="accessibilityConfiguration" label="Sound"/></switch>
        """),
      scene(
        "Help", "HelpViewController",
        """
        <button opaque="NO" buttonType="system" id="btn-01-aaa">
        <rect key="frame" x="16" y="75" width="361" height="44"/>
        <state key="normal" title="Help me"/></button>
        """),
      scene("Blank", "BlankViewController", ""),
    ].joined(separator: "\n"), first: "ctr-Home")

  private static func scene(
    _ title: String, _ name: String, _ views: String, connections: String = ""
  ) -> String {
    """
    <scene sceneID="scn-\(title)"><objects>
    <viewController title="\(title)" customClass="\(name)" id="ctr-\(title)" \
    sceneMemberID="viewController">
    <view key="view" id="viw-\(title)"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews>\(views)</subviews></view><connections>\(connections)</connections>
    </viewController></objects></scene>
    """
  }
}
