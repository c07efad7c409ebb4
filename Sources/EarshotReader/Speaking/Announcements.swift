import EarshotModel
import EarshotSpeech

/// The announcements of the app that have not ended; each of them ends once.
struct Announcements {
  private var spoken: [Utterance.ID: String] = [:]
  private var held: [AttributedText] = []

  /// Notes that an announcement is on its way to the ear.
  mutating func submit(_ text: AttributedText, as utterance: Utterance.ID) {
    spoken[utterance] = text.text
  }

  /// Keeps an announcement until the reader no longer stands back.
  mutating func hold(_ text: AttributedText) {
    held.append(text)
  }

  /// Takes what was kept.
  mutating func takeHeld() -> [AttributedText] {
    defer { held = [] }
    return held
  }

  /// Whether an utterance is an announcement that has not ended.
  func holds(_ utterance: Utterance.ID) -> Bool { spoken[utterance] != nil }

  /// What the app is told when an utterance ends, if that was an announcement (guide row G32).
  mutating func finish(
    _ utterance: Utterance.ID, _ outcome: UtteranceOutcome
  ) -> AnnouncementDidFinish? {
    spoken.removeValue(forKey: utterance).map {
      AnnouncementDidFinish(announcement: $0, wasSuccessful: outcome.wasSuccessful)
    }
  }
}

extension SpeechPriority {
  /// The priority of an announcement (`UIAccessibilityPriority`, iOS 17).
  init(_ priority: AccessibilityPriority) {
    switch priority {
    case .low: self = .low
    case .default: self = .default
    case .high: self = .high
    }
  }
}

extension AttributedText {
  /// The most urgent priority that any stretch of the text asks for.
  var announcementPriority: AccessibilityPriority {
    runs.compactMap(\.attributes.announcementPriority).max() ?? .default
  }

  /// Whether the text asks to wait for other speech.
  var queuesAnnouncement: Bool { runs.contains { $0.attributes.queuesAnnouncement == true } }
}
