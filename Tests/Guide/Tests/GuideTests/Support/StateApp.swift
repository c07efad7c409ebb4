import Earshot
import Foundation

/// A folder in which an app keeps its state, removed with the last reference to it.
final class StateFolder {
  private let url = FileManager.default.temporaryDirectory.appending(
    path: "guide-\(UUID().uuidString)")

  var path: String { url.path }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// One launch of an app whose state is kept in a folder.
final class StateApp: ApplicationDelegate {
  let app: GuideApp
  let keeper: StateRestoration
  /// Makes or finds a controller by the identifiers that lead to it.
  var onSearch: (([String], RestorationCoder) -> ViewController?)?
  var onEncode: ((RestorationCoder) -> Void)?
  var onDecode: ((RestorationCoder) -> Void)?
  private let folder: StateFolder

  init(_ folder: StateFolder, storyboard: Storyboard? = nil) {
    self.folder = folder
    app = GuideApp()
    keeper = StateRestoration(folder: folder.path)
    keeper.storyboards = storyboard.map { [$0] } ?? []
    app.application.delegate = self
    app.application.statePreservation = keeper
  }

  /// Launches the app with its default interface, into which its state comes back.
  @discardableResult
  func launch(_ root: ViewController) -> StateApp {
    app.show(root)
    return self
  }

  /// Leaves the app, whose state is kept.
  ///
  /// - Returns: The paths of what was kept.
  @discardableResult
  func leave() throws -> [String] {
    app.change { [app] in app.application.enterBackground() }
    return try keeper.readArchive()?.paths ?? []
  }

  /// What the app was warned of.
  var warnings: [String] {
    app.session.transcript.events.filter { $0.kind == .note }.compactMap(\.text)
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, willEncodeRestorableStateWith coder: RestorationCoder
  ) {
    onEncode?(coder)
  }

  func application(
    _ application: Application, didDecodeRestorableStateWith coder: RestorationCoder
  ) {
    onDecode?(coder)
  }

  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: RestorationCoder
  ) -> ViewController? {
    onSearch?(identifierComponents, coder)
  }
}
