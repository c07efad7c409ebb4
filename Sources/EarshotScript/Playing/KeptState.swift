import EarshotRestoration
import FoundationEssentials

/// A folder for the state of an app that a script leaves, removed with the last reference.
final class KeptState {
  private let path =
    FileManager.default.temporaryDirectory.path
    + "/earshot-script-\(UUID().uuidString)"

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// What keeps the state of an app and brings it back.
  ///
  /// Archives bear no time, so that a script gives the same archive whenever it is played.
  func makeKeeper() -> StateRestoration {
    let keeper = StateRestoration(folder: path, systemVersion: "")
    keeper.timestamp = { Date(timeIntervalSince1970: 0) }
    return keeper
  }
}
