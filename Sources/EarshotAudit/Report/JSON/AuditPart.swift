package import EarshotFiles

extension FileKind {
  /// A report of an audit, to be read again.
  package static let auditReport = FileKind("a report that 'earshot audit --format json' wrote")
}

/// A report in JSON that was read again, to be merged with others.
///
/// What the run had found about itself is left out: that is for the whole to find.
package struct AuditPart: Sendable {
  /// The path of the report.
  package var file: String
  /// What was found, what is known or ignored too.
  package var findings: [Finding]
  /// How much was looked at.
  package var coverage: AuditCoverage
  /// What was refused.
  package var refusals: [AuditRefusal]
  /// The version of the rules.
  package var ruleSet: Int
  /// The files that were audited.
  package var files: [String]
  /// The part of the audit; `nil` for a whole one.
  package var shard: AuditShard?
  /// The screens, when the report has them.
  package var screens: [ScreenPicture]

  /// Reads a report.
  ///
  /// - Throws: A located `FileError`.
  package init(_ source: SourceText) throws(FileError) {
    let root = NodeCursor(file: source.file, key: "report", node: try source.node())
    let mapping = try root.mapping(JSONReportWriter.keys)
    try mapping.requireVersion()
    file = source.file
    coverage = try AuditCoverage(mapping)
    findings = []
    for key in ["findings", "known", "ignored"] {
      for cursor in try mapping[key]?.list("a list of findings") ?? [] {
        let finding = try Finding(cursor)
        if !finding.file.isEmpty { findings.append(finding) }
      }
    }
    refusals =
      try mapping["refused"]?.list().map { cursor throws(FileError) in
        try AuditRefusal(cursor)
      } ?? []
    ruleSet = try mapping["ruleSet"]?.integer(in: 1...Int(UInt16.max)) ?? RuleSet.current.version
    files = try mapping["files"]?.plainTexts() ?? []
    screens =
      try mapping["screens"]?.list().map { cursor throws(FileError) in
        try ScreenPicture(cursor)
      } ?? []
    shard = nil
    if let cursor = mapping["shard"] {
      guard let part = AuditShard(try cursor.text()) else {
        throw cursor.wrong("a part such as 1/3")
      }
      shard = part
    }
  }

  /// What was found, file by file, under what the configuration says.
  package func audits(_ configuration: AuditConfiguration) -> [Audit] {
    var found: [String: [Finding]] = [:]
    for finding in findings { found[finding.file, default: []].append(finding) }
    var drawn: [String: [ScreenPicture]] = [:]
    for screen in screens { drawn[screen.file, default: []].append(screen) }
    var names: [String] = []
    var seen: Set<String> = []
    for name in files + findings.map(\.file) where seen.insert(name).inserted {
      names.append(name)
    }
    // A report counts what was looked at as a whole; the first file stands for all of them.
    return names.enumerated().map { index, name in
      Audit(
        file: name, found: found[name] ?? [], screens: drawn[name] ?? [],
        coverage: index == 0 ? coverage : AuditCoverage(), configuration: configuration)
    }
  }
}
