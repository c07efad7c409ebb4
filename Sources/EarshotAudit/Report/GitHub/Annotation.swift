import EarshotFiles

/// A message that GitHub shows beside a line of a file.
struct Annotation {
  /// How it is marked.
  enum Level: String, CaseIterable {
    case error, warning, notice

    init(_ severity: Severity) {
      self =
        switch severity {
        case .critical, .serious: .error
        case .moderate: .warning
        case .minor, .review: .notice
        }
    }
  }

  var level: Level
  var file: String
  var line = 1
  var column: Int?
  var title: String
  var message: String

  /// The workflow command.
  ///
  /// A line break, a per cent sign, and in a property a colon or a comma too, would end what they
  /// stand in.
  var text: String {
    var properties: [String] = []
    if !file.isEmpty {
      properties = ["file=\(Self.property(file))", "line=\(line)"]
      if let column { properties.append("col=\(column)") }
    }
    properties.append("title=\(Self.property(title))")
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.escaped(message))"
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in OutgoingText.withoutBracketCommands(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      // A runner reads lines; what else ends one or commands a terminal has no place in a log.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Annotation {
  /// The annotation of a finding.
  init(_ finding: Finding, level: Level) {
    self.init(
      level: level, file: finding.file, line: finding.line, column: finding.column,
      title: finding.rule,
      message: "\(finding.sentence)\n\(finding.fix)")
  }
}
