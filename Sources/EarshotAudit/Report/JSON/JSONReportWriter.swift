package import EarshotFiles

/// A report in JSON in the making.
///
/// The numbers stand before the findings, so everything waits until they are known.
package struct JSONReportWriter: ReportWriter {
  /// The keys of the format, in their order.
  static let keys =
    ["earshot"] + AuditCoverage.keys + [
      "findings", "known", "ignored", "stale", "refused", "ruleSet", "files", "shard", "screens",
    ]

  private let findings: Spool
  private let known: Spool
  private let ignored: Spool
  private let files: Spool
  private let screens: Spool?

  /// Begins a report.
  package init(_ head: ReportHead) {
    findings = Spool(limit: head.memory)
    known = Spool(limit: head.memory)
    ignored = Spool(limit: head.memory)
    files = Spool(limit: head.memory)
    // Only the whole can be drawn, and a part has to have what it is drawn of.
    screens = head.shard == nil ? nil : Spool(limit: head.memory)
  }

  package var failure: Int32? {
    [findings, known, ignored, files, screens].lazy.compactMap { $0?.failure }.first
  }

  package mutating func add(_ part: ReportPart) {
    for entry in part.entries {
      switch entry.standing {
      case .new: findings.append(item: entry.written ?? entry.finding.json)
      case .known: known.append(item: entry.written ?? entry.finding.json)
      case .ignored(let reason):
        let reason = reason.map { [(key: "reason", value: OutputValue.text($0))] } ?? []
        ignored.append(item: OutputValue.mapping(entry.finding.output + reason))
      }
    }
    for file in part.files { files.append(item: OutputValue.text(file)) }
    if let screens { for screen in part.screens { screens.append(item: screen.output) } }
  }

  package mutating func finish(_ totals: AuditTotals, to sink: some ResultSink) {
    for finding in totals.ownFindings { findings.append(item: finding.json) }
    let head = [(key: "earshot", value: OutputValue.number(1))] + totals.coverage.output
    sink.write(document: String(OutputValue.mapping(head).json(isPretty: false).dropLast()))
    func write(_ key: String, _ items: Spool) {
      sink.write(document: ",\"\(key)\":[")
      items.copy(to: sink)
      sink.write(document: "]")
    }
    write("findings", findings)
    if !known.isEmpty { write("known", known) }
    if !ignored.isEmpty { write("ignored", ignored) }
    var rest: [(key: String, value: OutputValue)] = []
    if !totals.stale.isEmpty { rest.append(("stale", .sequence(totals.stale.map(\.output)))) }
    if !totals.refusals.isEmpty {
      rest.append(("refused", .sequence(totals.refusals.map(\.output))))
    }
    rest.append(("ruleSet", .number(Double(totals.head.rules.version))))
    let middle = OutputValue.mapping(rest).json(isPretty: false).dropFirst().dropLast()
    sink.write(document: ",\(middle)")
    write("files", files)
    if let shard = totals.head.shard, let screens {
      sink.write(
        document: ",\"shard\":\(OutputValue.text(shard.description).json(isPretty: false))")
      write("screens", screens)
    }
    sink.write(document: "}")
  }
}

extension Spool {
  /// Adds one more value to a list in JSON.
  func append(item value: OutputValue) { append(item: value.json(isPretty: false)) }

  /// Adds one more value, which is in JSON already, to a list.
  func append(item json: String) { write(document: isEmpty ? json : ",\(json)") }
}

extension AuditReport {
  /// The report as JSON, in the form of `earshot audit --format json`.
  ///
  /// `findings` has what counts. `skipped`, `notChecked`, `known`, `ignored`, `stale` and `refused` are there when
  /// there is something to say. The part of a shared audit also has its screens, so that the whole can be drawn.
  ///
  /// - Parameter isPretty: Whether to write one member a line.
  /// - Returns: One object, on one line unless it is to be pretty.
  public func json(isPretty: Bool = false) -> String {
    let line = text(JSONReportWriter.init)
    return isPretty ? OutputValue.pretty(line) : line
  }
}

extension OutputValue {
  /// JSON of ours in lines; as it is where it is more than anybody reads again.
  static func pretty(_ line: String) -> String {
    let source = SourceText(file: "", bytes: Array(line.utf8))
    return (try? source.node()).map { OutputValue($0).json(isPretty: true) } ?? line
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
    self.init(
      file: try mapping.plainText("file"), line: try mapping.place("line"),
      column: try mapping.place("column"), message: try mapping.required("message").text())
  }
}
