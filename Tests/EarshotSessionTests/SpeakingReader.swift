import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech

/// A reader that speaks announcements and screen changes, and nothing else.
final class SpeakingReader: SessionReader {
  /// What it wants done for whatever it is asked.
  var onCommand: (SpeakingReader) -> [ReaderEffect] = { _ in [] }
  private(set) var updates = 0
  private var lastID: UInt64 = 0
  private var announcements: [Utterance.ID: String] = [:]

  /// What it wants done to speak a text.
  func speak(
    _ text: String, source: UtteranceSource = .announcement, queueing: SpeechQueueing = .interrupt
  ) -> [ReaderEffect] {
    lastID += 1
    let utterance = Utterance(
      id: Utterance.ID(lastID), source: source, queueing: queueing, runs: [SpeechRun(text)])
    if source == .announcement { announcements[utterance.id] = text }
    return [.speech(.submit(utterance))]
  }

  func perform(_ command: ReaderCommand, on host: any AccessibilityHost) -> [ReaderEffect] {
    onCommand(self)
  }

  func hostDidUpdate(_ host: any AccessibilityHost, hasChanged: Bool) -> [ReaderEffect] {
    updates += 1
    return []
  }

  func takeUp(
    _ notification: AccessibilityNotification, of host: any AccessibilityHost
  ) -> [ReaderEffect] {
    switch notification {
    case .announcement(let text):
      speak(
        text.text,
        queueing: text.runs.first?.attributes.queuesAnnouncement ?? false ? .queue : .interrupt)
    case .screenChanged(.element(let element)?, let cause):
      [.sound(.screenChange), .focus(element, leaving: nil, cause: .screenChanged(cause))]
    case .layoutChanged(.element(let element)?):
      [.action(name: "increment", element: element, handledBy: element.next)]
    case .screenChanged, .layoutChanged, .report, .pageScrolled, .pauseAssistiveTechnology,
      .resumeAssistiveTechnology:
      [.note("nothing to do")]
    }
  }

  func hear(_ news: SpeechNews, from host: any AccessibilityHost) -> [ReaderEffect] {
    guard case .finished(let id, let outcome) = news,
      let text = announcements.removeValue(forKey: id)
    else { return [] }
    return [
      .message(AnnouncementDidFinish(announcement: text, wasSuccessful: outcome.wasSuccessful))
    ]
  }
}
