import EarshotDocuments
import EarshotFiles

extension FileReading {
  /// The reading as lines for people and for grep.
  ///
  /// A line for the file and one for each screen begin at the margin; a stop is one line, indented,
  /// its hint in parentheses. Decisions, "The layout of `earshot read`", says why.
  var lines: [String] {
    var lines = [Self.heading(of: document)]
    for (screen, stops) in zip(document.screens, stops) {
      lines.append(Self.heading(of: screen, hasStops: !stops.isEmpty))
      lines += stops.map { "  \(Self.line(of: $0.stop))" }
    }
    return lines
  }

  /// The line of a file.
  static func heading(of document: Document) -> String {
    "File \(PlainLine.text(document.file))\(document.screens.isEmpty ? ", no screens" : "")"
  }

  /// The line of a screen.
  static func heading(of screen: DocumentScreen, hasStops: Bool) -> String {
    "Screen \(PlainLine.text(screen.name))\(hasStops ? "" : ", no stops")"
  }

  /// A stop without its indentation.
  static func line(of stop: DocumentStop) -> String {
    let description = PlainLine.text(stop.description)
    let spoken = description.isEmpty ? "(silence)" : description
    guard let hint = stop.hint.map(PlainLine.text), !hint.isEmpty else { return spoken }
    return "\(spoken) (\(hint))"
  }
}
