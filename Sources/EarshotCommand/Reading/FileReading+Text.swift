import EarshotDocuments
import EarshotFiles

extension FileReading {
  /// The reading as lines for people and for grep.
  ///
  /// A line for the file and one for each screen begin at the margin; a stop is one line, indented,
  /// its hint in parentheses. Decisions, "The layout of `earshot read`", says why.
  var lines: [String] {
    var lines = ["File \(PlainLine.text(document.file))"]
    for (screen, stops) in zip(document.screens, stops) {
      lines.append("Screen \(PlainLine.text(screen.name))\(stops.isEmpty ? ", no stops" : "")")
      lines += stops.map { "  \(Self.line(of: $0.stop))" }
    }
    return lines
  }

  /// A stop without its indentation.
  static func line(of stop: DocumentStop) -> String {
    let description = PlainLine.text(stop.description)
    let spoken = description.isEmpty ? "(silence)" : description
    guard let hint = stop.hint.map(PlainLine.text), !hint.isEmpty else { return spoken }
    return "\(spoken) (\(hint))"
  }
}
