import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Testing

/// A tree from a file, read by ear.
@Suite struct SnapshotTests {
  /// A dialog as a program on a desktop tells of it.
  private static func settings() -> TreeSnapshot {
    var tree = TreeSnapshot(title: "Settings")
    func add(
      _ role: String, _ name: String? = nil, value: NodeValue = NodeValue(),
      states: [String: String] = [:], under parent: NodeIdentity? = nil
    ) -> NodeIdentity {
      var states = states
      for state in ["showing", "sensitive"] where states[state] == nil { states[state] = "true" }
      let identity = tree.makeIdentity()
      tree.add(
        MirrorNode(identity, role: role, name: name, value: value, states: states), under: parent)
      return identity
    }
    let frame = add("frame", "Settings")
    _ = add("heading", "Network", under: frame)
    _ = add("toggle button", "Wi-Fi", states: ["checked": "true"], under: frame)
    let brightness = NodeValue(range: NodeRange(30, minimum: 0, maximum: 120))
    _ = add("slider", "Brightness", value: brightness, under: frame)
    let paragraph = add("paragraph", under: frame)
    for words in ["Choose a", "network", "below."] { _ = add("static", words, under: paragraph) }
    let list = add("list", "Networks", under: frame)
    let row = add("list item", under: list)
    _ = add("label", "Harbour", under: row)
    _ = add("push button", "Forget", under: row)
    _ = add("list item", "Lighthouse", under: list)
    _ = add("label", "not on the screen", states: ["showing": "false"], under: frame)
    _ = add("image", under: frame)
    let key = add("password text", "Key", value: NodeValue(text: "hunter2!"), under: frame)
    _ = add("static", "hunter2!", under: key)
    _ = add("push button", "Connect", states: ["sensitive": "false"], under: frame)
    return tree
  }

  private static func spoken(_ mirror: TreeMirror) throws -> [String] {
    let session = Session(host: mirror, reader: ScreenReader())
    try session.enable()
    var lines = [try session.currentSpeech]
    while lines.count < 50 {
      let before = session.focusedElement
      try session.moveForward()
      if session.focusedElement === before { break }
      lines.append(try session.currentSpeech)
    }
    return lines
  }

  @Test func itIsReadFromTopToBottom() throws {
    let mirror = TreeMirror(Self.settings(), vocabulary: .atSPI)
    let lines = try Self.spoken(mirror)
    #expect(
      lines == [
        "Network, heading", "Wi-Fi, on", "Brightness, 25%, adjustable", "Choose a network below.",
        "Networks, Harbour, list start", "Forget, button", "Lighthouse, list end",
        "Key, ••••••••, secure text field", "Connect, dimmed, button",
      ])
    #expect(mirror.screenTitle == "Settings")
  }
}
