import EarshotDocuments
import EarshotInterface
import EarshotModel

@testable import EarshotScript

/// An app made of a screen document, launched, with a record of what it posts.
final class LiveApp {
  let application: DocumentApplication

  /// Launches the app of a document; `scene` is the screen it opens with.
  init(_ document: String, scene: String? = nil) throws {
    application = try AppReader().application(
      of: Array(document.utf8), file: "app.yaml", scene: scene)
    application.launch()
    application.update()
    _ = application.takeAccessibilityNotifications()
  }

  /// An element by its id.
  func element(_ id: String) throws -> Responder {
    guard let element = application.element(named: id) else { throw Missing(id: id) }
    return element
  }

  /// Does something and lets the app come to rest; returns what it posted.
  func after(_ body: (LiveApp) throws -> Void) throws -> [String] {
    try body(self)
    application.update()
    return application.takeAccessibilityNotifications().map(\.line)
  }

  /// Activates an element as a reader would first try.
  @discardableResult
  func activate(_ id: String) throws -> Bool {
    let isDone = try element(id).accessibilityActivate()
    application.update()
    return isDone
  }

  /// The name of the screen in front.
  var screen: String { application.frontScreen?.screen.name ?? "nothing" }

  struct Missing: Error { var id: String }
}

extension AccessibilityNotification {
  /// The notification on one line.
  var line: String {
    switch self {
    case .screenChanged(let argument, let cause):
      "screenChanged \(cause.rawValue)\(argument.name)"
    case .layoutChanged(let argument): "layoutChanged\(argument.name)"
    case .announcement(let text):
      "announcement \(text.text)"
        + (text.runs.first?.attributes.announcementPriority.map { " \($0.rawValue)" } ?? "")
    case .pageScrolled(let text): "pageScrolled \(text?.text ?? "")"
    case .pauseAssistiveTechnology: "pause"
    case .resumeAssistiveTechnology: "resume"
    }
  }
}

extension AccessibilityNotification.Argument? {
  fileprivate var name: String {
    switch self {
    case .element(let element): " \(element.accessibilityIdentifier ?? "?")"
    case .text(let text): " \"\(text.text)\""
    case nil: ""
    }
  }
}
