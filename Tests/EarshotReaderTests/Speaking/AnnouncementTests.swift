import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech
import EarshotTestApps
import EarshotTestSupport
import Testing

@Suite struct AnnouncementTests {
  private func text(
    _ text: String, _ priority: AccessibilityPriority? = nil, queues: Bool? = nil
  ) -> AttributedText {
    var attributes = SpeechAttributes()
    attributes.announcementPriority = priority
    attributes.queuesAnnouncement = queues
    return AttributedText(text, attributes: attributes)
  }

  /// The outcomes in their order, while "One" is being read.
  private func outcomes(_ announcements: AttributedText...) -> [String] {
    let stage = Stage(labels: "One")
    stage.session.advanceUntilSilent()
    stage.perform(.speakItem)
    for announcement in announcements { stage.post(.announcement(announcement)) }
    stage.session.advanceUntilSilent()
    return stage.session.transcript.take().filter { $0.kind == .outcome }
      .suffix(announcements.count + 1).map { "\($0.text ?? "") \($0.outcome ?? "")" }
  }

  @Test func priorities() {
    #expect(outcomes(text("A")) == ["One interrupted", "A heard"])
    #expect(outcomes(text("A", .low)) == ["One heard", "A heard"])
    #expect(outcomes(text("A", queues: true)) == ["One heard", "A heard"])
    #expect(
      outcomes(text("A", .high), text("B")) == ["One interrupted", "A heard", "B heard"])
    #expect(
      outcomes(text("A", .low), text("B", queues: true)) == ["One heard", "B heard", "A heard"])
  }

  @Test func whatIsNotHeardIsToldSo() {
    let stage = Stage(labels: "One", "Two")
    var ends: [String] = []
    let observation = stage.application.notificationCenter.addObserver(
      for: AnnouncementDidFinish.self
    ) { ends.append("\($0.announcement) \($0.wasSuccessful)") }
    stage.post(.announcement(text("waiting", queues: true)))
    stage.perform(.moveForward)
    stage.post(.announcement(""))
    stage.perform(.disable)
    stage.post(.announcement("nobody listens"))
    observation.cancel()
    #expect(ends == ["waiting false", " false", "nobody listens false"])
  }

  /// A law: whatever a person and an app do, every announcement ends exactly once, what is said to be
  /// heard was played to its last audible sample, and the cursor stands on nothing out of reach.
  @Test func everyAnnouncementEndsOnceOnAnyWalk() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("everyAnnouncementEndsOnceOnAnyWalk seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 10_000) {
      var walk = RandomWalk(seed: random.next())
      walk.run(steps: 30)
      #expect(walk.problems == [], "seed \(walk.seed)")
      if !walk.problems.isEmpty { return }
    }
  }
}
