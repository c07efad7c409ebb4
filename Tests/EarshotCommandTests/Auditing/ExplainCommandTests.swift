import Testing

@Suite("earshot explain")
struct ExplainCommandTests {
  @Test("A rule is explained; an unknown one is named with what was meant; all are listed")
  func explain() async throws {
    let known = try await Program.earshot(["explain", "label-missing-control"])
    #expect(known.status == 0)
    #expect(known.lines.first == "label-missing-control: Control has no name")
    #expect(known.lines.contains("What to do:"))
    let unknown = try await Program.earshot(["explain", "label-mising-control"])
    #expect(unknown.status == 2)
    #expect(
      unknown.diagnostics
        == "earshot: error: unknown rule 'label-mising-control'; "
        + "did you mean 'label-missing-control'?\n")
    let short = try await Program.earshot(["explain", "text-fix"])
    #expect(
      short.diagnostics
        == "earshot: error: unknown rule 'text-fix'; did you mean 'text-fixed-font'?\n")
    let strange = try await Program.earshot(["explain", "quite something else"])
    #expect(strange.status == 2)
    #expect(
      strange.diagnostics
        == "earshot: error: 'quite something else' is no rule; "
        + "expected one that 'earshot explain' lists\n")
    let all = try await Program.earshot(["explain"])
    #expect(all.lines.count == 142)
    #expect(all.lines.first == "label-missing-control: Control has no name (critical)")
  }
}
