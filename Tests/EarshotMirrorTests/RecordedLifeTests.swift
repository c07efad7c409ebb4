import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Testing

/// The life of a small program, heard through a session.
@Suite struct RecordedLifeTests {
  private static func node(
    _ key: String, _ role: String, _ name: String? = nil, value: String? = nil,
    live: LiveRegion? = nil, children: [String] = []
  ) -> MirrorNode {
    var node = MirrorNode(
      NodeIdentity(key, in: "main"), role: role, name: name, value: NodeValue(text: value),
      children: children.map { NodeIdentity($0, in: "main") })
    node.live = live
    return node
  }

  private static func whole(_ nodes: [MirrorNode], revision: Int = 0, generation: Int = 1)
    -> MirrorChange
  {
    var tree = TreeSnapshot(frame: "main", title: "Mail")
    for node in nodes { tree[node.identity] = node }
    tree.roots = [nodes[0].identity]
    return .frame(
      FrameSnapshot(tree, stamp: FrameStamp(generation: generation, revision: revision)))
  }

  private static func update(_ revision: Int, _ nodes: MirrorNode...) -> MirrorChange {
    .nodes(NodeUpdate("main", stamp: FrameStamp(revision: revision), updated: nodes))
  }

  private static let beginning = whole([
    node("root", "group", children: ["inbox", "volume", "status", "key"]),
    node("inbox", "button", "Inbox"), node("volume", "slider", "Volume", value: "50%"),
    node("status", "text", "Nothing new", live: LiveRegion(.polite)),
    node("key", "secret", "Key", value: "correct horse"),
  ])

  private func session(_ source: RecordedSource) throws -> (Session, TreeMirror) {
    let mirror = TreeMirror(source, vocabulary: .test)
    let reader = ScreenReader()
    reader.settings.behaviour = .device
    let session = Session(host: mirror, reader: reader)
    session.settle()
    try session.enable()
    session.advanceUntilSilent()
    _ = session.transcript.take()
    return (session, mirror)
  }

  private func spoken(_ session: Session) -> [String] {
    session.transcript.take().filter { $0.kind == .speech }.compactMap(\.text)
  }

  @Test func theFocusOverThereLeadsTheCursorUnlessARequestCausedIt() throws {
    let volume = NodeIdentity("volume", in: "main")
    let source = RecordedSource([
      (.zero, Self.beginning), (.seconds(5), .focus(volume, becauseOf: 1)),
      (.seconds(6), .focus(volume, becauseOf: nil)),
    ])
    let (session, _) = try session(source)
    session.advance(by: 4)
    #expect(spoken(session) == [])
    session.advance(by: 10)
    #expect(spoken(session) == ["Volume, 50%, adjustable"])
  }

  @Test func aRegionTellsWhatItSaysAndABusyOneWhenItIsDone() throws {
    let busy = LiveRegion(.polite, isBusy: true)
    let source = RecordedSource([
      (.zero, Self.beginning),
      (
        .seconds(5), Self.update(1, Self.node("status", "text", "1 new", live: LiveRegion(.polite)))
      ),
      (.seconds(9), Self.update(2, Self.node("status", "text", "2 new", live: busy))),
      (
        .seconds(13),
        Self.update(3, Self.node("status", "text", "3 new", live: LiveRegion(.polite)))
      ),
    ])
    let (session, _) = try session(source)
    session.advance(by: 30)
    #expect(spoken(session) == ["1 new", "3 new"])
  }

  @Test func aRequestIsPendingUntilItsAnswerComesAndIsThenTold() throws {
    let source = RecordedSource([(.zero, Self.beginning)]) { request in
      switch request.action {
      case .increment:
        [
          Self.update(1, Self.node("volume", "slider", "Volume", value: "60%")),
          .requestEnded(request.number, .done), .settled(after: request.number),
          .requestEnded(request.number, .lost),
        ]
      case .activate: [.requestEnded(request.number, .refused("no mail"))]
      default: []
      }
    }
    let (session, mirror) = try session(source)
    var ends: [String] = []
    mirror.onRequestEnd = { ends.append("\($0.number) \($1)") }
    try session.activate()
    session.advanceUntilSilent()
    #expect(spoken(session) == ["Refused: no mail"])
    try session.moveForward()
    session.advanceUntilSilent()
    _ = spoken(session)
    try session.command(.increment)
    session.advanceUntilSilent()
    #expect(spoken(session) == ["60%"])
    let request = try #require(
      mirror.request(.scrollToVisible, of: NodeIdentity("key", in: "main"), in: "main"))
    #expect(!mirror.isSettled(request))
    session.advance(by: 6)
    #expect(spoken(session) == ["No answer"])
    #expect(ends == ["1 refused(\"no mail\")", "2 done", "3 timedOut"])
  }

  @Test func navigationMakesRequestsStaleAndTellsTheNewScreen() throws {
    let source = RecordedSource(
      [
        (.zero, Self.beginning),
        (
          .seconds(6),
          Self.whole(
            [Self.node("root", "group", children: ["inbox"]), Self.node("inbox", "text", "Empty")],
            generation: 2)
        ), (.seconds(7), Self.update(1, Self.node("inbox", "button", "late"))),
        (.seconds(8), .requestEnded(1, .done)),
      ], answer: { _ in [] })
    let (session, mirror) = try session(source)
    var ends: [String] = []
    mirror.onRequestEnd = { ends.append("\($0.number) \($1)") }
    session.advance(by: 3)
    try session.activate()
    session.advance(by: 10)
    #expect(ends == ["1 stale"])
    #expect(spoken(session).contains("Mail, Empty"))
    #expect(session.focusedElement?.accessibilityLabel == "Empty")
  }

  @Test func aPasswordIsNowhere() throws {
    let source = RecordedSource([
      (.zero, Self.beginning),
      (
        .seconds(3),
        Self.update(
          1, Self.node("key", "secret", "battery", value: "battery", children: ["typed"]),
          Self.node("typed", "text", "battery", live: LiveRegion(.assertive)))
      ),
    ])
    let (session, mirror) = try session(source)
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
      mailbox.send(Self.update(revision, Self.node("\(revision)", "text", "x")))
      mailbox.send(.announcement(MirrorAnnouncement("\(revision)")))
    }
    #expect(mailbox.waiting == Array(repeating: 0, count: 11))
  }
}
