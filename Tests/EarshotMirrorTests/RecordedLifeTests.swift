import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Testing

/// The life of a small program, heard through a session.
@Suite struct RecordedLifeTests {
  private static let beginning = Life.whole([
    Life.node("root", "group", children: ["inbox", "volume", "status", "key"]),
    Life.node("inbox", "button", "Inbox"), Life.node("volume", "slider", "Volume", value: "50%"),
    Life.node("status", "text", "Nothing new", live: LiveRegion(.polite)),
    Life.node("key", "secret", "Key", value: "correct horse"),
  ])

  @Test func theFocusOverThereLeadsTheCursorUnlessARequestCausedIt() throws {
    let volume = NodeIdentity("volume", in: "main")
    let source = RecordedSource([
      (.zero, Self.beginning), (.seconds(5), .focus(volume, becauseOf: 1)),
      (.seconds(6), .focus(volume, becauseOf: nil)),
    ])
    let (session, _) = try Life.session(source)
    session.advance(by: 4)
    #expect(Life.spoken(session) == [])
    session.advance(by: 10)
    #expect(Life.spoken(session) == ["Volume, 50%, adjustable"])
  }

  @Test func aRegionTellsWhatItSaysAndABusyOneWhenItIsDone() throws {
    let busy = LiveRegion(.polite, isBusy: true)
    let source = RecordedSource([
      (.zero, Self.beginning),
      (
        .seconds(5), Life.update(1, Life.node("status", "text", "1 new", live: LiveRegion(.polite)))
      ),
      (.seconds(9), Life.update(2, Life.node("status", "text", "2 new", live: busy))),
      (
        .seconds(13),
        Life.update(3, Life.node("status", "text", "3 new", live: LiveRegion(.polite)))
      ),
    ])
    let (session, _) = try Life.session(source)
    session.advance(by: 30)
    #expect(Life.spoken(session) == ["1 new", "3 new"])
  }

  @Test func aRequestIsPendingUntilItsAnswerComesAndIsThenTold() throws {
    let source = RecordedSource([(.zero, Self.beginning)]) { request in
      switch request.action {
      case .increment:
        [
          Life.update(1, Life.node("volume", "slider", "Volume", value: "60%")),
          .requestEnded(request.number, .done), .settled(after: request.number),
          .requestEnded(request.number, .lost),
        ]
      case .activate: [.requestEnded(request.number, .refused("no mail"))]
      default: []
      }
    }
    let (session, mirror) = try Life.session(source)
    var ends: [String] = []
    mirror.onRequestEnd = { ends.append("\($0.number) \($1)") }
    try session.activate()
    session.advanceUntilSilent()
    #expect(Life.spoken(session) == ["Refused: no mail"])
    try session.moveForward()
    session.advanceUntilSilent()
    _ = Life.spoken(session)
    try session.command(.increment)
    session.advanceUntilSilent()
    #expect(Life.spoken(session) == ["60%"])
    let request = try #require(
      mirror.request(.scrollToVisible, of: NodeIdentity("key", in: "main"), in: "main"))
    #expect(!mirror.isSettled(request))
    session.advance(by: 6)
    #expect(Life.spoken(session) == ["No answer"])
    #expect(ends == ["1 refused(\"no mail\")", "2 done", "3 timedOut"])
  }

  @Test func navigationMakesRequestsStaleAndTellsTheNewScreen() throws {
    let source = RecordedSource(
      [
        (.zero, Self.beginning),
        (
          .seconds(6),
          Life.whole(
            [Life.node("root", "group", children: ["inbox"]), Life.node("inbox", "text", "Empty")],
            generation: 2)
        ), (.seconds(7), Life.update(1, Life.node("inbox", "button", "late"))),
        (.seconds(8), .requestEnded(1, .done)),
      ], answer: { _ in [] })
    let (session, mirror) = try Life.session(source)
    var ends: [String] = []
    mirror.onRequestEnd = { ends.append("\($0.number) \($1)") }
    session.advance(by: 3)
    try session.activate()
    session.advance(by: 10)
    #expect(ends == ["1 stale"])
    #expect(Life.spoken(session).contains("Mail, Empty"))
    #expect(session.focusedElement?.accessibilityLabel == "Empty")
  }

  @Test func aPasswordIsNowhere() throws {
    let source = RecordedSource([
      (.zero, Self.beginning),
      (
        .seconds(3),
        Life.update(
          1, Life.node("key", "secret", "battery", value: "battery", children: ["typed"]),
          Life.node("typed", "text", "battery", live: LiveRegion(.assertive)))
      ),
    ])
    let (session, mirror) = try Life.session(source)
    for _ in 0..<4 { try session.moveForward() }
    session.advance(by: 10)
    try session.moveBackward()
    try session.moveForward()
    let text =
      session.transcript.text + mirror.text
      + "\(mirror.element(NodeIdentity("key", in: "main"))?.node as Any)"
    #expect(text.contains("•••••••"))
    #expect(!text.contains("battery"))
    #expect(!text.contains("horse"))
  }

  @Test func aMailboxThatOverflowsAsksForTheFrameAnewAndLosesNoAnswer() {
    let mailbox = MirrorMailbox(nodeLimit: 2)
    mailbox.send(.requestEnded(1, .done))
    for revision in 1...9 {
      mailbox.send(Life.update(revision, Life.node("\(revision)", "text", "x")))
      mailbox.send(.announcement(MirrorAnnouncement("\(revision)")))
    }
    #expect(mailbox.waiting == Array(repeating: 0, count: 11))
  }
}
