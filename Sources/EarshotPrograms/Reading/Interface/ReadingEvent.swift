public import EarshotModel

/// One thing that is to be said, or that only has to be known, about a frame.
public struct ReadingEvent: Hashable, Sendable {
  /// What it is about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A dialog, a menu or another box has opened: its title and its text.
    case opened
    /// The highlight has moved, or what is highlighted has changed: that item and nothing else.
    case focus
    /// New text, as it comes.
    case output
    /// What stands in place of text of which there is too much.
    case summary
    /// How far something has come.
    case progress
    /// A status row, because the key that was pressed changed it.
    case status
    /// Characters that were typed, once they appear at the cursor.
    case echo
    /// A word that was typed to its end; for those who have words said besides characters, or instead.
    case word
    /// What a key put in by itself, such as Tab.
    case completed
    /// What a key deleted.
    case deleted
    /// The character or the word at which the cursor arrived.
    case cursor
    /// The line at which the cursor arrived.
    case line
    /// What the program says by itself (OSC 8130): its claim, word for word.
    case claim
    /// So many characters were typed that did not appear; the text is their number.
    case hidden
  }

  /// What it is about.
  public var kind: Kind
  /// What is said, part by part: words of the program, and what the reader has words for.
  public var parts: [AccessibilityReport.Part]
  /// The cells at which they stand, from top to bottom; empty when they stand nowhere.
  public var cells: [CellRange]
  /// The element that it is about.
  public var element: String?

  /// The words of the program alone.
  public var text: String {
    let texts = parts.compactMap { part in
      switch part {
      case .text(let text), .lines(_, let text): text
      case .state, .level, .percent: nil
      }
    }
    return texts.joined(separator: ", ")
  }

  /// Creates an event of words of the program.
  public init(_ kind: Kind, _ text: String, cells: [CellRange] = [], element: String? = nil) {
    self.init(kind, [.text(text)], cells: cells, element: element)
  }

  /// Creates an event, some of which the reader has words for.
  public init(
    _ kind: Kind, _ parts: [AccessibilityReport.Part], cells: [CellRange] = [],
    element: String? = nil
  ) {
    self.kind = kind
    self.parts = parts.filter { $0 != .text("") }
    self.cells = cells
    self.element = element
  }

  /// Whether it is spoken by itself: not what is only counted, not words whose characters were said, and not
  /// the focus, which the cursor of the screen reader speaks when it arrives there.
  public var isAnnounced: Bool { kind != .hidden && kind != .focus && kind != .word }
}
