import EarshotFiles

/// The lines of a tree that a program has printed into its log.
struct PrintedTreeLines {
  /// What the logs of the platforms put before each line.
  private static let prefixes = ["flutter: ", "I/flutter"]

  private(set) var lines: [Substring]

  /// Takes the lines of a text, without what a log has put before each of them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - heading: How the first line of what was printed begins; a log's own words stand before it, and take as
  ///     much room on the lines that follow.
  init(_ text: String, heading: String? = nil) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if let heading, let first = lines.firstIndex(where: { $0.range(of: heading) != nil }),
      let start = lines[first].range(of: heading)
    {
      let width = lines[first].distance(from: lines[first].startIndex, to: start)
      // Lines are counted from the beginning of the file.
      lines = Array(repeating: "", count: first) + lines[first...].map { $0.dropFirst(width) }
    }
    lines = lines.map { line in
      guard Self.prefixes.contains(where: line.hasPrefix), let colon = line.range(of: ": ") else {
        return line
      }
      return line[line.index(colon, offsetBy: 2)...]
    }
  }
}

extension Substring {
  /// Where a text begins inside, or `nil`.
  func range(of text: String) -> Index? {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return nil }
    var rest = utf8
    while let place = rest.firstIndex(of: first) {
      if rest[place...].starts(with: bytes) { return place }
      rest = rest[rest.index(after: place)...]
    }
    return nil
  }

  /// The numbers that stand in the text, whatever stands between them.
  var numbers: [Double] {
    split { !($0.isASCII && ($0.isNumber || "+-.eE".contains($0))) }.compactMap { Double($0) }
  }
}
