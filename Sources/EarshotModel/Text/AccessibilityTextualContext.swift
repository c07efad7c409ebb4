/// What kind of text an element holds, so that punctuation and numbers can be spoken to suit.
public enum AccessibilityTextualContext: String, Sendable, CaseIterable {
  /// A terminal or console.
  case console
  /// The listing of a file system.
  case fileSystem
  /// Chat and mail.
  case messaging
  /// Running text.
  case narrative
  /// Program code; all punctuation matters.
  case sourceCode
  /// Rows and columns.
  case spreadsheet
  /// A word processor.
  case wordProcessing
}
