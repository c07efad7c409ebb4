public import EarshotModel

/// The application was launched; its delegate has been told.
public struct ApplicationDidFinishLaunching: NotificationMessage {
  /// Creates the message.
  public init() {}
}

/// The application receives input from now on.
public struct ApplicationDidBecomeActive: NotificationMessage {
  /// Creates the message.
  public init() {}
}

/// The application is about to stop receiving input.
public struct ApplicationWillResignActive: NotificationMessage {
  /// Creates the message.
  public init() {}
}

/// The application is off screen.
public struct ApplicationDidEnterBackground: NotificationMessage {
  /// Creates the message.
  public init() {}
}

/// The application is about to come back on screen.
public struct ApplicationWillEnterForeground: NotificationMessage {
  /// Creates the message.
  public init() {}
}

/// The application is about to end.
public struct ApplicationWillTerminate: NotificationMessage {
  /// Creates the message.
  public init() {}
}

/// The system is short of memory (guide row G13).
public struct ApplicationDidReceiveMemoryWarning: NotificationMessage {
  /// Creates the message.
  public init() {}
}
