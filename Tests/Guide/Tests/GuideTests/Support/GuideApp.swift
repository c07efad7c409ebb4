import Earshot

/// An app on a phone, and a session that reads it aloud.
final class GuideApp {
  let application: Application
  let window: Window
  let session: Session

  init(_ root: ViewController? = nil, traits: TraitCollection = TraitCollection()) {
    application = Application(traitCollection: traits)
    window = Window(application: application, frame: Rect(x: 0, y: 0, width: 390, height: 844))
    session = Session(host: application, reader: ScreenReader())
    if let root { show(root) }
  }

  /// Puts the controller on screen and launches the app, or lets it go on with another.
  func show(_ root: ViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    application.launch()
    session.settle()
  }

  /// Does something as code of the app does it, and lets the app come to rest.
  func change(_ work: @escaping () -> Void) {
    session.perform(.work(name: "change", work))
    session.settle()
  }

  /// What was said since this was asked last.
  func heard() -> [String] {
    session.transcript.take().filter { $0.kind == .speech }.compactMap(\.text)
  }

  /// What the cursor stands on, by its label.
  var focus: String? { session.focusedElement?.accessibilityLabel }

  /// Puts the cursor on the element with a label.
  func focus(on label: String) throws {
    guard let element = session.element(labelled: label) else { throw NotOnScreen(label: label) }
    try session.command(.focus(on: element))
  }

  /// Double-taps the element with a label.
  func activate(_ label: String) throws {
    try focus(on: label)
    try session.activate()
    session.settle()
  }
}

/// The screen has nothing with such a label.
struct NotOnScreen: Error {
  let label: String
}
