/// Why a file of symbols, pronunciations or words was refused, and where.
public struct TextTableError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// The file is larger than it may be, in bytes.
    case tooLarge(limit: Int)
    /// The file is not UTF-8 text.
    case notUTF8
    /// An entry stands before the first section.
    case noSection
    /// A field that must be there is not, or is empty; described with its article.
    case missingField(String)
    /// The line goes on after its last field.
    case tooManyFields(limit: Int)
    /// A field is longer than it may be, in Unicode scalars.
    case tooLong(limit: Int)
    /// The level is none of the five.
    case unknownLevel(String)
    /// The word for whether a symbol stays is none of the three.
    case unknownPreservation(String)
    /// The option of a pronunciation is not known.
    case unknownOption(String)
    /// The first line does not name a language that has words.
    case noLanguage(known: [String])
    /// A line of words has no name, no words, or more columns than there are styles.
    case noWords
    /// There are no words of the name.
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
  /// The column, counted in Unicode scalars from 1.
  public var column: Int
  /// What is wrong.
  public var problem: Problem

  /// Creates an error.
  public init(file: String, line: Int, column: Int, problem: Problem) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }
}
