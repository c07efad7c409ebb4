package import EarshotFiles
import EarshotModel
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

extension ScriptRefusal {
  /// The refusal of a whole script as a suite.
  package func suite(of script: String) -> JUnitReport.Suite {
    JUnitReport.Suite(
      name: script, cases: errors.map { $0.testCase(in: script) }, duration: .zero)
  }
}

extension FileError {
  fileprivate func testCase(in script: String) -> JUnitReport.Case {
    JUnitReport.Case(
      name: "the script can be played", place: (script, file == script ? line : 1),
      result: .refused(type: "input", message: "\(self)"))
  }
}

extension ExpectationResult {
  fileprivate func testCase(in file: String) -> JUnitReport.Case {
    let expected = expectation.expected
    let failure = "\(place(in: file)): expected \(expected), found \(actual)"
    return JUnitReport.Case(
      name: (groups + ["line \(expectation.line): \(expectation.subject) is \(expected)"])
        .joined(separator: ", ").asSingleLine,
      place: (file, expectation.line),
      result: isMet
        ? .passed : .failed(type: "expectation", message: failure.asSingleLine),
      details: isMet ? "" : lines(in: file).joined(separator: "\n"))
  }
}
