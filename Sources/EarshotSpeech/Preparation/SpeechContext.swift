/// What kind of text is spoken, as far as it decides how names and punctuation are read.
///
/// The kinds are those of `accessibilityTextualContext` that are read differently.
public enum SpeechContext: String, Hashable, Sendable, CaseIterable {
  /// A terminal or console.
  case console
  /// The listing of a file system.
  case fileSystem
  /// Program code; all punctuation matters.
  case sourceCode

  /// The least level of symbols that makes sense of the text.
  var level: SymbolLevel { self == .sourceCode ? .all : .most }
}
