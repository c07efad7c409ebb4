import EarshotScript
import Testing

/// Rows G23 to G33 of the guide, each shown by a script of `Examples/Scripts`.
@Suite struct ExampleScriptTests {
  @Test func everyExampleMeetsItsExpectationsAndTellsTheSame() throws {
    let examples = try ExampleScript.all()
    #expect(examples.count >= 14)
    for example in examples {
      let report = try ScriptPlayer().play(ScriptReader().read(example.path))
      #expect(!report.results.isEmpty, "\(example.name)")
      for failure in report.failures {
        Issue.record("\(failure.lines(in: example.name).joined(separator: "\n"))")
      }
      let lines = try example.lines
      let transcript = try example.transcript
      let index = zip(lines, transcript).enumerated().first { $1.0 != $1.1 }?.offset
      if let index {
        Issue.record("\(example.name):\(index + 1): \(lines[index]), not \(transcript[index])")
      }
      #expect(lines.count == transcript.count, "\(example.name)")
    }
  }
}
