extension ScriptReport {
  /// The report as a suite whose cases are the expectations.
  package var suite: JUnitReport.Suite {
    JUnitReport.Suite(
      name: file, cases: results.map { $0.testCase(in: file) }, duration: duration,
      output: events.filter(\.isForPeople).map { "\($0)\n" }.joined())
  }
}

extension ExpectationResult {
  fileprivate func testCase(in file: String) -> JUnitReport.Case {
    let expected = expectation.expected
    return JUnitReport.Case(
      name: "line \(expectation.line): \(expectation.subject) is \(expected)",
      line: expectation.line,
      outcome: isMet
        ? .passed
        : .failed(
          message: "\(place(in: file)): expected \(expected), found \(actual)",
          details: lines(in: file).joined(separator: "\n")))
  }
}
