import EarshotModel

extension TextUnit {
  /// Where the unit leads from a place in a text.
  ///
  /// - Parameters:
  ///   - place: The place, counted in characters from the start of the text.
  ///   - isForward: Whether it leads forward.
  ///   - text: The text, which knows its words and lines.
  ///   - goesOn: Whether it leads over the end of a line or a paragraph, to the next one.
  /// - Returns: The place, which is the same one at the end of the text.
  func place(
    from place: Int, isForward: Bool, in text: SteppedText, goingOn goesOn: Bool = false
  ) -> Int {
    let count = text.characters.count
    let end =
      switch self {
      case .character: isForward ? place + 1 : place - 1
      case .word: Self.edgeOfWord(from: place, isForward: isForward, in: text)
      case .sentence:
        Self.edge(from: place, isForward: isForward, in: text, goesOn: true) {
          text.boundaries.sentence(at: $0)
        }
      case .line:
        Self.edge(from: place, isForward: isForward, in: text, goesOn: goesOn, of: text.line(at:))
      case .paragraph:
        Self.edge(from: place, isForward: isForward, in: text, goesOn: goesOn) {
          text.boundaries.paragraph(at: $0)
        }
      case .text: isForward ? count : 0
      }
    // What an app says of its lines may be anything.
    return isForward ? min(max(end, place), count) : max(min(end, place), 0)
  }

  /// The end of the next word, or the start of the previous one.
  private static func edgeOfWord(from place: Int, isForward: Bool, in text: SteppedText) -> Int {
    var edge = place
    while isForward ? edge < text.characters.count : edge > 0 {
      let inside = isForward ? edge : edge - 1
      let word = text.wholeWord(at: inside)
      if word.contains(inside) { return isForward ? word.upperBound : word.lowerBound }
      edge += isForward ? 1 : -1
    }
    return edge
  }

  /// The end or the start of a stretch, and beyond it that of its neighbour.
  private static func edge(
    from place: Int, isForward: Bool, in text: SteppedText, goesOn: Bool,
    of stretch: (Int) -> Range<Int>
  ) -> Int {
    let here = stretch(place)
    let edge = isForward ? here.upperBound : here.lowerBound
    guard edge == place, goesOn else { return edge }
    let beyond = isForward ? place + 1 : place - 1
    guard (0...text.characters.count).contains(beyond) else { return place }
    return isForward ? stretch(beyond).upperBound : stretch(beyond).lowerBound
  }
}
