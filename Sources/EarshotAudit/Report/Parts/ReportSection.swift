/// What a report says of one screen.
struct ReportSection {
  /// The path of the file.
  var file: String
  /// The name of the screen.
  var name: String
  /// The line on which it begins.
  var line: Int
  /// The column on which it begins.
  var column: Int
  /// The screen; `nil` when only its findings are known.
  var picture: ScreenPicture?
  /// What was found there.
  var entries: [AuditReport.Entry] = []
}

extension ReportPart {
  /// What was found, screen by screen.
  ///
  /// Screens that were looked at come in their order, then others that have findings. Of several screens
  /// of one name, a finding is on the last that begins before it.
  var sections: [ReportSection] {
    var sections: [ReportSection] = []
    var places: [[String]: [Int]] = [:]
    for screen in screens {
      places[[screen.file, screen.name], default: []].append(sections.count)
      sections.append(
        ReportSection(
          file: screen.file, name: screen.name, line: screen.line,
          column: screen.column, picture: screen))
    }
    for entry in entries {
      let key = [entry.finding.file, entry.finding.screen]
      let named = places[key, default: []]
      let place = named.last { sections[$0].line <= entry.finding.line } ?? named.first
      if let place {
        sections[place].entries.append(entry)
      } else {
        places[key] = [sections.count]
        sections.append(
          ReportSection(
            file: key[0], name: key[1], line: entry.finding.line,
            column: entry.finding.column, entries: [entry]))
      }
    }
    return sections.filter { $0.picture?.isContainer != true || !$0.entries.isEmpty }
  }
}
