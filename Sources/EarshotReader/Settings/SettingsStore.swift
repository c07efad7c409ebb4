/// The settings of a reader in one place, so that an answer carries no copy of them.
final class SettingsStore {
  /// The settings as they are now.
  var settings: ReaderSettings { didSet { version &+= 1 } }
  /// How often they were set; the same as long as they are the same.
  private(set) var version = 0

  /// Keeps settings to begin with.
  init(_ settings: ReaderSettings) {
    self.settings = settings
  }
}
