import EarshotScript
import EarshotTestSupport
import Testing

/// VoiceOver's gestures and keys one by one, each as a step of a script.
@Suite struct CommandRowTests {
  /// A gesture or a key of VoiceOver's, the command that it asks for there, and what that is here.
  struct Row: Decodable {
    var gesture: String?
    var keys: String?
    var command: String?
    /// The command of the reader, with `system` before what belongs to the system; `unassigned` for nothing.
    var does: String

    var step: String {
      gesture.map { "  - gesture: \"\($0)\"" } ?? "  - press: \"VO \(keys ?? "")\""
    }
  }

  /// What belongs to the system and not to a screen reader.
  private static let ofSystem = [
    "controlCenter", "home", "nextApp", "nextVisibleApp", "notificationCenter", "pressureTouch",
    "previousApp", "previousVisibleApp", "statusBar",
  ]

  private static let app = """
    screens:
      - root:
          children:
            - { id: title, label: Home, traits: [header] }
            - { id: go, label: Go, traits: [button] }
    """

  @Test(
    "Each of the 153 does its command, says that it is unassigned, or says that it is the system's")
  func rows() throws {
    let rows = try VectorRows.all(in: "commands", as: Row.self)
    #expect(rows.count == 153)
    let report = try ScriptReport.of(
      rows.map { "\($0.step)\n  - escape\n  - toggleHelp\n  - toggleHelp" }.joined(separator: "\n"),
      over: Self.app)
    #expect(report.refusal == nil)
    // Whatever a row began is closed again by the three steps behind it.
    let steps = report.steps
    var ofSystem: Set<String> = []
    var line = 0
    for row in rows {
      guard steps.indices.contains(line) else {
        Issue.record("there is nothing of \(row.step)")
        break
      }
      let (done, rest) = (steps[line].first ?? "", steps[line].dropFirst())
      line += 4
      if row.does == "unassigned" {
        #expect(done == "command: gesture \(row.gesture?.lowercased() ?? "")")
        #expect(rest.contains { $0.contains(": unassigned,") }, "\(steps[line - 4])")
      } else if row.does.hasPrefix("system ") {
        let name = String(row.does.dropFirst("system ".count))
        ofSystem.insert(name)
        #expect(done == "command: \(name)")
        #expect(rest.contains { $0.contains("belongs to the system,") }, "\(steps[line - 4])")
      } else {
        #expect(done == "command: \(row.does)", "\(row.step)")
        // Nothing is silent: something is said, sounds or is done.
        let isToldByItself = ["pause", "silence"].contains(row.does)
        #expect(!rest.isEmpty || isToldByItself, "\(row.step): silence")
      }
    }
    #expect(ofSystem.sorted() == Self.ofSystem)
  }
}
