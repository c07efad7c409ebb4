import Earshot
import Foundation

/// A screen that keeps its values.
final class KeptScreen: ViewController {
  private let values: KeptValues

  init(_ seed: Int) {
    values = KeptValues(seed)
    super.init()
    restorationIdentifier = "screen\(seed)"
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    values.write(
      text: { coder.encode($0, forKey: $1) }, number: { coder.encode($0, forKey: $1) },
      measure: { coder.encode($0, forKey: $1) }, flag: { coder.encode($0, forKey: $1) })
  }
}

final class KeepingDelegate: ApplicationDelegate {
  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }
}

/// Keeps the state of 1,000 controllers with 20 values each, so many times.
func keepState(times: Int) {
  let (application, window) = launchedApp()
  let delegate = KeepingDelegate()
  application.delegate = delegate
  let tabs = TabBarController()
  tabs.restorationIdentifier = "tabs"
  tabs.viewControllers = (0..<1_000).map { KeptScreen($0) }
  window.rootViewController = tabs
  application.update()
  let folder = NSTemporaryDirectory() + "/earshot-costs-\(UUID().uuidString)"
  let keeper = StateRestoration(folder: folder)
  for _ in 0..<times { keeper.preserveState(of: application) }
  if times > 0, (try? keeper.readArchive())?.paths.count != 1_001 { fatalError("not kept") }
  keeper.discardState(of: application)
  try? FileManager.default.removeItem(atPath: folder)
}

/// Encodes the same values with Foundation's `JSONEncoder`, so many times.
func encodeJSON(times: Int) throws {
  let values = Dictionary(
    uniqueKeysWithValues: (0..<1_000).map { ("tabs/screen\($0)", KeptValues($0)) })
  for _ in 0..<times where try JSONEncoder().encode(values).isEmpty { fatalError("not encoded") }
}
