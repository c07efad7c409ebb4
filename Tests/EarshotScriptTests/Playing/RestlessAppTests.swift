import EarshotScript
import EarshotSession
import Testing

/// Apps whose screens lead to each other as soon as they appear.
@Suite struct RestlessAppTests {
  /// What is noted when a person goes from the first screen to one that does `appear`, and which screen
  /// is there in the end.
  private func outcome(_ start: String, _ appear: String, _ others: String = "") throws -> [String]
  {
    let app = """
      screens:
        - name: Home
          root: { children: [{ id: go, label: Go, traits: [button], on: { activate: \(start) } }] }
        - { name: A, root: { id: a, on: { appear: \(appear) }, children: [{ id: first, label: first }] } }
      \(others)
      """
    let report = try ScriptReport.of(
      "  - focus: go\n  - activate\n  - wait: 1\n  - moveForward\n  - expect: { focused: first }",
      over: app)
    return report.events.filter { $0.kind == .note }.compactMap(\.text)
      + report.results.map(\.actual)
  }

  private func note(_ last: String) -> String {
    "The interface did not come to rest in 100 transitions that led to one another; "
      + "the last was \(last), and what follows is refused."
  }

  private func screen(_ name: String, _ appear: String) -> String {
    "  - { name: \(name), root: { id: \(name.lowercased()), on: { appear: \(appear) }, "
      + "children: [{ id: in\(name), label: second }] } }"
  }

  @Test func aScreenThatPushesItself() throws {
    #expect(try outcome("{ push: A }", "{ push: A }") == [note("a push from A to A"), "first"])
    #expect(
      try outcome("{ push: A }", "[{ push: A }, { push: A }]")
        == [note("a push from A to A"), "first"])
  }

  @Test func screensThatPushAndPop() throws {
    #expect(
      try outcome("{ push: A }", "{ push: B }", screen("B", "pop"))
        == [note("a pop from B to A"), "first"])
  }

  @Test func aScreenThatPresentsItself() throws {
    #expect(
      try outcome("{ present: A }", "{ present: A }") == [note("a present to A"), "first"])
    #expect(
      try outcome("{ present: A }", "{ present: A, style: alert }")
        == [note("a present to A"), "first"])
  }

  @Test func screensThatPresentAndDismiss() throws {
    #expect(
      try outcome("{ present: A }", "{ present: B, style: fullScreen }", screen("B", "dismiss"))
        .suffix(2) == [note("a present from A to B"), "inB"])
    #expect(
      try outcome("{ present: A }", "{ present: B, style: sheet }", screen("B", "dismiss")).last
        == "first")
  }

  @Test func aChainThatEndsIsLeftAlone() throws {
    let others =
      (1..<90).map { screen("S\($0)", "{ push: S\($0 + 1) }") } + [screen("S90", "handled")]
    #expect(
      try outcome("{ push: A }", "{ push: S1 }", others.joined(separator: "\n")) == ["inS90"])
  }
}
