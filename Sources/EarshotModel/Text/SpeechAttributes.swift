/// How a stretch of text is to be spoken: the keys of `NSAttributedString` that begin with
/// `accessibilitySpeech` and `accessibilityText`.
///
/// A field that is `nil` leaves the reader's own setting in force.
public struct SpeechAttributes: Hashable, Sendable {
  /// The language of the text, as a BCP 47 tag.
  public var language: String?
  /// The voice's pitch, from 0.0 to 2.0; 1.0 is the voice's own.
  public var pitch: Double?
  /// Whether every character is spoken by its name.
  public var spellsOut: Bool?
  /// Whether all punctuation is spoken.
  public var speaksPunctuation: Bool?
  /// The pronunciation in the International Phonetic Alphabet.
  public var phoneticNotation: String?
  /// Whether an announcement waits for other speech instead of interrupting it.
  public var queuesAnnouncement: Bool?
  /// Whether an announcement interrupts other speech or waits for it.
  public var announcementPriority: AccessibilityPriority?
  /// The level of a heading, from 1 to 6; 0 and `nil` mean none.
  public var headingLevel: Int?
  /// What kind of text it is.
  public var textualContext: AccessibilityTextualContext?

  /// Creates attributes that leave everything to the reader's settings.
  public init() {}
}

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
