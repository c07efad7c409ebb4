/// Why a file of words was refused, and where.
nonisolated public struct WordingFileError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// The file is larger than it may be, in bytes.
    case tooLarge(limit: Int)
    /// The file is not UTF-8 text.
    case notUTF8
    /// The first line does not name a language that has words.
    case noLanguage(known: [String])
    /// A line has no name, no words, or more columns than there are styles.
    case noWords
    /// There is no word of the name.
    case unknownWord(String)
    /// The language has no such form for numbers.
    case unknownForm(String, known: [String])
    /// The words have other places than the English ones, whose numbers are given.
    case wrongPlaces(expected: [String])
  }

  /// The file as its reader called it.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// What is wrong.
  public var problem: Problem

  /// Creates an error.
  public init(file: String, line: Int, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }
}
