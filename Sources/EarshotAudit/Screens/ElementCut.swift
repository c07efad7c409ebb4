/// What keeps the whole of an element from being seen or measured.
public enum ElementCut: String, Sendable, CaseIterable {
  /// The edge of the screen.
  case screen
  /// The edge of something that scrolls.
  case scroll
  /// Something around it that clips.
  case container
}
