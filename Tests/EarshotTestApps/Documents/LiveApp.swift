import EarshotDocuments
import EarshotInterface
package import EarshotModel
package import EarshotScript

/// An app made of a screen document, launched, with a record of what it posts.
package final class LiveApp {
  package let application: DocumentApplication

  /// Launches the app of a document; `scene` is the screen it opens with.
  package init(_ document: String, scene: String? = nil) throws {
    application = try AppReader().application(
      of: Array(document.utf8), file: "app.yaml", scene: scene)
    application.launch()
    application.update()
    _ = application.takeAccessibilityNotifications()
  }

  /// Does something and lets the app come to rest; returns what it posted.
  package func after(_ body: (LiveApp) throws -> Void) throws -> [String] {
    try body(self)
    application.update()
    return application.takeAccessibilityNotifications().map(\.line)
  }
}

extension AccessibilityNotification {
  /// The notification on one line.
  package var line: String {
    switch self {
    case .screenChanged(let argument, let cause):
      "screenChanged \(cause.rawValue)\(argument.name)"
    case .layoutChanged(let argument): "layoutChanged\(argument.name)"
    case .announcement(let text):
      "announcement \(text.text)"
        + (text.runs.first?.attributes.announcementPriority.map { " \($0.rawValue)" } ?? "")
    case .report(let report): "report \(report.name)"
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
