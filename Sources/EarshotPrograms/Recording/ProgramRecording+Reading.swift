package import EarshotFiles

extension FileKind {
  /// A recording of a program.
  static let recording = FileKind(
    "a recording of a program: a .json file with 'command', 'rows', 'cols' and 'steps'")
}

extension ProgramRecording {
  /// The most steps of a recording.
  package static let stepLimit = 100_000
  /// The most cells of a side of a recorded screen.
  private static let sideLimit = 2_000

  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - file: Its path.
  ///   - origin: How the program came to it.
  /// - Throws: `FileError`, at the place of what is wrong.
  package init(contentsOf file: String, from origin: FileOrigin = .named) throws(FileError) {
    try self.init(SourceText(contentsOf: file, as: .recording, from: origin))
  }

  /// Reads the text of a recording.
  ///
  /// - Throws: `FileError`, at the place of what is wrong.
  package init(_ source: SourceText) throws(FileError) {
    let root = NodeCursor(file: source.file, key: "recording", node: try SourceNode(json: source))
    let keys = try root.mapping()
    let side = 1...Self.sideLimit
    self.init(
      name: try keys["name"]?.text() ?? "", command: try keys["command"]?.texts() ?? [],
      terminal: try keys["term"]?.text() ?? "xterm-256color",
      rows: try keys.required("rows").integer(in: side),
      columns: try keys.required("cols").integer(in: side))
    let list = keys.contains("steps") ? try keys["steps"]?.list() ?? [] : nil
    guard let list else { throw try missing("steps", in: keys) }
    guard list.count <= Self.stepLimit else {
      throw root.error(SyntaxProblem.tooMany("steps", limit: Self.stepLimit))
    }
    for step in list { steps.append(try RecordedStep(step)) }
  }

  /// The refusal of a mapping that lacks a key.
  private func missing(_ key: String, in keys: NodeMapping) throws(FileError) -> FileError {
    _ = try keys.required(key)
    return FileError(file: keys.file, at: keys.place, problem: ValueProblem.missingKey(key))
  }
}

extension RecordedStep {
  fileprivate init(_ cursor: NodeCursor) throws(FileError) {
    let keys = try cursor.mapping()
    let name = try keys.required("key")
    guard let cause = RecordedCause(name: try name.text()) else {
      throw name.wrong(RecordedCause.expectation)
    }
    let coded = try keys.required("bytes")
    guard let bytes = Base64.bytes(try coded.text()) else { throw coded.wrong("text in Base64") }
    var chunks: [Chunk] = []
    for chunk in try keys["chunks"]?.list() ?? [] {
      let chunk = try chunk.mapping()
      chunks.append(
        Chunk(
          at: .milliseconds(try chunk.required("ms").number(in: 0...1e9)),
          count: try chunk.required("n").integer(in: 0...bytes.count)))
    }
    guard chunks.reduce(0, { $0 + $1.count }) <= bytes.count else {
      throw coded.wrong("as many bytes as 'chunks' tells of")
    }
    self.init(
      cause, bytes: bytes, chunks: chunks,
      screen: try keys["screen"].map { cursor throws(FileError) in try RecordedScreen(cursor) })
  }
}

extension RecordedScreen {
  fileprivate init(_ cursor: NodeCursor) throws(FileError) {
    let keys = try cursor.mapping()
    let place = try keys.required("cursor")
    let numbers = try place.list().map { number throws(FileError) in
      try number.integer(in: 0...2_000)
    }
    guard numbers.count == 2 else { throw place.wrong("a row and a column") }
    self.init(
      cursor: CellPosition(row: numbers[0], column: numbers[1]),
      isCursorVisible: try keys["cursorVisible"]?.flag() ?? true,
      isAlternate: try keys["alt"]?.flag() ?? false, title: try keys["title"]?.text() ?? "",
      lines: try keys["lines"]?.texts() ?? [],
      runs: try keys["runs"]?.list().map { row throws(FileError) in
        try row.list().map { run throws(FileError) in try Run(run) }
      } ?? [],
      wide: try keys["wide"]?.list().map { row throws(FileError) in
        try row.list().map { column throws(FileError) in try column.integer(in: 0...2_000) }
      } ?? [])
  }
}

extension RecordedScreen.Run {
  /// Column, count, foreground, background, attributes.
  fileprivate init(_ cursor: NodeCursor) throws(FileError) {
    let parts = try cursor.list("a column, a number of cells, two colours and attributes")
      .map { part throws(FileError) in try part.text() }
    guard parts.count == 5, let column = Int(parts[0]), let count = Int(parts[1]),
      let foreground = TerminalColor(recorded: parts[2]),
      let background = TerminalColor(recorded: parts[3]),
      let attributes = TerminalStyle.Attributes(recorded: parts[4])
    else { throw cursor.wrong("a column, a number of cells, two colours and attributes") }
    self.init(
      column: column, count: count,
      style: TerminalStyle(
        foreground: foreground, background: background, attributes: attributes))
  }
}
