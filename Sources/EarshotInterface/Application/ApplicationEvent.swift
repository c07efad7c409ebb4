package import EarshotModel

/// Something that happened inside an application and belongs in a transcript.
package enum ApplicationEvent {
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
  /// The app asked for something that was refused, as UIKit does too, or that cannot be done.
  case warning(String)
}
