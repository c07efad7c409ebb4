import EarshotFiles

/// The text of a configuration file, in which values are replaced and everything else stays as it is.
struct ConfigurationText {
  private var lines: [String]
  private let lineBreak: String

  /// Takes a text in YAML whose keys stand at the beginnings of lines.
  init(_ text: String) {
    lineBreak = text.contains("\r\n") ? "\r\n" : "\n"
    lines =
      text.isEmpty
      ? []
      : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    // What follows the last line break is no line.
    if lines.last?.isEmpty ?? false { lines.removeLast() }
  }

  /// The whole text.
  var text: String { lines.map { $0 + lineBreak }.joined() }

  /// Gives a key a value, in its place or else below the comment that shows it; without one it goes away.
  mutating func set(_ key: String, to value: String?) {
    guard let place = lines.firstIndex(where: { Self.isEntry($0, of: key) }) else {
      guard let value else { return }
      let comment = lines.firstIndex { line in
        line.hasPrefix("#") && Self.isEntry(String(line.dropFirst().drop { $0 == " " }), of: key)
      }
      return lines.insert("\(key): \(value)", at: comment.map { $0 + 1 } ?? lines.count)
    }
    let end = lines[(place + 1)...].firstIndex { !Self.goesOn($0) } ?? lines.count
    let comment = Self.comment(of: lines[place])
    lines.replaceSubrange(
      place..<end, with: value.map { ["\(key): \($0)" + (comment.map { " \($0)" } ?? "")] } ?? [])
  }

  private static func isEntry(_ line: String, of key: String) -> Bool {
    ["\(key)", "\"\(key)\"", "'\(key)'"].contains { name in
      line.hasPrefix(name) && line.dropFirst(name.count).drop { $0 == " " }.first == ":"
    }
  }

  /// Whether a line belongs to the value above it: a list, or a text of several lines.
  private static func goesOn(_ line: String) -> Bool {
    line.hasPrefix(" ") || line.hasPrefix("\t") || line.hasPrefix("- ") || line == "-"
  }

  /// What stands behind the value for people to read.
  private static func comment(of line: String) -> Substring? {
    var quote: Character?
    var previous: Character = " "
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open, previous != "\\" { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "#", previous == " " || previous == "\t" {
        return line[index...]
      }
      previous = character
    }
    return nil
  }
}
