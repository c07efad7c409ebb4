import EarshotDocuments

/// One rule on one screen, as a test case.
struct JUnitCase {
  /// How a case ends.
  enum Result {
    case success, failure, error, skipped
  }

  var name: String
  var suite: String
  var result = Result.success
  /// One line for the head of the result.
  var message = ""
  /// The evidence.
  var details: [String] = []

  /// The lines of XML.
  var lines: [String] {
    let head =
      "    <testcase\(MarkupText.attribute("name", name))\(MarkupText.attribute("classname", suite))"
    guard result != .success || !details.isEmpty else { return ["\(head)/>"] }
    let text = MarkupText.text(details.joined(separator: "\n"))
    var lines = ["\(head)>"]
    let message = MarkupText.attribute("message", message)
    let type = MarkupText.attribute("type", name)
    switch result {
    case .success: break
    case .failure: lines.append("      <failure\(message)\(type)>\(text)</failure>")
    case .error: lines.append("      <error\(message)\(type)>\(text)</error>")
    case .skipped: lines.append("      <skipped\(message)/>")
    }
    if result == .success || result == .skipped, !details.isEmpty {
      lines.append("      <system-out>\(text)</system-out>")
    }
    return lines + ["    </testcase>"]
  }
}

extension JUnitCase {
  /// The case of a rule with what it found.
  init(
    _ rule: String, in suite: String, entries: [AuditReport.Entry], fails: (Finding) -> Bool
  ) {
    self.init(name: rule, suite: suite)
    let new = entries.filter { $0.standing == .new }.map(\.finding)
    let failing = new.filter(fails)
    details = entries.map(\.evidence)
    if let first = failing.first {
      result = .failure
      message = failing.count == 1 ? first.sentence : "\(failing.count) findings"
    } else if !entries.isEmpty, new.allSatisfy({ $0.severity == .review }) {
      result = .skipped
      message = new.isEmpty ? "known or ignored" : "for review"
    }
  }
}

extension AuditReport.Entry {
  /// The finding in lines, with its place and what becomes of it.
  fileprivate var evidence: String {
    let place = finding.file.isEmpty ? "" : "\(finding.file):\(finding.line): "
    let note =
      switch standing {
      case .new: ""
      case .known: " (known)"
      case .ignored(let reason): reason.map { " (ignored: \($0))" } ?? " (ignored)"
      }
    let members =
      finding.isGroup
      ? finding.members.map { "\n  line \($0.line): \($0.name)" }.joined() : ""
    return
      "\(place)\(finding.severity.rawValue): \(finding.sentence)\(note)\(members)\n\(finding.fix)"
  }
}
