import EarshotTestSupport
import Foundation
import Testing

@Suite("What earshot audit writes")
struct AuditOutputTests {
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

  @Test("JSON is one object for the whole run, with the keys of the format in their order")
  func json() async throws {
    try write(screen("{ id: trash, traits: [button], frame: [16, 60, 44, 44] }"), to: "a.yaml")
    let run = try await Program.earshot(["audit", "--format", "json", "a.yaml"], in: scratch.url)
    #expect(run.status == 1)
    #expect(run.lines.count == 1)
    #expect(
      run.output.hasPrefix(
        "{\"earshot\":1,\"checked\":1,\"checkedScreens\":1,"
          + "\"notChecked\":[{\"rule\":\"orientation-locked\",\"screens\":1}],\"findings\":[{\"rule\":\"label-missing-control\","
          + "\"severity\":\"critical\",\"wcag\":[\"4.1.2\",\"1.1.1\"],\"file\":\"a.yaml\",\"line\":6,\"column\":11,"
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
}
