import EarshotDocuments

/// A test report in the form that CI systems read (the XML of JUnit's Ant task).
package struct JUnitReport {
  /// One file that was checked.
  package struct Suite {
    /// The path of the file.
    package var name: String
    /// What was checked.
    package var cases: [Case]
    /// The time it took.
    package var duration: Duration
    /// Everything that happened, as text.
    package var output: String

    package init(name: String, cases: [Case], duration: Duration = .zero, output: String = "") {
      self.name = name
      self.cases = cases
      self.duration = duration
      self.output = output
    }
  }

  /// One check.
  package struct Case {
    /// What came of a check.
    package enum Outcome {
      /// All is well.
      case passed
      /// It is not as it should be: in one line, and with its place.
      case failed(message: String, details: String)
      /// It could not be checked: in one line with its place.
      case refused(message: String)
    }

    /// What was checked.
    package var name: String
    /// The line of the file, counted from 1.
    package var line: Int
    /// What came of it.
    package var outcome: Outcome

    package init(name: String, line: Int, outcome: Outcome) {
      self.name = name
      self.line = line
      self.outcome = outcome
    }
  }

  /// The name of the whole report.
  package var name: String
  /// The files that were checked.
  package var suites: [Suite]

  package init(name: String, suites: [Suite]) {
    self.name = name
    self.suites = suites
  }

  /// The report as an XML document.
  package var xml: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites\(Self.counts(name, suites.flatMap(\.cases)))>")
    for suite in suites { lines += Self.lines(of: suite) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n")
  }

  private static func counts(_ name: String, _ cases: [Case]) -> String {
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let errors = cases.count { if case .refused = $0.outcome { true } else { false } }
    return MarkupText.attribute("name", name)
      + " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func lines(of suite: Suite) -> [String] {
    let (seconds, attoseconds) = suite.duration.components
    let milliseconds = String(attoseconds / 1_000_000_000_000_000)
    let fraction = String(repeating: "0", count: 3 - milliseconds.count) + milliseconds
    var lines = [
      "  <testsuite\(counts(suite.name, suite.cases)) skipped=\"0\" time=\"\(seconds).\(fraction)\">"
    ]
    for check in suite.cases {
      let begin =
        "    <testcase" + MarkupText.attribute("classname", suite.name)
        + MarkupText.attribute("name", check.name) + MarkupText.attribute("file", suite.name)
        + " line=\"\(check.line)\" time=\"0\""
      switch check.outcome {
      case .passed: lines.append(begin + "/>")
      case .failed(let message, let details):
        lines.append(begin + ">")
        lines.append(
          "      <failure type=\"expectation\"\(MarkupText.attribute("message", message))>"
            + "\(MarkupText.text(details))</failure>")
        lines.append("    </testcase>")
      case .refused(let message):
        lines.append(begin + ">")
        lines.append("      <error type=\"input\"\(MarkupText.attribute("message", message))/>")
        lines.append("    </testcase>")
      }
    }
    if !suite.output.isEmpty {
      lines.append("    <system-out>\(MarkupText.text(suite.output))</system-out>")
    }
    lines.append("  </testsuite>")
    return lines
  }
}
