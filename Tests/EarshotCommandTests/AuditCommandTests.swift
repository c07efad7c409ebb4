import Foundation
import Testing

@Suite("earshot audit and earshot explain")
struct AuditCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: scratch.url.appendingPathComponent(name))
  }

  private func screen(_ element: String) -> String {
    "earshot: 1\nscreens:\n  - name: Home\n    root:\n      children:\n        - \(element)\n"
  }

  @Test("A finding is a line with its place, and the line below says what to do")
  func findings() async throws {
    try write(screen("{ id: trash, traits: [button], frame: [16, 60, 44, 44] }"), to: "a.yaml")
    let run = try await Program.earshot(["audit", "a.yaml"], in: scratch.url)
    #expect(run.status == 1)
    #expect(
      run.output == """
        Screen Home of a.yaml
          a.yaml:6: critical: trash: the button has no name [label-missing-control]
            Give it an accessibility label that says what it does, such as "Delete".
        1 element checked: 1 critical

        """)
    #expect(run.diagnostics == "")
  }

  @Test("Nothing found is 0, nothing to check is 3, a refused file is 2 and the rest is audited")
  func status() async throws {
    try write(screen("{ id: save, label: Save, traits: [button] }"), to: "clean.yaml")
    try write("earshot: 1\nscreens:\n  - name: Home\n", to: "empty.yaml")
    try write("earshot: 1\nscreens: 7\n", to: "broken.yaml")
    let clean = try await Program.earshot(["audit", "clean.yaml"], in: scratch.url)
    #expect(clean.status == 0)
    #expect(clean.output == "1 element checked: nothing found\n")
    let empty = try await Program.earshot(["audit", "empty.yaml"], in: scratch.url)
    #expect(empty.status == 3)
    #expect(empty.output.contains("[audit-nothing-checked]"))
    let broken = try await Program.earshot(
      ["audit", "broken.yaml", "clean.yaml"], in: scratch.url)
    #expect(broken.status == 2)
    #expect(broken.output == clean.output)
    #expect(broken.diagnosticLines.count == 1)
    #expect(broken.diagnostics.hasPrefix("broken.yaml:2:"))
  }

  @Test("JSON is one object for the whole run, with the keys of the format in their order")
  func json() async throws {
    try write(screen("{ id: trash, traits: [button], frame: [16, 60, 44, 44] }"), to: "a.yaml")
    let run = try await Program.earshot(["audit", "--format", "json", "a.yaml"], in: scratch.url)
    #expect(run.status == 1)
    #expect(run.lines.count == 1)
    #expect(
      run.output.hasPrefix(
        "{\"earshot\":1,\"checked\":1,\"findings\":[{\"rule\":\"label-missing-control\","
          + "\"severity\":\"critical\",\"wcag\":[\"4.1.2\",\"1.1.1\"],\"file\":\"a.yaml\",\"line\":6,"
          + "\"screen\":\"Home\",\"element\":\"trash\",\"message\":\"the button has no name\","))
    #expect(run.output.contains("\"path\":[\"button\"]"))
  }

  @Test("Lists that lead back to themselves are found, not refused")
  func circles() async throws {
    try write(
      screen("{ id: a, elements: [b], children: [{ id: b, elements: [a] }, { label: Name }] }"),
      to: "a.yaml")
    let run = try await Program.earshot(["audit", "a.yaml"], in: scratch.url)
    #expect(run.output.contains("[order-cycle]"))
    #expect(run.status == 1)
  }

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
        == "earshot: error: there is no rule called 'label-mising-control'; "
        + "did you mean 'label-missing-control'?\n")
    let all = try await Program.earshot(["explain"])
    #expect(all.lines.count == 96)
    #expect(all.lines.first == "label-missing-control: Control has no name (critical)")
  }
}
