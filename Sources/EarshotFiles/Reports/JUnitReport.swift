/// A test report in the form that CI systems read (the XML of JUnit's Ant task).
package struct JUnitReport {
  /// What was checked of one file or screen.
  package struct Suite {
    /// Its name: mostly the path of the file.
    package var name: String
    /// What was checked.
    package var cases: [Case]
    /// The time it took, where that is known.
    package var duration: Duration?
    /// Everything that happened, as text.
    package var output: String

    package init(name: String, cases: [Case], duration: Duration? = nil, output: String = "") {
      self.name = name
      self.cases = cases
      self.duration = duration
      self.output = output
    }
  }

  /// One check.
  package struct Case {
    /// How a check ends.
    package enum Result {
      /// All is well.
      case passed
      /// It is not as it should be: of which kind, and in one line.
      case failed(type: String, message: String)
      /// It could not be checked: of which kind, and in one line.
      case refused(type: String, message: String)
      /// It does not count, for the reason in one line.
      case skipped(message: String)
    }

    /// What was checked.
    package var name: String
    /// Where it stands, where that is a line of a file.
    package var place: (file: String, line: Int)?
    /// How it ended.
    package var result: Result
    /// The evidence, in any number of lines.
    package var details: String

    package init(
      name: String, place: (file: String, line: Int)? = nil, result: Result = .passed,
      details: String = ""
    ) {
      self.name = name
      self.place = place
      self.result = result
      self.details = details
    }
  }

  private let name: String
  private let lines: Spool
  private var counts = Counts()

  /// Begins a report.
  ///
  /// - Parameters:
  ///   - name: The name of the whole.
  ///   - memory: How much of it stands in memory at most until it is finished, in bytes.
  package init(name: String, memory: Int = Spool.memoryLimit) {
    self.name = name
    lines = Spool(limit: memory)
  }

  /// Makes a whole report, in memory.
  package init(name: String, suites: [Suite]) {
    self.init(name: name, memory: .max)
    for suite in suites { add(suite) }
  }

  /// The system's error number of what kept the report from being kept; `nil` when it is whole.
  package var failure: Int32? { lines.failure }

  /// Adds what was checked of one file or screen.
  package mutating func add(_ suite: Suite) {
    for entry in suite.cases { counts.add(entry) }
    for line in suite.lines { lines.print(document: line) }
  }

  /// Writes the report as an XML document, without a line break at its end.
  package func finish(to sink: some ResultSink) {
    sink.print(document: #"<?xml version="1.0" encoding="UTF-8"?>"#)
    sink.print(document: "<testsuites\(MarkupText.attribute("name", name))\(counts.attributes)>")
    lines.copy(to: sink)
    sink.write(document: "</testsuites>")
  }

  /// The report as an XML document.
  package var xml: String {
    let whole = Spool(limit: .max)
    finish(to: whole)
    return whole.text
  }
}

// MARK: - XML

extension JUnitReport {
  /// Lines between tags, none of which is a command to what reads the log.
  fileprivate static func evidence(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { OutgoingText.line(MarkupText.text(String($0))) }.joined(separator: "\n")
  }

  private struct Counts {
    var all = 0
    var failed = 0
    var refused = 0
    var skipped = 0

    init(_ cases: [Case] = []) {
      for entry in cases { add(entry) }
    }

    mutating func add(_ entry: Case) {
      all += 1
      switch entry.result {
      case .passed: break
      case .failed: failed += 1
      case .refused: refused += 1
      case .skipped: skipped += 1
      }
    }

    var attributes: String { " tests=\"\(all)\" failures=\"\(failed)\" errors=\"\(refused)\"" }
  }
}

extension JUnitReport.Suite {
  fileprivate var lines: [String] {
    let counts = JUnitReport.Counts(cases)
    let time = duration.map { " time=\"\(Self.seconds($0))\"" } ?? ""
    var lines = [
      "  <testsuite\(MarkupText.attribute("name", name))\(counts.attributes)"
        + " skipped=\"\(counts.skipped)\"\(time)>"
    ]
    for entry in cases { lines += entry.lines(in: name) }
    if !output.isEmpty {
      lines.append("    <system-out>\(JUnitReport.evidence(output))</system-out>")
    }
    lines.append("  </testsuite>")
    return lines
  }

  private static func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = String(attoseconds / 1_000_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: 3 - milliseconds.count) + milliseconds
  }
}

extension JUnitReport.Case {
  fileprivate func lines(in suite: String) -> [String] {
    var head =
      "    <testcase" + MarkupText.attribute("classname", suite)
      + MarkupText.attribute("name", name)
    if let place {
      head += MarkupText.attribute("file", place.file) + " line=\"\(place.line)\" time=\"0\""
    }
    let results = resultLines
    return results.isEmpty ? ["\(head)/>"] : ["\(head)>"] + results + ["    </testcase>"]
  }

  private var resultLines: [String] {
    let output =
      details.isEmpty ? [] : ["      <system-out>\(JUnitReport.evidence(details))</system-out>"]
    switch result {
    case .passed: return output
    case .failed(let type, let message): return [element("failure", type, message)]
    case .refused(let type, let message): return [element("error", type, message)]
    case .skipped(let message):
      return ["      <skipped\(MarkupText.attribute("message", message))/>"] + output
    }
  }

  private func element(_ name: String, _ type: String, _ message: String) -> String {
    let head =
      "      <\(name)\(MarkupText.attribute("type", type))\(MarkupText.attribute("message", message))"
    return details.isEmpty ? "\(head)/>" : "\(head)>\(JUnitReport.evidence(details))</\(name)>"
  }
}
