/// What an app tells assistive technology about its screen (`UIAccessibility.Notification`).
public enum AccessibilityNotification {
  /// What a notification of a change says about it.
  public enum Argument {
    /// The element on which the cursor should land.
    case element(Responder)
    /// A text to speak.
    case text(AttributedText)
  }

  /// A new screen, or most of one, has appeared.
  case screenChanged(Argument?, cause: ScreenChangeCause = .posted)
  /// Part of the screen has changed, rotation included.
  case layoutChanged(Argument?)
  /// Something to say that changes nothing on screen.
  case announcement(AttributedText)
  /// Something that has become of what a person wanted, said in the reader's own words; only what lives
  /// elsewhere posts it, and UIKit has nothing like it.
  case report(AccessibilityReport)
  /// A scroll action ended; the text says where. The same text twice in a row tells a listener that
  /// there is nothing further that way.
  case pageScrolled(AttributedText?)
  /// Assistive technology is to stand back until it is resumed.
  case pauseAssistiveTechnology(AssistiveTechnologyIdentifier)
  /// Assistive technology that was paused goes on.
  case resumeAssistiveTechnology(AssistiveTechnologyIdentifier)
}

/// Names an assistive technology, so that an app can pause it or ask what it stands on.
public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates an identifier from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The screen reader.
  public static let voiceOver = AssistiveTechnologyIdentifier(rawValue: "voiceOver")
  /// Switch Control.
  public static let switchControl = AssistiveTechnologyIdentifier(rawValue: "switchControl")
}

/// Why the screen changed, which decides where the cursor lands.
public enum ScreenChangeCause: String, Sendable, CaseIterable {
  /// The app said so.
  case posted
  /// A controller was pushed; the cursor goes to the Back button (guide row G25).
  case push
  /// A controller was popped.
  case pop
  /// A controller was presented over the screen.
  case present
  /// A presented controller was dismissed; the cursor returns to where it stood.
  case dismiss
}
