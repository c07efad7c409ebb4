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
  /// A scroll action ended; the text says where. The same text twice in a row tells a listener that
  /// there is nothing further that way.
  case pageScrolled(AttributedText?)
  /// Assistive technology is to stand back until it is resumed.
  case pauseAssistiveTechnology(AssistiveTechnologyIdentifier)
  /// Assistive technology that was paused goes on.
  case resumeAssistiveTechnology(AssistiveTechnologyIdentifier)
}
