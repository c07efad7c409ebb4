import EarshotDocuments

/// The cases of one screen.
struct JUnitSuite {
  var name: String
  var cases: [JUnitCase]

  /// The lines of XML.
  var lines: [String] {
    let counts = [
      ("tests", cases.count), ("failures", cases.count { $0.result == .failure }),
      ("errors", cases.count { $0.result == .error }),
      ("skipped", cases.count { $0.result == .skipped }),
    ]
    let attributes = counts.map { MarkupText.attribute($0, "\($1)") }.joined()
    return ["  <testsuite\(MarkupText.attribute("name", name))\(attributes)>"]
      + cases.flatMap(\.lines) + ["  </testsuite>"]
  }
}

extension JUnitSuite {
  /// The suite of a file that was refused.
  init(_ refusal: AuditRefusal) {
    let name = refusal.file.isEmpty ? "earshot" : refusal.file
    self.init(
      name: name,
      cases: [
        JUnitCase(
          name: "read", suite: name, result: .error, message: refusal.message,
          details: [refusal.description])
      ])
  }
}
