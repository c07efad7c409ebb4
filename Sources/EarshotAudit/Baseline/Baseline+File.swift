import EarshotDocuments
package import EarshotFiles

extension FileKind {
  /// What an audit found before and passes over.
  package static let auditBaseline = FileKind(
    "a baseline that 'earshot audit --update-baseline' wrote", marks: [.key("baseline")])
}

extension Baseline {
  /// The baseline as a file: sorted, one entry a line, so that two branches merge.
  public var text: String {
    let lines = entries.map { "    \($0.output.json(isPretty: false))" }
    return """
      {
        "earshot": 1,
        "baseline": [
      \(lines.joined(separator: ",\n"))
        ]
      }

      """
  }

  /// Reads a baseline.
  ///
  /// - Throws: A located `FileError`.
  package init(_ source: SourceText) throws(FileError) {
    let root = NodeCursor(
      file: source.file, key: "baseline", node: try source.node())
    let mapping = try root.mapping(["earshot", "baseline"])
    try mapping.requireVersion()
    let list = try mapping.required("baseline").list("a list of findings")
    self.init(try list.map { cursor throws(FileError) in try Entry(cursor) })
  }
}

extension Baseline.Entry {
  var output: OutputValue {
    var members: [(key: String, value: OutputValue)] = [
      ("fingerprint", .text(fingerprint.description)), ("rule", .text(rule)),
      ("file", .text(file)), ("screen", .text(screen)), ("element", .text(element)),
      ("message", .text(message)),
    ]
    if count != 1 { members.append(("count", .number(Double(count)))) }
    if let reason { members.append(("reason", .text(reason))) }
    return .mapping(members)
  }

  init(_ cursor: NodeCursor) throws(FileError) {
    let mapping = try cursor.mapping([
      "fingerprint", "rule", "file", "screen", "element", "message", "count", "reason",
    ])
    self.init(
      fingerprint: try mapping.required("fingerprint").fingerprint(),
      count: try mapping["count"]?.integer(in: 1...1_000_000) ?? 1,
      rule: try mapping.required("rule").text(), file: try mapping.required("file").text(),
      screen: try mapping.plainText("screen"), element: try mapping.plainText("element"),
      message: try mapping.plainText("message"), reason: try mapping["reason"]?.text())
  }
}

extension NodeCursor {
  /// Sixteen hexadecimal digits.
  func fingerprint() throws(FileError) -> Fingerprint {
    let text = try text()
    guard text.utf8.count == 16, text.utf8.allSatisfy(\.isHexadecimalDigit) else {
      throw wrong("a fingerprint of sixteen hexadecimal digits")
    }
    return Fingerprint(text)
  }
}

extension NodeMapping {
  /// A text that may be empty, or left out.
  func plainText(_ key: String) throws(FileError) -> String {
    try self[key]?.plainText() ?? ""
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self)
  }
}
