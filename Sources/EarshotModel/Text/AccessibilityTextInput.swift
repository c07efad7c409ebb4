/// A place where text is typed, as the reader sees it: the text, the insertion point and the
/// boundaries of words and lines.
///
/// Offsets count `Character`s from the start of ``text``.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol AccessibilityTextInput: AnyObject {
  /// The text as shown; a secure field answers with one bullet per character.
  var text: String { get }

  /// The selected characters; empty, and at the insertion point, when nothing is selected.
  var selection: Range<Int> { get }

  /// Whether typed characters go here now.
  var isEditing: Bool { get }

  /// Whether the characters themselves must never be spoken, logged or stored.
  var isSecure: Bool { get }

  /// The characters of the word at `offset`, or an empty range between words.
  func word(at offset: Int) -> Range<Int>

  /// The characters of the line at `offset`, without its line break.
  func line(at offset: Int) -> Range<Int>

  /// Moves the insertion point or selects characters; offsets outside the text are moved to its ends.
  func select(_ range: Range<Int>)

  /// Replaces the selection with `text`, as typing does.
  func insert(_ text: String)

  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward()

  /// What the app suggests in the place of some characters, such as the words that a misspelled one may
  /// have been meant for; the rotor offers them for editing.
  func replacements(for range: Range<Int>) -> [String]
}

/// A text that is like any other.
extension AccessibilityTextInput {
  /// The word by the rules of Unicode.
  public func word(at offset: Int) -> Range<Int> {
    isSecure ? 0..<text.count : TextBoundaries(Array(text)).word(at: offset)
  }

  /// The line that ends at a line break.
  public func line(at offset: Int) -> Range<Int> {
    isSecure ? 0..<text.count : TextBoundaries(Array(text)).paragraph(at: offset)
  }

  /// Nothing is suggested.
  public func replacements(for range: Range<Int>) -> [String] { [] }
}
