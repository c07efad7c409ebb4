import EarshotAudit
import EarshotModel

// What is announced before anybody listens.

extension SpeechChecks {
  /// What is announced as the app begins, right before its first screen is told to those who have the reader on already.
  static var announcementLostAtLaunch: WalkCheck {
    .state(SpeechRules.announcementLost) { seen, _ in
      let lost = seen.announcedAtLaunch.first { announcement in
        // What waits for its turn, or matters more than the screen, is heard all the same.
        announcement.runs.allSatisfy { run in
          run.attributes.queuesAnnouncement != true
            && run.attributes.announcementPriority ?? .default == .default
        }
      }
      guard let lost else { return [] }
      return [
        WalkViolation(
          "'\(lost.text)' was announced with a change of the screen, and never heard",
          detail: lost.text)
      ]
    }
  }
}
