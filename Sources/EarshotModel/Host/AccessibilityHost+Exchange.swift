// What a host and its session hand each other.

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

/// A finger that is down on the screen of a host.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol TouchingFinger {
  /// Moves it, in screen points.
  func move(to point: Point)

  /// Lifts it.
  func lift()
}

/// Where whoever reads an app aloud stands in it: what comes back with the app's state.
public struct ReaderPosition {
  /// The element under the cursor.
  public var element: Responder?
  /// The setting of the rotor that a person chose, by its name.
  public var rotor: String?

  /// Creates a position.
  public init(element: Responder? = nil, rotor: String? = nil) {
    self.element = element
    self.rotor = rotor
  }
}
