/// Where what a person types comes to stand in a text that is edited elsewhere, as the cursor of a terminal shows it.
public struct AccessibilityInsertionPoint {
  /// The element in which it stands; in a line without text the one above.
  public let element: Responder
  /// How many characters of the element's text stand before it, white space left out.
  public let characters: Int
  /// Whether it stands on white space, or behind all text.
  public let isOnSpace: Bool
  /// Whether there is no text in its line.
  public let isInBlankLine: Bool
  /// How often the person has moved it, by keys that went elsewhere.
  public let moves: Int

  /// Creates an insertion point.
  ///
  /// - Parameters:
  ///   - element: The element in which it stands; in a line without text the one above.
  ///   - characters: How many characters of its text stand before it, white space left out.
  ///   - isOnSpace: Whether it stands on white space, or behind all text.
  ///   - isInBlankLine: Whether there is no text in its line.
  ///   - moves: How often the person has moved it.
  public init(
    in element: Responder, after characters: Int, isOnSpace: Bool, isInBlankLine: Bool, moves: Int
  ) {
    self.element = element
    self.characters = characters
    self.isOnSpace = isOnSpace
    self.isInBlankLine = isInBlankLine
    self.moves = moves
  }
}
