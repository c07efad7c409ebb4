extension FileReading {
  /// The reading as lines for people and for grep.
  ///
  /// A line for the file and one for each screen begin at the margin; a stop is one line, indented, its
  /// hint in parentheses. `Decisions` in the documentation says why.
  var lines: [String] {
    ["File \(PlainLine.text(file))"] + screens.flatMap(\.lines)
  }
}

extension FileReading.Screen {
  /// The heading of the screen and its stops.
  var lines: [String] {
    let remark =
      switch (isContainer, stops.isEmpty) {
      case (true, true): ", arranges other screens"
      case (false, true): ", nothing to hear"
      case (_, false): ""
      }
    return ["Screen \(PlainLine.text(name))\(remark)"] + stops.map { "  \($0.line)" }
  }
}

extension FileReading.Stop {
  /// The stop without its indentation.
  var line: String {
    let spoken = description.isEmpty ? "(silence)" : PlainLine.text(description)
    return hint.isEmpty ? spoken : "\(spoken) (\(PlainLine.text(hint)))"
  }
}
