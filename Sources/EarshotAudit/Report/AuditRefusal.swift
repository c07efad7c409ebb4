public import EarshotDocuments

/// Something that was to be part of an audit and was refused, mostly a file: where and why.
public struct AuditRefusal: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as the caller gave it; empty for the command line.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1.
  public var column: Int
  /// What is wrong, and what was expected instead.
  public var message: String

  /// Creates a refusal.
  public init(file: String = "", line: Int = 1, column: Int = 1, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// The refusal that the reader of a file threw.
  public init(_ error: FileError) {
    self.init(error.problem)
    (file, line, column) = (error.file, error.line, error.column)
  }

  /// The refusal of something that stands on the command line.
  public init(_ problem: DocumentProblem) {
    self.init(message: "\(problem.message); \(problem.expectation)")
  }

  /// The line a compiler would print.
  public var description: String {
    file.isEmpty ? "earshot: error: \(message)" : "\(file):\(line):\(column): error: \(message)"
  }
}
