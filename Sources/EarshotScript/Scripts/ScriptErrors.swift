import EarshotFiles

/// Everything that is wrong with a script, gathered while the rest of it is read.
final class ScriptErrors {
  /// The most that is told of one script.
  static let limit = 100

  private var errors: [FileError] = []

  /// How much was found, up to one more than is told.
  var count: Int { errors.count }

  /// Whether so much was found that no more is looked for.
  var isFull: Bool { errors.count > Self.limit }

  /// Adds what is wrong.
  func add(_ error: FileError) {
    if !isFull { errors.append(error) }
  }

  /// Adds all that is wrong.
  func add(_ errors: some Sequence<FileError>) {
    for error in errors where !isFull { add(error) }
  }

  /// Reads something, and gathers why that cannot be done.
  ///
  /// - Returns: What was read; `nil` when something is wrong with it.
  @discardableResult
  func attempt<Value>(_ read: () throws(FileError) -> Value) -> Value? {
    do throws(FileError) {
      return try read()
    } catch {
      add(error)
      return nil
    }
  }

  /// Refuses the script when anything is wrong with it.
  ///
  /// - Throws: What is wrong, in the order of the file; behind the last that is told, that there is more.
  func refuse() throws(ScriptRefusal) {
    guard !errors.isEmpty else { return }
    if isFull {
      errors[Self.limit].problem = ScriptProblem.furtherMistakes(limit: Self.limit)
    }
    throw ScriptRefusal(errors.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
  }
}
