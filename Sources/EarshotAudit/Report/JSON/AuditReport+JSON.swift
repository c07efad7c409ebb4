import EarshotFiles

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
    let head: [(key: String, value: OutputValue)] = [
      ("earshot", .number(1)), ("checked", .number(Double(checked))),
    ]
    guard !isPretty else {
      let findings = OutputValue.sequence(newFindings.map { .mapping($0.output) })
      return OutputValue.mapping(head + [("findings", findings)] + rest).json(isPretty: true)
    }
    let findings =
      entries.lazy.filter { $0.standing == .new }.map { $0.written ?? $0.finding.json }
      + ownFindings.map(\.json)
    // Neither the first part nor the last is ever empty.
    let begin = OutputValue.mapping(head).json(isPretty: false).dropLast()
    let end = OutputValue.mapping(rest).json(isPretty: false).dropFirst()
    return "\(begin),\"findings\":[\(findings.joined(separator: ","))],\(end)"
  }

  /// What follows the findings that count.
  private var rest: [(key: String, value: OutputValue)] {
    var members: [(key: String, value: OutputValue)] = []
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
    return members
  }
}

extension AuditRefusal {
  var output: OutputValue {
    .mapping([
      ("file", .text(file)), ("line", .number(Double(line))), ("column", .number(Double(column))),
      ("message", .text(message)),
    ])
  }

  init(_ cursor: NodeCursor) throws(FileError) {
    let mapping = try cursor.mapping(["file", "line", "column", "message"])
    let places = 1...Int(UInt32.max)
    self.init(
      file: try mapping.plainText("file"), line: try mapping["line"]?.integer(in: places) ?? 1,
      column: try mapping["column"]?.integer(in: places) ?? 1,
      message: try mapping.required("message").text())
  }
}
