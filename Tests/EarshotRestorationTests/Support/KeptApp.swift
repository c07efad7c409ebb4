import EarshotInterface
import EarshotModel
import EarshotRestoration
import EarshotTestSupport
import Foundation

/// An app with one window whose state is kept in a folder; launched by ``launch(_:)``.
final class KeptApp: ApplicationDelegate {
  let application = Application()
  let keeper: StateRestoration
  let log: Log
  private(set) var window: Window?
  private(set) var warnings: [String] = []

  var savesState = true
  var restoresState = true
  /// What `viewControllerWithRestorationIdentifierPath` gives, by the path joined by slashes.
  var onSearch: ((String, RestorationCoder) -> ViewController?)?
  var onEncode: ((RestorationCoder) -> Void)?
  var onDecode: ((RestorationCoder) -> Void)?
  /// Makes the default interface; called in `willFinishLaunching`.
  var onWillFinish: ((KeptApp) -> Void)?

  init(_ folder: StateFolder, _ log: Log = Log()) {
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
  func launch(_ root: ViewController?, showsEarly: Bool = false) -> KeptApp {
    let window = Window(application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    self.window = window
    if showsEarly { window.makeKeyAndVisible() }
    application.launch()
    window.makeKeyAndVisible()
    application.update()
    return self
  }

  /// Sends the app to the background, where its state is kept.
  func leave() {
    application.update()
    application.enterBackground()
  }

  func application(
    _ application: Application, willFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    log("delegate.willFinishLaunching")
    onWillFinish?(self)
    return true
  }

  func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    log("delegate.didFinishLaunching")
    return true
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool {
    log("delegate.shouldSaveSecureApplicationState")
    return savesState
  }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool {
    log("delegate.shouldRestoreSecureApplicationState")
    return restoresState
  }

  func application(
    _ application: Application, willEncodeRestorableStateWith coder: RestorationCoder
  ) {
    log("delegate.willEncodeRestorableState")
    onEncode?(coder)
  }

  func application(
    _ application: Application, didDecodeRestorableStateWith coder: RestorationCoder
  ) {
    log("delegate.didDecodeRestorableState")
    onDecode?(coder)
  }

  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: RestorationCoder
  ) -> ViewController? {
    let path = identifierComponents.joined(separator: "/")
    log("delegate.viewControllerWithRestorationIdentifierPath \(path)")
    return onSearch?(path, coder)
  }
}
