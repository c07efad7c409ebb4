import EarshotDocuments
import EarshotFiles

extension WalkReport {
  /// The report as text, for people and for grep.
  ///
  /// A line for the file and one for each scene begin at the margin; a stop is one line, indented. What
  /// stands in the file cannot begin a line of its own.
  public var text: String {
    var lines = ["File \(PlainLine.text(file))"]
    for scene in scenes {
      var line = "Scene \(PlainLine.text(scene.name))"
      if !scene.way.isEmpty {
        line += ", by " + scene.way.map(PlainLine.text).joined(separator: " > ")
      }
      lines.append(line)
      lines += scene.stops.map { "  " + PlainLine.text($0) }
    }
    if !unreached.isEmpty {
      lines.append("Not reached:")
      lines += unreached.map { scene in
        let reasons = scene.reasons.map { PlainLine.text($0.description) }
        return "  \(PlainLine.text(scene.name)): \(reasons.joined(separator: "; "))"
      }
    }
    if !cuts.isEmpty {
      lines.append("Cut short:")
      lines += cuts.map { "  " + PlainLine.text($0.description) }
    }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  private var summary: String {
    let count = scenes.count + unreached.count
    return "\(count) scene\(count == 1 ? "" : "s"): \(countByEar) reached by ear, "
      + "\(countByCode) by code only, \(countByGuess > 0 ? "\(countByGuess) by a guess, " : "")"
      + "\(unreached.count) not reached"
  }
}
