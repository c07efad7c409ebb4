import EarshotTestSupport
import Foundation
import Testing

@testable import EarshotFiles
@testable import EarshotScript

/// What was heard is written in the place of what was expected, and nothing else changes.
@Suite struct ScriptUpdateTests {
  private static let app = """
    screens:
      - name: Home
        root:
          children:
            - { id: title, label: Home, traits: [header] }
            - { id: save, label: "Save: all # of it", traits: [button] }
            - { id: odd, label: "- it's \\"odd\\"\\nindeed" }
    """

  private func updated(_ script: String, name: String = "tour.yaml") throws -> String? {
    let folder = try ScratchFolder()
    try folder.write(Self.app, to: "app.yaml")
    let script = try ScriptReader().read(Array(script.utf8), file: folder.path(of: name))
    let update = try ScriptUpdate(of: script, after: ScriptPlayer().play(script))
    return update.bytes().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func commentsAndLayoutStay() throws {
    let script = """
      # A walk.
      open:   app.yaml     # beside
      steps:
        - expect:    Away   # the heading
        - expect: 'Home, heading'
        - expect: { speech: Away, focused: 'nobody' ,  screen: "Away" }   # three

        - moveForward
        - expect: Away
        - expect: { contains: Away, matches: "Away*" }
        - expect:
            speech: >
              Away
              and away
            order:
              - Away     # first
              - { contains: Save }
              - "Away"
        - expect: { order: [..., Away] }
        - moveForward
        - expect: 'Away'   # é한
      """
    #expect(
      try updated(script) == """
        # A walk.
        open:   app.yaml     # beside
        steps:
          - expect:    Home, heading   # the heading
          - expect: 'Home, heading'
          - expect: { speech: "Home, heading", focused: 'title' ,  screen: "Home" }   # three

          - moveForward
          - expect: "Save: all # of it, button"
          - expect: { contains: "Save: all # of it, button", matches: "Save: all # of it, button" }
          - expect:
              speech: "Save: all # of it, button"
              order:
                - Home, heading     # first
                - { contains: Save }
                - "- it's \\"odd\\"\\nindeed"
          - expect: { order: ["Home, heading", "Save: all # of it, button", "- it's \\"odd\\"\\nindeed"] }
          - moveForward
          - expect: "- it's \\"odd\\"\\nindeed"   # é한
        """)
  }

  @Test func aListIsWrittenAsItStands() throws {
    #expect(
      try updated("open: app.yaml\r\nsteps:\r\n  - expect:\r\n      order:\r\n        - Away\r\n")
        == "open: app.yaml\r\nsteps:\r\n  - expect:\r\n      order:\r\n        - Home, heading\r\n"
        + "        - \"Save: all # of it, button\"\r\n        - \"- it's \\\"odd\\\"\\nindeed\"\r\n"
    )
    #expect(
      try updated("open: app.yaml\nsteps:\n  - expect: { element: save, traits: [link, header] }")
        == "open: app.yaml\nsteps:\n  - expect: { element: save, traits: [button] }")
  }

  @Test func whatIsMetOrDiffersStays() throws {
    #expect(try updated("open: app.yaml\nsteps:\n  - expect: Home, heading\n") == nil)
    #expect(
      try updated(
        "open: app.yaml\nsteps:\n  - repeat: { times: 2, steps: [expect: A, moveForward] }\n")
        == nil)
    #expect(
      try updated("open: app.yaml\nsteps:\n  - expect: { announced: a }\n  - expect: A\n")
        == "open: app.yaml\nsteps:\n  - expect: { announced: a }\n  - expect: Home, heading\n")
  }

  @Test func jsonStaysJSON() throws {
    #expect(
      try updated(
        "{\"open\": \"app.yaml\",\n \"steps\": [{\"expect\": 5}, {\"expect\": {\"order\": []}}]}",
        name: "tour.json")
        == "{\"open\": \"app.yaml\",\n \"steps\": [{\"expect\": \"Home, heading\"}, {\"expect\": {"
        + "\"order\": [\"Home, heading\", \"Save: all # of it, button\", "
        + "\"- it's \\\"odd\\\"\\nindeed\"]}}]}")
  }

  @Test func whateverIsWrittenIsReadAgain() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var hostile = HostileText(seed: seed)
    let forms = [
      "a: old # one\nb: [x]\n", "a: 'old'\nb: y\n", "a: \"old\"\n", "{ a: old, b: y }",
      "- a: old\n- x\n",
      "a: |\n  old\n  more\nb: y\n", "{ \"a\": \"old\", \"b\": [1] }", "[old, x]",
    ]
    for round in 0..<SoakScale.rounds(of: 4_000) {
      let text = hostile.next(maximumPieces: 3)
      let form = forms[round % forms.count]
      let source = SourceText(file: "a.yaml", bytes: Array(form.utf8))
      let place = try #require(try Self.place(of: "old", in: source.node()))
      guard let bytes = YAMLEdit(source, replacing: [place: .text(text)]).bytes() else {
        // No more than a text that no file of ours may hold.
        #expect(
          text.unicodeScalars.contains { !(" "..."~").contains($0) },
          "seed \(seed): \(text.debugDescription)")
        continue
      }
      let new = try SourceText(file: "a.yaml", bytes: bytes).node()
      #expect(
        NodeWords.of(new).contains(text), "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private static func place(of text: String, in node: SourceNode) -> SourcePlace? {
    switch node.content {
    case .scalar(let found, _): found.hasPrefix(text) ? node.place : nil
    case .sequence(let values): values.lazy.compactMap { place(of: text, in: $0) }.first
    case .mapping(let members): members.lazy.compactMap { place(of: text, in: $0.value) }.first
    }
  }
}

/// All texts of a tree.
private enum NodeWords {
  static func of(_ node: SourceNode) -> [String] {
    switch node.content {
    case .scalar(let text, _): [text]
    case .sequence(let values): values.flatMap { of($0) }
    case .mapping(let members): members.flatMap { of($0.value) }
    }
  }
}
