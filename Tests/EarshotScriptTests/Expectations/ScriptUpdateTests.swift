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
          - expect: { order: [..., "- it's \\"odd\\"\\nindeed"] }
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

  @Test func whatStaysOfAListStaysAsItIs() throws {
    let script = """
      open: app.yaml
      steps:
        - expect:
            order:
              # From the top.
              - Home, heading   # the title
              - Gone            # goes

              - { contains: Save }
              # What is left.
              - ...             # whatever comes
        - expect:
            order:
              - { contains: Home }   # like the title
              - { matches: "- it's*" }   # the last
        - expect:
            order: [
              "Home, heading",   # the title
              Gone, Away,   # both go
              # The last.
              { contains: odd },
            ]
        - expect: { order: [ "Home, heading" ] }   # one
        - expect: { element: save, traits: [header, button, ...] }
        - expect: { element: title, traits: [...] }
        - first
      """
    #expect(
      try updated(script) == """
        open: app.yaml
        steps:
          - expect:
              order:
                # From the top.
                - Home, heading   # the title

                - { contains: Save }
                # What is left.
                - ...             # whatever comes
          - expect:
              order:
                - { contains: Home }   # like the title
                - "Save: all # of it, button"
                - { matches: "- it's*" }   # the last
          - expect:
              order: [
                "Home, heading",   # the title
                "Save: all # of it, button",   # both go
                # The last.
                { contains: odd },
              ]
          - expect: { order: [ "Home, heading", "Save: all # of it, button", "- it's \\"odd\\"\\nindeed" ] }   # one
          - expect: { element: save, traits: [button, ...] }
          - expect: { element: title, traits: [...] }
          - first
        """)
  }

  @Test func aListOfJSONKeepsItsLayout() throws {
    #expect(
      try updated(
        """
        { "open": "app.yaml", "steps": [ { "expect": { "order": [
          "Home, heading",
          "Gone",
          "Save: all # of it, button"
        ] } } ] }
        """, name: "tour.json") == """
          { "open": "app.yaml", "steps": [ { "expect": { "order": [
            "Home, heading",
            "Save: all # of it, button",
            "- it's \\"odd\\"\\nindeed"
          ] } } ] }
          """)
  }

  /// Whatever goes and comes, an entry that stays is on its line with its comment, and nothing has to be
  /// written anew as a whole.
  @Test func entriesThatStayKeepTheirComments() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for round in 0..<SoakScale.rounds(of: 3_000) {
      let count = Int.random(in: 1...6, using: &random)
      let layout = ListLayout.allCases[round % ListLayout.allCases.count]
      let text = layout.text(of: (0..<count).map { "old\($0)" })
      let source = SourceText(file: layout == .json ? "a.json" : "a.yaml", bytes: Array(text.utf8))
      guard case .mapping(let members) = try source.node().content else { continue }
      // Between two entries that stay something goes or comes, and not both.
      var entries: [YAMLEdit.Entry] = []
      var hasGone = false
      for index in 0...count {
        if !hasGone, Bool.random(using: &random) { entries.append(.new("new\(index)")) }
        guard index < count else { break }
        hasGone =
          index != count / 2 && entries.last != .new("new\(index)") && Bool.random(using: &random)
        if !hasGone { entries.append(.kept(index)) }
      }
      let edit = YAMLEdit(source, replacing: [members[0].value.place: .list(entries)])
      let bytes = try #require(
        edit.bytes(), "seed \(seed): \(entries) cannot be written in\n\(text)")
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      for case .kept(let index) in entries where layout.hasComments {
        #expect(
          lines.contains { $0.contains("old\(index)") && $0.hasSuffix("# about \(index)") },
          "seed \(seed): \(entries)\n\(text)\n\(String(decoding: bytes, as: UTF8.self))")
      }
    }
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

/// A way to write a list.
private enum ListLayout: CaseIterable {
  case block, flow, lines, json, indented

  /// Whether each entry has a comment on its line.
  var hasComments: Bool { self == .block || self == .lines || self == .indented }

  /// A file that holds a list of texts, and something behind it.
  func text(of texts: [String]) -> String {
    let commented = texts.enumerated().map { ($1, "# about \($0)") }
    switch self {
    case .block:
      return "a:\n" + commented.map { "- \($0)   \($1)\n" }.joined() + "b: x\n"
    case .indented:
      return "a:\n" + commented.map { "    # Now:\n    - '\($0)' \($1)\n" }.joined() + "\nb: x"
    case .flow: return "a: [" + texts.joined(separator: ", ") + "]   # end\nb: x\n"
    case .lines:
      return "a: [\n" + commented.map { "  \($0),   \($1)\n" }.joined() + "]\nb: x\n"
    case .json:
      return "{\"a\": [\n  " + texts.map { "\"\($0)\"" }.joined(separator: ",\n  ")
        + "\n], \"b\": 1}"
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
