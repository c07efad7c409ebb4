/// A file that is refused: where, why, and what was expected instead.
///
/// Its description is the line a compiler would print: `file:line:column: error: …; …`.
public struct FileError: Error, Hashable, Sendable {
  /// The path as the caller gave it.
  public var file: String
  /// The line, counted from 1; 1 when there is no place in the file.
  public var line: Int
  /// The column, counted from 1; 1 when there is no place in the file.
  public var column: Int
  /// What is wrong.
  public var problem: DocumentProblem
  /// What kind of file was expected, where that is no file of screens.
  public var expectedFile: String?

  /// Creates a refusal.
  public init(file: String, line: Int = 1, column: Int = 1, problem: DocumentProblem) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }
}

extension FileError: CustomStringConvertible {
  /// The whole line, place first.
  public var description: String {
    let expectation = expectedFile.map { "expected \($0)" } ?? problem.expectation
    return "\(file):\(line):\(column): error: \(problem.message); \(expectation)"
  }
}
