public import EarshotReader
import EarshotSession

/// What has come of reading a listener's settings again.
public enum ReadSettings {
  /// They are these, and gestures and keys ask for what stands in the table.
  case read(ReaderSettings, CommandTable)
  /// They could not be read, and this says why, in words for people.
  case refused(String)
}

extension HostCore {
  /// Takes on the settings as they are written down by now, and says which have changed.
  func readSettingsAgain() {
    switch readSettings?() {
    case .read(var settings, var commands):
      // What belongs to the run and not to the listener stays.
      settings.recoversSilently = reader.settings.recoversSilently
      commands.isLocked = reader.commands.isLocked
      commands.readsLetters = reader.commands.readsLetters
      reader.commands = commands
      session.perform(.command(.adopt(settings)))
    case .refused(let reason): say(.settingsNotReadBecause, [reason])
    case nil: say(.nothingFurther)
    }
  }
}
