import EarshotModel
import EarshotSession

nonisolated extension TranscriptEvent {
  /// Whether the app told of a change of the whole screen.
  var isScreenChange: Bool { kind == .notification && name == "screenChanged" }

  /// Whether the app announced something.
  var isAnnouncement: Bool { kind == .notification && name == "announcement" }

  /// Whether the app said which page has come.
  var isPage: Bool { kind == .notification && name == "pageScrolled" }

  /// Whether what was announced has come to its end, or was cut off.
  var isEndOfAnnouncement: Bool {
    kind == .notification && name == "AnnouncementDidFinish"
  }

  /// Whether the app told of a change of the screen or of a part of it.
  var isChange: Bool {
    kind == .notification && (name == "screenChanged" || name == "layoutChanged")
  }
}

extension TranscriptEvent {
  /// Whether the app named an element, or something around it.
  func names(_ element: Responder?) -> Bool {
    guard let named = self.element, let element else { return false }
    return ResponderPath(from: element).contains { ObjectIdentifier($0) == named }
  }
}

nonisolated extension [TranscriptEvent] {
  /// What was said, in its order.
  var heard: [String] { filter { $0.kind == .speech }.compactMap(\.text) }
}
