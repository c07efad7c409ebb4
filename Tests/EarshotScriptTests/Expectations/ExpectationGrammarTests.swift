import EarshotFiles
import EarshotScript
import EarshotSession
import EarshotTestSupport
import Testing

/// What `expect` compares, and in which ways.
@Suite struct ExpectationGrammarTests {
  private static let app = """
    screens:
      - name: Home
        root:
          children:
            - { id: title, label: Home, traits: [header] }
            - { id: save, label: Save, hint: Keeps all., traits: [button],
                on: { activate: [{ announce: Saved 12 files }, { present: Basket }] } }
            - { id: total, label: Total, value: "12.50 €", traits: [staticText] }
      - name: Basket
        root:
          children:
            - { id: empty, label: Nothing here }
    """

  private func failures(of expectation: String) throws -> [String] {
    try failures("  - last\n  - first\n  - expect: \(expectation)\n")
  }

  private func failures(_ steps: String) throws -> [String] {
    let report = try ScriptReport.of(steps, over: Self.app)
    #expect(report.refusal == nil && !report.results.isEmpty)
    return report.failures.flatMap { $0.lines(in: "tour").dropFirst() }
  }

  @Test(arguments: [
    "{ contains: ome }", "{ matches: \"Home*\" }", "{ matches: \"/^home, /i\" }",
    "{ speech: { contains: head } }", "{ contains: Home, matches: \"*heading\", focused: title }",
    "{ focused: { matches: \"t?tle\" } }", "{ screen: Home }", "{ screen: { contains: om } }",
    "{ element: save, label: Save, hint: Keeps all., traits: [button] }",
    "{ element: Save, label: { matches: \"S*\" } }",
    "{ element: total, value: { matches: \"/^[0-9.]+ €$/\" } }",
    "{ element: total, value: { contains: \"12\" }, traits: [..., staticText] }",
    "{ element: total, hint: (nothing) }",
    "{ order: [\"Home, heading\", \"Save, button\", \"Total, 12.50 €\"] }",
    "{ order: [..., { contains: Save }, ...] }", "{ order: [{ matches: \"*\" }, ...] }",
    "{ order: [...] }", "{ sound: { matches: \"focu?\" } }",
  ])
  func isMet(expectation: String) throws {
    #expect(try failures(of: expectation) == [])
  }

  @Test(arguments: [
    ("{ contains: ame }", "text with \"ame\"", "Home, heading"),
    ("{ matches: ome }", "text like \"ome\"", "Home, heading"),
    ("{ screen: Basket }", "Basket", "Home"),
    ("{ element: save, traits: [] }", "(nothing)", "button"),
    ("{ element: save, traits: [..., link] }", "...; link", "button"),
    ("{ element: save, hint: Ends. }", "Ends.", "Keeps all."),
    ("{ element: nobody, traits: [link] }", "link", "(no such element)"),
    (
      "{ element: titel, traits: [link] }", "link", "(no such element; did you mean 'title'?)"
    ),
    ("{ element: totl, value: a }", "a", "(no such element; did you mean 'Total'?)"),
    (
      "{ order: [\"Save, button\", ...] }", "Save, button; ...",
      "Home, heading; Save, button; Total, 12.50 €"
    ),
  ])
  func isNotMet(expectation: String, expected: String, actual: String) throws {
    #expect(
      try failures(of: expectation) == ["  expected: \(expected)", "  actual:   \(actual)"])
  }

  /// JSON has every text in quotes, so that these tell nothing there.
  @Test(arguments: [("json", true), ("yaml", false)])
  func othersStandInQuotesInJSON(ending: String, isMet: Bool) throws {
    let folder = try ScratchFolder()
    try folder.write(Self.app, to: "app.yaml")
    let script = """
      { "open": "app.yaml", "steps": [
        { "expect": { "order": ["...", "Save, button", "..."] } },
        { "expect": { "element": "save", "traits": ["button"\(isMet ? ", \"...\"" : ", \"link\"")] } },
        { "expect": { "order": [{ "contains": "..." }, "..."] } } ] }
      """
    let report = try ScriptPlayer().play(
      ScriptReader().read(Array(script.utf8), file: folder.path(of: "tour.\(ending)")))
    #expect(report.results.map(\.isMet) == [isMet, isMet, false])
  }

  @Test func announcementsAndScreensThatFollow() throws {
    #expect(
      try failures(
        """
          - focus: save
          - activate
          - wait: 5
          - expect: { announced: { matches: "Saved ?? files" }, successful: false, screen: Basket }
          - expect: { order: [Nothing here] }
        """) == [])
  }

  @Test func groupsAndRoundsAreShown() throws {
    let report = try ScriptReport.of(
      """
        - group:
            name: Round trip
            steps:
              - repeat: { times: 2, steps: [run: there, expect: "Total, 12.50 €"] }
      """, settings: "define: { there: [moveForward, expect: { matches: \"*, *\" }] }\n",
      over: Self.app)
    let groups = report.events.filter { $0.kind == .group }.compactMap(\.text)
    #expect(
      groups == [
        "Round trip", "Round trip, round 1 of 2", "Round trip, round 1 of 2, there",
        "Round trip, round 2 of 2", "Round trip, round 2 of 2, there",
      ])
    #expect(report.results.map(\.isMet) == [true, false, true, true])
    #expect(
      report.failures.first?.lines(in: "tour").first
        == "tour:7:59: failure: speech is not as expected, in Round trip, round 1 of 2")
  }

  @Test func aNameThatNothingHasIsAnsweredWithTheNearest() throws {
    let report = try ScriptReport.of("  - focus: totl", over: Self.app)
    #expect(
      report.refusal.map { "\($0.problem.message); \($0.expectation)" }
        == "nothing in the app is called 'totl' now; did you mean 'Total'?")
  }
}
