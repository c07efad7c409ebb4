package import EarshotInterface
import EarshotModel
package import EarshotRestoration
package import EarshotTestSupport
import Foundation

/// An app with one window whose state is kept in a folder; launched by ``launch(_:)``.
package final class KeptApp: ApplicationDelegate {
  package let application = Application()
  package let keeper: StateRestoration
  package let log: Log
  package private(set) var window: Window?
  package private(set) var warnings: [String] = []

  package var savesState = true
  package var restoresState = true
  /// What `viewControllerWithRestorationIdentifierPath` gives, by the path joined by slashes.
  package var onSearch: ((String, RestorationCoder) -> ViewController?)?
  package var onEncode: ((RestorationCoder) -> Void)?
  package var onDecode: ((RestorationCoder) -> Void)?
  /// Makes the default interface; called in `willFinishLaunching`.
  package var onWillFinish: ((KeptApp) -> Void)?

  package init(_ folder: StateFolder, _ log: Log = Log()) {
    keeper = StateRestoration(folder: folder.state, bundleVersion: "1.2", systemVersion: "test")
    keeper.timestamp = { Date(timeIntervalSince1970: 1_790_000_000) }
    self.log = log
    application.delegate = self
    application.statePreservation = keeper
    application.observe { [weak self] event in
      if case .warning(let text) = event { self?.warnings.append(text) }
    }
  }

  /// Launches the app with a root controller and shows its window.
  @discardableResult
  package func launch(_ root: ViewController?, showsEarly: Bool = false) -> KeptApp {
    let window = application.makeWindow(root, size: Size(width: 390, height: 844))
    self.window = window
    if showsEarly { window.makeKeyAndVisible() }
    application.launch()
    window.makeKeyAndVisible()
    application.update()
    return self
  }

  /// Sends the app to the background, where its state is kept.
  package func leave() {
    application.update()
    application.enterBackground()
  }

  package func application(
    _ application: Application, willFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    log("delegate.willFinishLaunching")
    onWillFinish?(self)
    return true
  }

  package func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    log("delegate.didFinishLaunching")
    return true
  }

  package func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool {
    log("delegate.shouldSaveSecureApplicationState")
    return savesState
  }

  package func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool {
    log("delegate.shouldRestoreSecureApplicationState")
    return restoresState
  }

  package func application(
    _ application: Application, willEncodeRestorableStateWith coder: RestorationCoder
  ) {
    log("delegate.willEncodeRestorableState")
    onEncode?(coder)
  }

  package func application(
    _ application: Application, didDecodeRestorableStateWith coder: RestorationCoder
  ) {
    log("delegate.didDecodeRestorableState")
    onDecode?(coder)
  }

  package func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: RestorationCoder
  ) -> ViewController? {
    let path = identifierComponents.joined(separator: "/")
    log("delegate.viewControllerWithRestorationIdentifierPath \(path)")
    return onSearch?(path, coder)
  }
}
