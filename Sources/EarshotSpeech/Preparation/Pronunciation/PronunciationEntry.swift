/// A word or phrase and how it is to be said instead.
public struct PronunciationEntry: Hashable, Sendable {
  /// What stands in the text.
  public var pattern: String
  /// What is said instead, exactly; empty says nothing.
  public var replacement: String
  /// Whether capital and small letters differ.
  public var matchesCase: Bool
  /// Whether it is also found inside words.
  public var matchesInsideWords: Bool
  /// The language of the text it is for as a BCP 47 tag, or `nil` for all.
  public var language: String?

  /// Creates an entry.
  public init(
    _ pattern: String,
    replacement: String,
    matchesCase: Bool = false,
    matchesInsideWords: Bool = false,
    language: String? = nil
  ) {
    self.pattern = pattern
    self.replacement = replacement
    self.matchesCase = matchesCase
    self.matchesInsideWords = matchesInsideWords
    self.language = language
  }
}
