import EarshotInterface
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotSpeech
import EarshotTestSupport
import Testing

@Suite struct SpeakingSessionTests {
  private let application = Application()
  private let reader = SpeakingReader()
  private let session: Session

  init() {
    session = Session(host: application, reader: reader)
    application.launch()
    _ = session.transcript.take()
  }

  private func lines() -> [String] { session.transcript.take().map(\.description) }

  private func post(_ name: String = "post", _ notifications: AccessibilityNotification...) {
    session.perform(
      .work(name: name) { [application] in notifications.forEach { application.post($0) } })
  }

  /// Asks the reader, which wants `effects` done for it.
  private func ask(_ effects: @escaping (SpeakingReader) -> [ReaderEffect]) {
    ask(reader, in: session, for: effects)
  }

  private func ask(
    _ reader: SpeakingReader, in session: Session,
    for effects: @escaping (SpeakingReader) -> [ReaderEffect]
  ) {
    reader.onCommand = effects
    session.perform(.command(.speakItem))
  }

  /// The virtual voice takes 60 ms for each character.
  @Test func anAnnouncementFromPostToOutcome() {
    post("save", .announcement("Saved"))
    #expect(
      lines() == [
        "0.000 command: save", "0.000 notification: announcement Saved",
        "0.000 speech: Saved, because of announcement",
      ])
    session.advance(by: 0.2)
    #expect(lines() == [])
    session.advance(by: 1)
    #expect(
      lines() == [
        "0.300 outcome: Saved, heard",
        "0.300 notification: AnnouncementDidFinish Saved, successful",
      ])
    #expect(session.now == .milliseconds(1_200))
  }

  @Test func whatObserversPostBelongsToTheNextTurn() {
    var pages = ["one", "two", "three"]
    let (application, session) = (application, session)
    let observation = application.notificationCenter.addObserver(for: AnnouncementDidFinish.self) {
      message in
      guard message.wasSuccessful, !pages.isEmpty else { return }
      application.post(.announcement(AttributedText(pages.removeFirst())))
    }
    post("read", .announcement("zero"))
    session.advanceUntilSilent()
    observation.cancel()
    #expect(
      lines().filter { $0.contains("outcome") } == [
        "0.240 outcome: zero, heard", "0.420 outcome: one, heard", "0.600 outcome: two, heard",
        "0.900 outcome: three, heard",
      ])
    #expect(session.now == .milliseconds(900))
  }

  @Test func timersAndSpeechKeepTheirOrder() {
    let application = application
    application.perform(after: 0.2) { application.post(.announcement("cuts")) }
    post("start", .announcement("a long announcement"))
    session.advance(by: 2)
    #expect(
      lines() == [
        "0.000 command: start", "0.000 notification: announcement a long announcement",
        "0.000 speech: a long announcement, because of announcement",
        "0.200 command: timer", "0.200 notification: announcement cuts",
        "0.200 speech: cuts, because of announcement",
        "0.200 outcome: a long announcement, interrupted",
        "0.200 notification: AnnouncementDidFinish a long announcement, unsuccessful",
        "0.440 outcome: cuts, heard", "0.440 notification: AnnouncementDidFinish cuts, successful",
      ])
  }

  @Test func otherEffectsAreLinesToo() {
    let button = Button()
    button.accessibilityIdentifier = "play"
    let bar = View()
    bar.accessibilityIdentifier = "bar"
    bar.addSubview(button)
    post(
      "change", .screenChanged(.element(button), cause: .push), .layoutChanged(.element(button)),
      .pageScrolled(nil))
    #expect(
      lines() == [
        "0.000 command: change",
        "0.000 notification: play screenChanged, because of push",
        "0.000 sound: screenChange", "0.000 focus: play, because of push",
        "0.000 notification: play layoutChanged",
        "0.000 action: play increment, handled by bar",
        "0.000 notification: pageScrolled", "0.000 note: nothing to do",
      ])
    #expect(reader.updates > 0)
  }

  @Test func theReaderIsAskedInATurn() {
    reader.onCommand = { $0.speak("Volume", source: .focus) }
    session.perform(.command(.moveForward))
    #expect(
      lines() == ["0.000 command: moveForward", "0.000 speech: Volume, because of focus"])
    session.advanceUntilSilent()
    #expect(lines() == ["0.360 outcome: Volume, heard"])
    session.advanceUntilSilent()
    #expect(session.now == .milliseconds(360))
  }

  @Test func silenceEndsWaiting() {
    ask { $0.speak("something") }
    ask { _ in [.speech(.pause)] }
    session.advanceUntilSilent()
    #expect(session.now == .zero)
    ask { _ in [.speech(.silence)] }
    #expect(lines().contains { $0.contains("outcome: something") })
    #expect(session.now == .zero)
  }

  @Test func anAppThatAnnouncesNothingForeverIsStopped() {
    let application = application
    let observation = application.notificationCenter.addObserver(for: AnnouncementDidFinish.self) {
      _ in application.post(.announcement(""))
    }
    post("begin", .announcement(""))
    session.advance(by: 1)
    observation.cancel()
    #expect(session.now == .seconds(1))
    #expect(lines().contains { $0.contains("has not come to rest") })
  }

  @Test func aSuspendedAppHearsLater() {
    post("save", .announcement("Saved"))
    session.perform(.work(name: "suspend") { [application] in application.suspend() })
    session.advance(by: 1)
    _ = lines()
    var heard: [Bool] = []
    let observation = application.notificationCenter.addObserver(for: AnnouncementDidFinish.self) {
      heard.append($0.wasSuccessful)
    }
    session.perform(.work(name: "back") { [application] in application.enterForeground() })
    observation.cancel()
    #expect(heard == [true])
  }

  @Test func newsOfLiveSpeechMovesTheClock() {
    session.take(SpeechEvent(time: .seconds(2), news: .paused))
    #expect(session.now == .seconds(2) && application.time == 2)
  }

  /// A law: whatever is announced, cut, silenced and waited for, every announcement that was taken
  /// up ends exactly once.
  @Test func everyAnnouncementEndsOnce() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("everyAnnouncementEndsOnce seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<SoakScale.rounds(of: 1_000) {
      let application = Application()
      let reader = SpeakingReader()
      let session = Session(host: application, reader: reader)
      application.launch()
      var (posted, ended) = (0, [String]())
      let observation = application.notificationCenter.addObserver(
        for: AnnouncementDidFinish.self
      ) { ended.append($0.announcement) }
      for _ in 0..<30 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          var attributes = SpeechAttributes()
          attributes.queuesAnnouncement = Bool.random(using: &random)
          let text = AttributedText("text \(posted)", attributes: attributes)
          posted += 1
          session.perform(.work(name: "announce") { application.post(.announcement(text)) })
        case 2: session.advance(by: Double.random(in: 0...2, using: &random))
        case 3: ask(reader, in: session) { _ in [.speech(.silence)] }
        case 4: ask(reader, in: session) { _ in [.speech(.pause)] }
        default: ask(reader, in: session) { _ in [.speech(.resume)] }
        }
      }
      ask(reader, in: session) { _ in [.speech(.resume)] }
      session.advanceUntilSilent()
      observation.cancel()
      #expect(ended.count == posted && Set(ended).count == posted)
    }
  }
}
