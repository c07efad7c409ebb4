import EarshotInterface
import EarshotModel

extension WalkedApp {
  /// What the app announces in the moment in which it is launched, with how it is to be said.
  func announcedAtLaunch() throws -> [AttributedText] {
    let application = try make()
    application.launch()
    application.update()
    if application.doWaitingWork() > 0 { application.update() }
    return application.takeAccessibilityNotifications().compactMap { notification in
      if case .announcement(let text) = notification { text } else { nil }
    }
  }
}
