import EarshotReader
import EarshotModel

extension TextUnit {
  /// Where a key leads from a place in a text.
  ///
  /// - Parameters:
  ///   - place: The place, counted in characters from the start of the text.
  ///   - isForward: Whether the key leads forward.
  ///   - input: The text, which knows its words and lines.
  ///   - count: How many characters it has.
  /// - Returns: The place, which is the same one at the end of the text.
  func place(
    from place: Int, isForward: Bool, in input: any AccessibilityTextInput, count: Int
  ) -> Int {
    let end =
      switch self {
      case .character: isForward ? place + 1 : place - 1
      case .word: Self.edgeOfWord(from: place, isForward: isForward, in: input, count: count)
      case .line: isForward ? input.line(at: place).upperBound : input.line(at: place).lowerBound
      case .text: isForward ? count : 0
      }
    // What an app says of its lines may be anything.
    return isForward ? min(max(end, place), count) : max(min(end, place), 0)
  }

  /// The end of the next word, or the start of the previous one.
  private static func edgeOfWord(
    from place: Int, isForward: Bool, in input: any AccessibilityTextInput, count: Int
  ) -> Int {
    var edge = place
    while isForward ? edge < count : edge > 0 {
      let inside = isForward ? edge : edge - 1
      let word = input.word(at: inside)
      if word.contains(inside) { return isForward ? word.upperBound : word.lowerBound }
      edge += isForward ? 1 : -1
    }
    return edge
  }
}
