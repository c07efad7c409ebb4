/// What belongs to the system of a device and not to its screen reader, though VoiceOver has a gesture or
/// a key for it.
///
/// Nothing of it is on the screen of an app, so that the reader says to whom it belongs and does nothing.
nonisolated public enum SystemFunction: String, Hashable, Sendable, CaseIterable {
  /// The home screen.
  case home
  /// The app that was used before.
  case previousApp
  /// The app that was used next.
  case nextApp
  /// The previous of the apps beside each other.
  case previousVisibleApp
  /// The next of the apps beside each other.
  case nextVisibleApp
  /// The notifications of all apps.
  case notificationCenter
  /// The switches of the device.
  case controlCenter
  /// The time, the battery and the like.
  case statusBar
  /// A screen that tells how hard it is pressed, which devices no longer have.
  case pressureTouch
}

nonisolated extension SystemFunction {
  /// What it is called.
  var word: Word {
    switch self {
    case .home: .systemHome
    case .previousApp: .systemPreviousApp
    case .nextApp: .systemNextApp
    case .previousVisibleApp: .systemPreviousVisibleApp
    case .nextVisibleApp: .systemNextVisibleApp
    case .notificationCenter: .systemNotificationCenter
    case .controlCenter: .systemControlCenter
    case .statusBar: .systemStatusBar
    case .pressureTouch: .systemPressureTouch
    }
  }
}
