/// Something that happened inside a host and belongs in a transcript.
public enum AccessibilityHostEvent {
  /// A method that apps override or implement was called.
  case callback(receiver: String, name: String)
  /// A control or a gesture called one of its targets.
  case action(sender: String, name: String, handledBy: String)
  /// A typed message was posted.
  case message(any NotificationMessage)
  /// Something was done that another task left in the mailbox.
  case mail
  /// Something was done that was due.
  case timer
  /// The app asked for something that UIKit refuses, or that cannot be done.
  case warning(String)
}
