/// What made an utterance.
public enum UtteranceSource: String, Hashable, Sendable, CaseIterable {
  /// The cursor landed on an element.
  case focus
  /// Continuous reading reached an element.
  case reading
  /// An app posted an announcement.
  case announcement
  /// An app posted `screenChanged` with words.
  case screenChange
  /// An app posted `layoutChanged` with words.
  case layoutChange
  /// A page was scrolled and its status is told.
  case pageScroll
  /// The value of the focused element changed.
  case valueChange
  /// Text was typed, deleted or passed by the insertion point.
  case textEntry
  /// The rotor was turned.
  case rotor
  /// The screen reader speaks of itself.
  case status
  /// Text that belongs to no screen.
  case text
}
