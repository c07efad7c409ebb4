/// Where what a person types comes to stand over there, in a text that is edited by nothing but keys.
public struct MirrorInsertionPoint: Hashable, Sendable {
  /// The node in which it stands; in a line without text the one above.
  public var node: NodeIdentity
  /// How many characters of the node's text stand before it, white space left out.
  public var characters: Int
  /// Whether it stands on white space, or behind all text.
  public var isOnSpace: Bool
  /// Whether there is no text in its line.
  public var isInBlankLine: Bool
  /// How often the person has moved it.
  public var moves: Int

  /// Creates an insertion point.
  ///
  /// - Parameters:
  ///   - node: The node in which it stands; in a line without text the one above.
  ///   - characters: How many characters of its text stand before it, white space left out.
  ///   - isOnSpace: Whether it stands on white space, or behind all text.
  ///   - isInBlankLine: Whether there is no text in its line.
  ///   - moves: How often the person has moved it.
  public init(
    in node: NodeIdentity, after characters: Int, isOnSpace: Bool, isInBlankLine: Bool = false,
    moves: Int
  ) {
    self.node = node
    self.characters = characters
    self.isOnSpace = isOnSpace
    self.isInBlankLine = isInBlankLine
    self.moves = moves
  }
}
