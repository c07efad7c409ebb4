/// How far something goes in a text.
nonisolated public enum TextUnit: String, Hashable, Sendable, CaseIterable {
  /// One character, as people see it: a letter with its accents, a syllable of Hangul, an emoji.
  case character
  /// To the beginning or the end of a word, as the text says where words are.
  case word
  /// To the beginning or the end of a sentence.
  case sentence
  /// To the beginning or the end of the line.
  case line
  /// To the beginning or the end of the paragraph.
  case paragraph
  /// To the beginning or the end of the whole text.
  case text

  /// Whether going so far passes something that is said; the others lead to a place, which is said.
  var passes: Bool { self == .character || self == .word || self == .sentence }
}
