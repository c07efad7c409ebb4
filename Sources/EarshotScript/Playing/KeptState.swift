package import EarshotInterface
import EarshotRestoration
import FoundationEssentials

/// A folder for the state of an app that a script leaves, removed with the last reference.
package final class KeptState {
  private let path =
    FileManager.default.temporaryDirectory.path
    + "/earshot-script-\(UUID().uuidString)"

  /// Makes a place for the state of one app.
  package init() {}

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Has the state of an app kept here, unless something else keeps it.
  package func keep(_ application: Application) {
    if application.statePreservation == nil { application.statePreservation = makeKeeper() }
  }

  /// Whether anything was kept: an app has to ask for it.
  package var isKept: Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == false
  }

  /// What keeps the state of an app and brings it back.
  ///
  /// Archives bear no time, so that a script gives the same archive whenever it is played.
  private func makeKeeper() -> StateRestoration {
    let keeper = StateRestoration(folder: path, systemVersion: "")
    keeper.timestamp = { Date(timeIntervalSince1970: 0) }
    return keeper
  }
}
