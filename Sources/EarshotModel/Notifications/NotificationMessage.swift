/// A typed message that a ``TypedNotificationCenter`` delivers.
public protocol NotificationMessage {}

/// An announcement has ended, heard or not (guide row G32).
public struct AnnouncementDidFinish: NotificationMessage {
  /// The text that was to be said.
  public var announcement: String
  /// Whether it was heard to its last audible sample.
  public var wasSuccessful: Bool

  /// Creates the message for one ended announcement.
  public init(announcement: String, wasSuccessful: Bool) {
    self.announcement = announcement
    self.wasSuccessful = wasSuccessful
  }
}

/// The cursor of an assistive technology has moved.
public struct AccessibilityElementFocused: NotificationMessage {
  /// The element it stands on now.
  public var focusedElement: Responder?
  /// The element it left.
  public var unfocusedElement: Responder?
  /// Whose cursor it is.
  public var assistiveTechnology: AssistiveTechnologyIdentifier

  /// Creates the message for one move of the cursor.
  public init(
    focusedElement: Responder?, unfocusedElement: Responder?,
    assistiveTechnology: AssistiveTechnologyIdentifier = .voiceOver
  ) {
    self.focusedElement = focusedElement
    self.unfocusedElement = unfocusedElement
    self.assistiveTechnology = assistiveTechnology
  }
}

/// The screen reader was turned on or off (guide row G33).
public struct VoiceOverStatusDidChange: NotificationMessage {
  /// Whether it runs now.
  public var isVoiceOverRunning: Bool

  /// Creates the message for one change.
  public init(isVoiceOverRunning: Bool) {
    self.isVoiceOverRunning = isVoiceOverRunning
  }
}
