import EarshotDocuments
import EarshotSession

extension ScriptReport {
  /// The report as a suite whose cases are the expectations, and a step that was refused.
  package var suite: JUnitReport.Suite {
    var cases = results.map { $0.testCase(in: file) }
    if let refusal { cases.append(refusal.testCase(in: file)) }
    return JUnitReport.Suite(
      name: file, cases: cases, duration: duration,
      output: events.filter(\.kind.isForPeople).map { "\($0)\n" }.joined())
  }
}

extension FileError {
  /// The refusal of a script, or of a step of it, as a case.
  package func testCase(in script: String) -> JUnitReport.Case {
    JUnitReport.Case(
      name: "the script can be played", line: file == script ? line : 1,
      outcome: .refused(message: "\(self)"))
  }
}

extension ExpectationResult {
  fileprivate func testCase(in file: String) -> JUnitReport.Case {
    let expected = expectation.expected
    let failure = "\(place(in: file)): expected \(expected), found \(actual)"
    return JUnitReport.Case(
      name: TranscriptText.line("line \(expectation.line): \(expectation.subject) is \(expected)"),
      line: expectation.line,
      outcome: isMet
        ? .passed
        : .failed(
          message: TranscriptText.line(failure),
          details: lines(in: file).joined(separator: "\n")))
  }
}
