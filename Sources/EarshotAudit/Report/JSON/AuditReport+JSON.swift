import EarshotDocuments

extension AuditReport {
  /// The keys of the format, in their order.
  static let keys = [
    "earshot", "checked", "findings", "known", "ignored", "stale", "refused", "ruleSet", "files",
    "shard", "screens",
  ]

  /// The report as JSON, in the form of `earshot audit --format json`.
  ///
  /// `findings` has what counts. `known`, `ignored`, `stale` and `refused` are there when there is
  /// something to say. The part of a shared audit also has its screens, so that the whole can be drawn.
  ///
  /// - Parameter isPretty: Whether to write one member a line.
  /// - Returns: One object, on one line unless it is to be pretty.
  public func json(isPretty: Bool = false) -> String {
    var members: [(key: String, value: OutputValue)] = [
      ("earshot", .number(1)), ("checked", .number(Double(checked))),
      ("findings", .sequence(newFindings.map { .mapping($0.output) })),
    ]
    func add(_ key: String, _ values: [OutputValue]) {
      if !values.isEmpty { members.append((key, .sequence(values))) }
    }
    add(
      "known", entries.filter { $0.standing == .known }.map { .mapping($0.finding.output) })
    add(
      "ignored",
      entries.compactMap { entry in
        guard case .ignored(let reason) = entry.standing else { return nil }
        return .mapping(entry.finding.output + (reason.map { [("reason", .text($0))] } ?? []))
      })
    add("stale", stale.map(\.output))
    add("refused", refusals.map(\.output))
    members.append(("ruleSet", .number(Double(rules.version))))
    members.append(("files", OutputValue(files)))
    if let shard {
      members.append(("shard", .text(shard.description)))
      members.append(("screens", .sequence(screens.map(\.output))))
    }
    return OutputValue.mapping(members).json(isPretty: isPretty)
  }
}

extension AuditRefusal {
  var output: OutputValue {
    .mapping([
      ("file", .text(file)), ("line", .number(Double(line))), ("column", .number(Double(column))),
      ("message", .text(message)),
    ])
  }

  init(_ cursor: DocumentCursor) throws(DocumentError) {
    let mapping = try cursor.mapping(["file", "line", "column", "message"])
    let places = 1...Int(UInt32.max)
    self.init(
      file: try mapping.plainText("file"), line: try mapping["line"]?.integer(in: places) ?? 1,
      column: try mapping["column"]?.integer(in: places) ?? 1,
      message: try mapping.required("message").text())
  }
}
