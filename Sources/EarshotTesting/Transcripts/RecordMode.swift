import FoundationEssentials

/// When a transcript that a test expects is written anew.
nonisolated public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Never; one that is missing fails the test.
  case never
  /// Where there is none; the test fails once, so that nobody takes what was recorded for what was expected.
  case missing
  /// Where there is none or it differs; the test fails and shows the difference.
  case failed
  /// Always; the test fails, so that the mode is not left on.
  case all

  /// What the environment says in `EARSHOT_RECORD`; `missing` where it says nothing.
  static var ofEnvironment: RecordMode {
    ProcessInfo.processInfo.environment["EARSHOT_RECORD"].flatMap { RecordMode(rawValue: $0) }
      ?? .missing
  }
}
