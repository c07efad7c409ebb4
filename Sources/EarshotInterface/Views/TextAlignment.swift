/// How lines of text are placed between the edges (`NSTextAlignment`).
public enum TextAlignment: String, Sendable, CaseIterable {
  /// At the edge where lines of the language begin.
  case natural
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Between both edges.
  case justified
}
