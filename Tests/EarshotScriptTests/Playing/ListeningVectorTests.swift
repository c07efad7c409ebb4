import EarshotScript
import EarshotTestSupport
import Foundation
import Testing

/// Rules about gestures, notifications, order and touch, each met by playing a script over screens
/// of its own (What VoiceOver does; What UIKit does).
@Suite struct ListeningVectorTests {
  @Test func everyRuleIsMet() throws {
    // Tests/EarshotScriptTests/Playing/ListeningVectorTests.swift: three steps up are the tests.
    var tests = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { tests.deleteLastPathComponent() }
    let data = try Data(contentsOf: tests.appendingPathComponent("Vectors/listening.json"))
    let rows = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(rows.count >= 20)
    let folder = try ScratchFolder()
    for row in rows {
      var document: [String: Any] = ["earshot": 1, "screens": row["screens"] ?? []]
      document["layoutDirection"] = row["layoutDirection"]
      var steps: [String: Any] = [
        "earshot": 1, "open": "screens.json", "steps": row["steps"] ?? [],
      ]
      steps["behaviour"] = row["behaviour"]
      try folder.write(JSONSerialization.data(withJSONObject: document), to: "screens.json")
      let script = try folder.write(
        JSONSerialization.data(withJSONObject: steps), to: "script.json")
      let report = try ScriptPlayer().play(ScriptReader().read(script))
      let rule = "\(row["id"] ?? ""): \(row["rule"] ?? "")"
      #expect(!report.results.isEmpty, "\(rule)")
      for failure in report.failures {
        Issue.record("\(rule)\n\(failure.lines(in: "script").joined(separator: "\n"))")
      }
    }
  }
}
