import EarshotModel
import EarshotReader

extension TranscriptEvent {
  /// The event of taking up an accessibility notification.
  init(_ notification: AccessibilityNotification, time: Duration) {
    self.init(time: time, kind: .notification)
    switch notification {
    case .screenChanged(let argument, let reason):
      name = "screenChanged"
      cause = reason == .posted ? nil : reason.rawValue
      take(argument)
    case .layoutChanged(let argument):
      name = "layoutChanged"
      take(argument)
    case .announcement(let announcement):
      name = "announcement"
      text = announcement.text
    case .report(let report):
      name = "report"
      cause = report.name
      switch report {
      case .refused(let reason): text = reason.isEmpty ? nil : reason
      case .crashed(let name): text = name
      case .removed(let removed): text = removed.text
      case .told(let parts, _): text = Wording().text(of: parts)
      case .unsupported, .stale, .timedOut, .lost, .outOfDate, .unreachable, .unchanged: break
      }
    case .pageScrolled(let status):
      name = "pageScrolled"
      text = status?.text
    case .pauseAssistiveTechnology(let technology):
      name = "pauseAssistiveTechnology"
      id = technology.rawValue
    case .resumeAssistiveTechnology(let technology):
      name = "resumeAssistiveTechnology"
      id = technology.rawValue
    }
  }

  /// The event of posting a typed message: of an announcement that has ended also its words, and how.
  init(_ message: any NotificationMessage, time: Duration) {
    // `String(describing:)` gives the same, but makes a mirror of the type first, and one is posted at every end of
    // an announcement, before what cut it off is said.
    self.init(
      time: time, kind: .notification, name: _typeName(type(of: message), qualified: false))
    if let end = message as? AnnouncementDidFinish {
      text = end.announcement
      outcome = end.wasSuccessful ? "successful" : "unsuccessful"
    }
  }

  private mutating func take(_ argument: AccessibilityNotification.Argument?) {
    switch argument {
    case .element(let named):
      id = named.transcriptName
      element = ObjectIdentifier(named)
    case .text(let spoken): text = spoken.text
    case nil: break
    }
  }
}
