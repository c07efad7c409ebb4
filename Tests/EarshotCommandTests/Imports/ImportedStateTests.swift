import EarshotTestSupport
import Testing

@Suite("States in the formats of other tools")
struct ImportedStateTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// What is heard of an element that has the state, and nothing where it is hidden.
  private static func heard(_ state: ForeignState, in screen: ForeignScreen) -> String? {
    switch state {
    case .hidden: nil
    case .disabled: "Thing, dimmed, button"
    case .selected:
      switch screen {
      case .chromium, .ariaSnapshot: "selected, Thing, tab"
      case .atSPI: "selected, Thing"
      default: "selected, Thing, button"
      }
    case .checked: "Thing, on (Double tap to toggle setting.)"
    case .focused: "Thing, text field, is editing, insertion point at start"
    case .password: "Thing, ••••••••, secure text field (Double tap to edit.)"
    case .scrollable: nil
    }
  }

  /// What no word of the format says.
  private static let untold: [ForeignScreen: [ForeignState]] = [
    .description: [.hidden], .idb: [.hidden], .chromium: [.password, .scrollable],
    .ariaSnapshot: [.hidden, .password, .scrollable], .reactNative: [.focused],
    .reactSnapshot: [.focused], .accessibilitySnapshot: [.hidden],
  ]

  @Test("Every state that a format tells is heard", arguments: ForeignScreen.allCases)
  func states(_ screen: ForeignScreen) async throws {
    for state in ForeignState.allCases {
      guard let text = state.text(in: screen) else {
        #expect(Self.untold[screen]?.contains(state) == true, "\(state)")
        continue
      }
      #expect(Self.untold[screen]?.contains(state) != true, "\(state)")
      try folder.write(text, to: screen.rawValue)
      if state == .scrollable {
        let run = try await Program.earshot(["convert", screen.rawValue], in: folder.url)
        #expect(run.output.contains("scrollable"), "\(run)")
        continue
      }
      let run = try await Program.earshot(["read", screen.rawValue], in: folder.url)
      let lines = run.lines.filter { $0.contains("Thing") && !$0.hasPrefix("Screen") }
      let expected = Self.heard(state, in: screen).map { ["  \($0)"] } ?? []
      #expect(lines == expected, "\(state): \(run)")
    }
  }

  private static let tree = """
    - tree:
      - treeitem "Sources" [level=1]
      - treeitem "Main" [level=2]
      - treeitem "Notes"
    """

  @Test("How deep an entry of a tree stands is heard, where its author says it")
  func levels() async throws {
    try folder.write(Self.tree, to: "tree.aria.yml")
    try folder.write(
      """
      {"atspi": 1, "root": {"role": "frame", "name": "Window", "children": [
        {"role": "tree item", "name": "Main", "states": ["sensitive", "showing", "focusable"],
         "attributes": {"level": "2"}}]}}
      """, to: "tree.json")
    let snapshot = try await Program.earshot(["read", "tree.aria.yml"], in: folder.url)
    #expect(snapshot.output.contains("Sources, level 1"), "\(snapshot)")
    #expect(snapshot.output.contains("Main, level 2"), "\(snapshot)")
    #expect(!snapshot.output.contains("Notes, level"), "\(snapshot)")
    let bus = try await Program.earshot(["read", "tree.json"], in: folder.url)
    #expect(bus.output.contains("Main, level 2"), "\(bus)")
    let chromium = try await folder.heard(
      """
      [{"nodeId": "1", "ignored": false, "role": {"value": "RootWebArea"}, "name": {"value": "Files"},
        "childIds": ["2"]},
       {"nodeId": "2", "ignored": false, "role": {"value": "treeitem"}, "name": {"value": "Main"},
        "properties": [{"name": "level", "value": {"type": "integer", "value": 3}}]}]
      """, from: "nodes.json")
    #expect(chromium == ["Main, level 3"])
  }

  @Test("How deep an entry stands is written into a screen document, and heard from there")
  func writtenLevels() async throws {
    try folder.write(Self.tree, to: "tree.aria.yml")
    let written = try await Program.earshot(["convert", "tree.aria.yml"], in: folder.url)
    #expect(written.lines.filter { $0.contains("nestingLevel") }.count == 2, "\(written)")
    try folder.write(written.output, to: "tree.yaml")
    let read = try await Program.earshot(["read", "tree.yaml"], in: folder.url)
    #expect(read.output.contains("Sources, level 1"), "\(read)")
    #expect(read.output.contains("Main, level 2"), "\(read)")
  }
}
