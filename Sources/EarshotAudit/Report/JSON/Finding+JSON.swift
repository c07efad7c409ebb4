import EarshotDocuments
import EarshotFiles
import EarshotModel

extension Finding {
  /// The keys of the format, in their order.
  static let keys = [
    "rule", "severity", "wcag", "file", "line", "column", "screen", "element", "message",
    "fix", "fingerprint", "path", "members", "walk",
  ]

  /// The finding with the keys of the format; `members` is there when its rule joins several things.
  var output: [(key: String, value: OutputValue)] {
    [
      ("rule", .text(rule)), ("severity", .text(severity.rawValue)),
      ("wcag", OutputValue(criteria)), ("file", .text(file)), ("line", .number(Double(line))),
      ("column", .number(Double(column))), ("screen", .text(screen)), ("element", .text(element)),
      ("message", .text(message)), ("fix", .text(fix)),
      ("fingerprint", .text(fingerprint.description)),
      ("path", OutputValue(path)),
    ] + (members.isEmpty ? [] : [("members", .sequence(members.map(\.output)))])
      + (walk.isEmpty ? [] : [("walk", .sequence(walk.map(\.output)))])
  }

  /// The finding in JSON, on one line.
  var json: String { OutputValue.mapping(output).json(isPretty: false) }

  /// Reads a finding that was written.
  init(_ cursor: NodeCursor) throws(FileError) {
    let mapping = try cursor.mapping(Self.keys + ["reason"])
    self.init(
      rule: try mapping.required("rule").text(),
      severity: try mapping.required("severity").choice(Severity.self),
      criteria: try mapping["wcag"]?.texts() ?? [], file: try mapping.plainText("file"),
      line: try mapping.place("line"), column: try mapping.place("column"),
      screen: try mapping.plainText("screen"), element: try mapping.plainText("element"),
      message: try mapping.plainText("message"), fix: try mapping.plainText("fix"),
      fingerprint: try mapping.required("fingerprint").fingerprint(),
      path: try mapping["path"]?.plainTexts() ?? [],
      members: try mapping["members"]?.list().map { member throws(FileError) in
        try Member(member)
      } ?? [],
      walk: try mapping["walk"]?.list().map { step throws(FileError) in
        try WalkedStep(step)
      } ?? [])
  }
}

extension Finding.Member {
  fileprivate var output: OutputValue {
    .mapping(
      [
        ("screen", .text(screen)), ("element", .text(element)), ("line", .number(Double(line))),
        ("column", .number(Double(column))), ("name", .text(name)),
      ] + (severity.map { [("severity", .text($0.rawValue))] } ?? []))
  }

  fileprivate init(_ cursor: NodeCursor) throws(FileError) {
    let mapping = try cursor.mapping(["screen", "element", "line", "column", "name", "severity"])
    self.init(
      screen: try mapping.plainText("screen"), element: try mapping.plainText("element"),
      line: try mapping.place("line"), column: try mapping.place("column"),
      name: try mapping.plainText("name"),
      severity: try mapping["severity"]?.choice(Severity.self))
  }
}

extension NodeMapping {
  /// A line or a column, the first where it is left out, as columns were in reports of before.
  func place(_ key: String) throws(FileError) -> Int {
    try self[key]?.integer(in: 1...Int(UInt32.max)) ?? 1
  }
}

extension NodeCursor {
  /// A text that may be empty.
  func plainText() throws(FileError) -> String {
    guard case .scalar(let text, _) = node.content else { throw wrong("text") }
    return text
  }

  /// The texts of a list, empty ones too.
  func plainTexts() throws(FileError) -> [String] {
    try list("a list of texts").map { value throws(FileError) in try value.plainText() }
  }
}

extension Finding.WalkedStep {
  fileprivate var output: OutputValue {
    let frame = cursor.map {
      OutputValue([$0.minX, $0.minY, $0.width, $0.height].map(\.writable))
    }
    return .mapping(
      [("gesture", .text(gesture)), ("heard", OutputValue(heard))]
        + (frame.map { [("cursor", $0)] } ?? []))
  }

  fileprivate init(_ cursor: NodeCursor) throws(FileError) {
    let mapping = try cursor.mapping(["gesture", "heard", "cursor"])
    self.init(
      gesture: try mapping.plainText("gesture"), heard: try mapping["heard"]?.plainTexts() ?? [],
      cursor: try mapping["cursor"]?.rect())
  }
}
