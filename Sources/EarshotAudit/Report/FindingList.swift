package import EarshotDocuments

extension Audit {
  /// Findings as JSON, in the form of `earshot audit --format json`.
  ///
  /// - Parameters:
  ///   - findings: What was found, in every file of a run.
  ///   - checked: How many elements were looked at.
  ///   - isPretty: Whether to write one member a line.
  /// - Returns: One object, on one line unless it is to be pretty.
  public static func json(_ findings: [Finding], checked: Int, isPretty: Bool = false) -> String {
    let value = OutputValue.mapping([
      ("earshot", .number(1)), ("checked", .number(Double(checked))),
      ("findings", .sequence(findings.map(\.output))),
    ])
    return value.json(isPretty: isPretty)
  }
}

extension Finding {
  /// The finding with the keys of the format, in their order.
  package var output: OutputValue {
    .mapping([
      ("rule", .text(rule)), ("severity", .text(severity.rawValue)),
      ("wcag", OutputValue(criteria)), ("file", .text(file)), ("line", .number(Double(line))),
      ("screen", .text(screen)), ("element", .text(element)), ("message", .text(message)),
      ("fix", .text(fix)), ("fingerprint", .text(fingerprint.description)),
      ("path", OutputValue(path)),
    ])
  }
}
