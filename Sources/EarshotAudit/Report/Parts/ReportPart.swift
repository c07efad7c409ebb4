/// What a report says of some of the files: mostly of one.
package struct ReportPart: Sendable {
  /// The files, as the caller named them.
  package var files: [String]
  /// Their screens.
  package var screens: [ScreenPicture]
  /// What was found there: of each file first what counts, then what a baseline has, then what is passed
  /// over.
  package var entries: [AuditReport.Entry]

  /// The findings that count.
  package var newFindings: some Sequence<Finding> {
    entries.lazy.filter { $0.standing == .new }.map(\.finding)
  }
}

extension ReportPart {
  /// What was found in one file.
  ///
  /// - Parameters:
  ///   - audit: What was found there.
  ///   - configuration: What the audit was told.
  ///   - isKnown: Whether a baseline has a finding; asked once for each that is not passed over.
  package init(
    _ audit: Audit, configuration: AuditConfiguration, isKnown: (Finding) -> Bool
  ) {
    var known: [AuditReport.Entry] = []
    var entries: [AuditReport.Entry] = []
    for (place, finding) in audit.findings.enumerated() {
      var entry = AuditReport.Entry(finding)
      if audit.written.indices.contains(place) { entry.written = audit.written[place] }
      if isKnown(finding) {
        entry.standing = .known
        known.append(entry)
      } else {
        entries.append(entry)
      }
    }
    entries += known
    entries += audit.ignored.map { finding in
      let ignore = configuration.ignores.first { $0.matches(finding) }
      return AuditReport.Entry(finding, .ignored(reason: ignore?.reason))
    }
    self.init(
      files: audit.file.isEmpty ? [] : [audit.file], screens: audit.screens, entries: entries)
  }
}
