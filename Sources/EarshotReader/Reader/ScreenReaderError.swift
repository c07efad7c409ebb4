/// Why a screen reader could not do what it was asked for (`XCUIVoiceOverService`'s errors).
nonisolated public enum ScreenReaderError: Error, Hashable, Sendable, CaseIterable {
  /// It could not be turned on.
  case failedToStart
  /// It could not be turned off.
  case failedToStop
  /// Nothing was spoken at the place of the cursor.
  case noSpeech
  /// It is not turned on.
  case notRunning
}

nonisolated extension ScreenReaderError: CustomStringConvertible {
  /// What went wrong, as a sentence without its full stop.
  public var description: String {
    switch self {
    case .failedToStart: "the screen reader could not be turned on"
    case .failedToStop: "the screen reader could not be turned off"
    case .noSpeech: "nothing was spoken"
    case .notRunning: "the screen reader is not turned on"
    }
  }
}
