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
