public import EarshotDocuments
import EarshotModel
import EarshotReader

/// Reads scripts, as YAML or as JSON.
public struct ScriptReader: Sendable {
  private static let keys = [
    "earshot", "open", "scene", "behaviour", "navigation", "style", "steps",
  ]

  /// Creates a reader of scripts.
  public init() {}

  /// Reads a script; the file it opens is not looked at.
  ///
  /// - Throws: A `FileError` at the first thing that is wrong.
  public func read(_ file: String) throws(FileError) -> Script {
    let source: SourceText
    do throws(FileError) {
      source = try SourceText(contentsOf: file)
    } catch {
      throw Self.noScript(error)
    }
    return try read(source)
  }

  /// Reads a script that is in memory already; `file` is the name under which errors are reported, and
  /// beside which the screens are looked for.
  public func read(_ bytes: [UInt8], file: String) throws(FileError) -> Script {
    try read(SourceText(file: file, bytes: bytes))
  }

  /// The refusal of what is no script at all, which says what one is.
  private static func noScript(_ error: FileError) -> FileError {
    var error = error
    switch error.problem {
    case .missing, .directory, .empty:
      error.expectedFile = "a script: a .yaml or .json file with 'open' and 'steps'"
    default: break
    }
    return error
  }

  private func read(_ source: SourceText) throws(FileError) -> Script {
    let root: NodeCursor
    do throws(FileError) {
      guard !source.isXML else {
        throw FileError(
          file: source.file,
          problem: .unsupportedKind(
            name: "XML, as a storyboard or a xib is",
            advice: "expected a script that opens it; 'earshot read' reads it"))
      }
      root = NodeCursor(file: source.file, key: "script", node: try source.node())
    } catch {
      throw Self.noScript(error)
    }
    guard case .mapping = root.node.content else {
      throw root.wrong("'open' and 'steps', as every script has")
    }
    let mapping = try root.mapping()
    if mapping.contains("screens") {
      throw root.error(
        .unsupportedKind(
          name: "a screen document",
          advice: "expected a script that opens it; 'earshot read' reads it"))
    }
    try mapping.require(keysAmong: Self.keys)
    try mapping.requireVersion()
    let open = try mapping.required("open")
    let steps = try mapping["steps"]?.list("a list of steps") ?? []
    return Script(
      file: source.file, open: try open.text(), scene: try mapping["scene"]?.text(),
      behaviour: try mapping["behaviour"]?.choice(ReaderBehaviour.self),
      navigation: try mapping["navigation"]?.choice(NavigationStyle.self),
      style: try mapping["style"]?.choice(WordingStyle.self),
      steps: try steps.map { step throws(FileError) in
        ScriptStep(
          line: step.node.place.line, column: step.node.place.column,
          action: try StepParser(cursor: step).action())
      },
      openCursor: open, sceneCursor: mapping["scene"])
  }
}
