/// A file that is refused: where, why, and what was expected instead.
///
/// Its description is the line a compiler would print: `file:line:column: error: …; …`.
public struct FileError: Error, Sendable {
  /// The path as the caller gave it.
  public var file: String
  /// The line, counted from 1; 1 when there is no place in the file.
  public var line: Int
  /// The column, counted from 1; 1 when there is no place in the file.
  public var column: Int
  /// What is wrong: a ``ReadingProblem``, ``SyntaxProblem`` or ``ValueProblem``, or a problem of one
  /// format.
  public var problem: any FileProblem
  /// The kind of file that the caller wanted, for problems that have no advice of their own.
  package var expectedKind: FileKind?

  /// Creates a refusal.
  public init(file: String, line: Int = 1, column: Int = 1, problem: any FileProblem) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }

  package init(
    file: String, at place: SourcePlace, problem: any FileProblem,
    expecting kind: FileKind? = nil
  ) {
    self.init(file: file, line: place.line, column: place.column, problem: problem)
    expectedKind = kind
  }
}

extension FileError: CustomStringConvertible {
  /// The whole line, place first.
  public var description: String {
    "\(file):\(line):\(column): error: \(problem.message); \(expectation)"
  }

  /// What was expected instead, or what to do, in words.
  public var expectation: String {
    problem.expectation ?? "expected \(expectedKind?.description ?? "another file")"
  }
}

extension FileError: Hashable {
  /// Whether two refusals say the same of the same place.
  public static func == (one: FileError, other: FileError) -> Bool {
    one.file == other.file && one.line == other.line && one.column == other.column
      && one.expectedKind == other.expectedKind && one.isProblem(other.problem)
  }

  /// Feeds the place and the problem to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(problem)
  }

  /// Whether the problem is this one.
  package func isProblem(_ other: any FileProblem) -> Bool {
    AnyHashable(problem) == AnyHashable(other)
  }
}

/// What a file of a kind says of itself; a file with any of its kind's marks is taken to be of it.
package enum FileMark: Hashable, Sendable {
  /// A key at the top of a mapping in YAML or JSON.
  case key(String)
  /// Words near the beginning.
  case words(String)
}

/// A kind of file that somebody asks for, by the words with which an error names it.
///
/// Each format adds its own, so that what is said of a file that is missing or empty fits what was asked
/// for:
///
///     extension FileKind {
///       static let script = FileKind("a script: a .yaml or .json file with 'open' and 'steps'")
///     }
package struct FileKind: Hashable, Sendable, CustomStringConvertible {
  /// The words behind "expected".
  package let description: String
  /// What a file says that is of the kind, so that a mistake in it may be quoted.
  package let marks: [FileMark]

  package init(_ description: String, marks: [FileMark] = []) {
    self.description = description
    self.marks = marks
  }

  /// Text of any kind.
  package static let text = FileKind("a text file in UTF-8")
}
