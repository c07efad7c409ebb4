import EarshotDocuments
import EarshotFiles
import EarshotInterface
import EarshotMirror
import EarshotModel
import EarshotReader

/// Reads scripts, as YAML or as JSON.
public struct ScriptReader: Sendable {
  /// The keys of a script.
  static let keys = DocumentKeys([
    .init(
      "earshot", "1", "The version of the format; in folders only files that have it are found."),
    .init(
      "open", "text, or a program",
      "The screens, by the path of their file, or of the folder of their project, from the folder of the script; or a program of a terminal; left out for an app in code."
    ),
    .init(
      "from", .choice(ImportFormat.self),
      "What the file is that another tool wrote, where it does not tell that itself."),
    .init("scene", .text, "The scene or screen to begin with; the first if left out."),
    .init(
      "behaviour", .choice(ReaderBehaviour.self),
      "Where the cursor goes when a screen changes; as on devices or as in Apple's guide."),
    .init(
      "navigation", .choice(NavigationStyle.self), "Whether groups are stops; `flat` if left out."),
    .init("style", .choice(WordingStyle.self), "The notation of what is said and expected."),
    .init(
      "characterLimit", .integer(1...100_000),
      "How many characters are said of an element at most; all of them if left out."),
    .init(
      "appName", .text,
      "The name of the app, which is said in place of \"VoiceOver on\": the reader was on before it."
    ),
    .init(
      "date", "text such as `\"2026-03-31 14:05\"`",
      "What pickers without a date show, which have none if left out; midnight without a time."),
    .init(
      "define", "names with lists of steps",
      "Steps that may be run by their name wherever steps stand."),
    .init("steps", "list of steps", "What is done and expected, in this order."),
  ])

  /// The keys behind `open` where a program of a terminal is opened.
  static let programKeys = DocumentKeys([
    .init(
      "run", "a list of texts",
      "The program and its arguments; it is run in the folder of the script, where that is allowed."
    ),
    .init(
      "replay", .text, "A recording of `earshot run --record`, in place of running anything."),
    .init("rows", .integer(ScriptProgram.sides), "How many rows its terminal has; 24 if left out."),
    .init(
      "columns", .integer(ScriptProgram.sides), "How many columns; 80 if left out."),
    .init(
      "profile", .text,
      "How it is read: the name of a profile, or its file from the folder of the script."),
  ])

  /// The keys that are about apps, and not about programs of a terminal.
  private static let appKeys = ["from", "scene", "appName", "date"]

  /// Creates a reader of scripts.
  public init() {}

  /// Reads a script; the file it opens is not looked at.
  ///
  /// - Throws: Everything that is wrong with it.
  public func read(_ file: String) throws(ScriptRefusal) -> Script {
    try read { () throws(FileError) in
      try SourceText(contentsOf: file, as: .script, from: .named)
    }
  }

  /// Reads a script that is in memory already; `file` is the name under which errors are reported, and
  /// beside which the screens are looked for.
  ///
  /// - Throws: Everything that is wrong with it.
  public func read(_ bytes: [UInt8], file: String) throws(ScriptRefusal) -> Script {
    try read { SourceText(file: file, bytes: bytes, as: .script) }
  }

  private func read(
    _ source: () throws(FileError) -> SourceText
  ) throws(ScriptRefusal) -> Script {
    let read: (source: SourceText, root: NodeCursor, keys: NodeMapping)
    do throws(FileError) {
      let source = try source()
      let root = try root(of: source)
      read = (source, root.cursor, root.keys)
    } catch {
      throw ScriptRefusal([error])
    }
    return try script(read.root, read.keys, of: read.source)
  }

  /// The outermost keys of what can be a script.
  private func root(
    of source: SourceText
  ) throws(FileError) -> (cursor: NodeCursor, keys: NodeMapping) {
    guard !source.isXML else {
      throw source.error(
        ReadingProblem.unsupportedKind(
          name: "XML, as a storyboard or a xib is",
          advice: "expected a script that opens it; 'earshot read' reads it"))
    }
    let root = NodeCursor(file: source.file, key: "script", node: try source.node())
    guard case .mapping = root.node.content else {
      throw root.wrong("'open' and 'steps', as every script has")
    }
    let keys = try root.mapping()
    if keys.contains("screens") {
      throw root.error(
        ReadingProblem.unsupportedKind(
          name: "a screen document",
          advice: "expected a script that opens it; 'earshot read' reads it"))
    }
    return (root, keys)
  }

  private func script(
    _ root: NodeCursor, _ keys: NodeMapping, of source: SourceText
  ) throws(ScriptRefusal) -> Script {
    let errors = ScriptErrors()
    func value<Value>(
      _ key: String, _ read: (NodeCursor) throws(FileError) -> Value
    ) -> Value? {
      guard let cursor = keys[key] else { return nil }
      return errors.attempt { () throws(FileError) in try read(cursor) }
    }
    errors.add(keys.unknownKeys(besides: Self.keys.names))
    errors.attempt { () throws(FileError) in try keys.requireVersion() }
    let lists = StepListReader(errors: errors, quotesAllTexts: source.isJSON)
    _ = value("define", lists.define)
    let program = value("open") { cursor throws(FileError) -> ScriptProgram? in
      guard case .mapping = cursor.node.content else { return nil }
      return try ScriptProgram(cursor)
    }
    if let program = program.flatMap(\.self) {
      for key in Self.appKeys {
        if let cursor = keys[key] {
          errors.add(cursor.wrong("nothing: it is about apps, and '\(program.name)' is a program"))
        }
      }
    }
    let script = Script(
      source: source,
      open: value("open") { cursor throws(FileError) -> String? in
        if case .mapping = cursor.node.content { return nil }
        return try cursor.text()
      }.flatMap(\.self),
      program: program.flatMap(\.self),
      importFormat: value("from") { cursor throws(FileError) in
        try cursor.choice(ImportFormat.self)
      },
      scene: value("scene") { cursor throws(FileError) in try cursor.text() },
      behaviour: value("behaviour") { cursor throws(FileError) in
        try cursor.choice(ReaderBehaviour.self)
      },
      navigation: value("navigation") { cursor throws(FileError) in
        try cursor.choice(NavigationStyle.self)
      },
      style: value("style") { cursor throws(FileError) in try cursor.choice(WordingStyle.self) },
      characterLimit: value("characterLimit") { cursor throws(FileError) in
        try cursor.integer(in: 1...100_000)
      },
      appName: value("appName") { cursor throws(FileError) in try cursor.text() },
      date: value("date") { cursor throws(FileError) in try cursor.moment() },
      steps: value("steps") { cursor throws(FileError) in try lists.filled(cursor).steps } ?? [],
      root: root, openCursor: keys["open"], sceneCursor: keys["scene"])
    try errors.refuse()
    return script
  }
}

extension NodeCursor {
  /// A day, or a minute of a day, in seconds since the beginning of 2001.
  fileprivate func moment() throws(FileError) -> Double {
    let fields = try text().split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let day = fields[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let time = fields.dropFirst().flatMap {
      $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    }
    guard day.count == 3, let year = day[0], let month = day[1], let number = day[2],
      fields.count == 1 || time.count == 2, !time.contains(nil),
      let date = CalendarDate(
        year: year, month: month, day: number, hour: (time.first ?? 0) ?? 0,
        minute: (time.last ?? 0) ?? 0)
    else { throw wrong("a day, or a day and a time, as in '2026-03-31 14:05'") }
    return date.secondsSinceReference
  }
}
