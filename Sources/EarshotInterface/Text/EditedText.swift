import EarshotModel

/// A text with what is selected in it.
///
/// Offsets count `Character`s from the start.
package struct EditedText {
  /// The text.
  package private(set) var text: String
  /// The characters of the text.
  package private(set) var characters: [Character]
  private var storedSelection: Range<Int>

  /// Creates a text with the insertion point at its end.
  package init(_ text: String) {
    self.text = text
    characters = Array(text)
    storedSelection = characters.count..<characters.count
  }

  /// The selected characters, empty at the insertion point; offsets outside the text are moved to
  /// its ends.
  package var selection: Range<Int> {
    get { storedSelection }
    set { storedSelection = newValue.clamped(to: 0..<characters.count) }
  }

  /// What deleting backward takes away, or `nil` when there is nothing.
  package var deletion: Range<Int>? {
    if !selection.isEmpty { return selection }
    guard selection.lowerBound > 0 else { return nil }
    return selection.lowerBound - 1..<selection.lowerBound
  }

  /// Puts `replacement` in the place of some characters, and the insertion point after it.
  package mutating func replace(_ range: Range<Int>, with replacement: String) {
    let range = range.clamped(to: 0..<characters.count)
    let following = characters.count - range.upperBound
    // Characters can join at the seams, as a letter and an accent do, so the whole is split anew.
    let head = String(characters[..<range.lowerBound])
    let tail = String(characters[range.upperBound...])
    text = head + replacement + tail
    characters = Array(text)
    let place = max(0, min(characters.count - following, characters.count))
    storedSelection = place..<place
  }

  /// The characters of the word at an offset, or an empty range between words.
  package func word(at offset: Int) -> Range<Int> { TextBoundaries(characters).word(at: offset) }

  /// The characters of the line at an offset, without its line break.
  package func line(at offset: Int) -> Range<Int> {
    TextBoundaries(characters).paragraph(at: offset)
  }
}
