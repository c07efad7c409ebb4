import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Testing

/// Windows and frames that come, go, stand inside each other and crash.
@Suite struct FrameLifeTests {
  private static func window(
    _ frame: FrameIdentity, _ title: String, _ button: String, generation: Int = 1,
    standing: FrameStanding = .window, children: [String] = []
  ) -> MirrorChange {
    Life.whole(
      [
        Life.node("root", "group", in: frame, children: ["button"] + children),
        Life.node("button", "button", button, in: frame),
      ] + children.map { Life.node($0, "group", in: frame) },
      title: title, generation: generation, standing: standing)
  }

  @Test func windowsComeToTheFrontAndGo() throws {
    let source = RecordedSource([
      (.zero, Self.window("main", "Mail", "Inbox")),
      (.seconds(9), Self.window("second", "Letter", "Send")),
      (.seconds(19), .frameInFront("main")),
      (.seconds(29), Self.window("ask", "Sure?", "Yes", standing: .dialog)),
      (.seconds(39), .frameEnded("ask")),
      (.seconds(49), .frameEnded("main")),
    ])
    let (session, mirror) = try Life.session(source)
    let heard = (0..<5).map { _ in
      session.heard { $0.advance(by: 10) }.joined(separator: " | ")
    }
    #expect(
      heard == [
        "Letter, Send, button", "Mail, Inbox, button", "Sure? Yes, button",
        "Mail, Inbox, button", "Letter, Send, button",
      ])
    #expect(mirror.windows.map(\.identity.key) == ["second"])
  }

  @Test func framesNestAndAreReadWhereTheyStand() throws {
    let inner = FrameStanding.inside(NodeIdentity("hole", in: "main"))
    let innermost = FrameStanding.inside(NodeIdentity("deeper", in: "inner"))
    let source = RecordedSource([
      // What stands inside may be told before what it stands in.
      (.zero, Self.window("innermost", "Advert", "Buy", standing: innermost)),
      (.zero, Self.window("inner", "Map", "Zoom", standing: inner, children: ["deeper"])),
      (.zero, Self.window("main", "Page", "Search", children: ["hole"])),
      (.seconds(5), .frameEnded("inner", .crashed)),
      (.seconds(9), Self.window("inner", "Map", "late", standing: inner)),
      (.seconds(9), Self.window("inner", "Map", "again", generation: 2, standing: inner)),
    ])
    let (session, mirror) = try Life.session(source)
    #expect(try session.heard { try $0.moveForward() } == ["Zoom, button"])
    #expect(try session.heard { try $0.moveForward() } == ["Buy, button"])
    let heard = session.heard { $0.advance(by: (Duration.seconds(6) - $0.now).inSeconds) }
    #expect(heard == ["Search, button", "Map has crashed"])
    #expect(!mirror.text.contains("Buy"))
    session.advance(by: 10)
    #expect(mirror.text.contains("again") && !mirror.text.contains("late"))
  }

  @Test func whatIsShownInAPageThatBeginsAnewIsGoneWithoutBeingTold() throws {
    func inside(_ node: String, _ frame: FrameIdentity, in generation: Int) -> FrameStanding {
      .inside(NodeIdentity(node, in: frame), generation: generation)
    }
    func page(_ generation: Int, _ button: String) -> MirrorChange {
      Self.window("main", "Page", button, generation: generation, children: ["hole"])
    }
    func map(_ generation: Int, _ button: String, in outer: Int) -> MirrorChange {
      Self.window(
        "inner", "Map", button, generation: generation, standing: inside("hole", "main", in: outer),
        children: ["deeper"])
    }
    let mailbox = MirrorMailbox()
    let source = RecordedSource([
      (.zero, page(1, "Search")), (.zero, map(1, "Zoom", in: 1)),
      (
        .zero,
        Self.window("innermost", "Advert", "Buy", standing: inside("deeper", "inner", in: 1))
      ),
    ]) { _ in [] }
    let (session, mirror) = try Life.session(source, mailbox: mailbox)
    var ends: [String] = []
    mirror.onRequestEnd = { ends.append("\($0.frame.key) \($1)") }
    #expect(mirror.text.contains("Zoom") && mirror.text.contains("Buy"))
    let button = NodeIdentity("button", in: "innermost")
    #expect(mirror.request(.activate(action: nil), of: button, in: "innermost") != nil)
    #expect(
      session.heard { session in
        mailbox.send(page(2, "Find"))
        session.settle()
      } == ["Page, Find, button"])
    #expect(ends == ["innermost stale"])
    #expect(mirror.element(button) == nil && !mirror.text.contains("Zoom"))
    // Whatever else is told of them is late, until they are shown again.
    let late: [MirrorChange] = [
      Life.update(1, Life.node("button", "button", "late", in: "inner"), in: "inner"),
      Life.whole(
        [Life.node("root", "text", "late", in: "inner")], revision: 5,
        standing: inside("hole", "main", in: 2)), map(2, "late", in: 1),
      .text(NodeTextPart("late", of: button, revision: 9)),
      .focus(button, becauseOf: nil),
    ]
    #expect(
      session.heard { session in
        for change in late { mailbox.send(change) }
        session.settle()
      } == [])
    #expect(!mirror.text.contains("late") && mirror.windows.count == 1)
    mailbox.send(map(2, "Enlarge", in: 2))
    session.settle()
    #expect(mirror.text.contains("Enlarge"))
    // What is to be shown in the next page may be told before that is, and waits for it.
    mailbox.send([map(3, "Shrink", in: 3), page(3, "Look")])
    session.settle()
    #expect(mirror.text.contains("Look") && mirror.text.contains("Shrink"))
    #expect(!mirror.text.contains("Enlarge") && !mirror.text.contains("Buy"))
  }

  @Test func whatIsAskedOfAFrameThatIsGoneIsLost() throws {
    let source = RecordedSource(
      [
        (.zero, Self.window("main", "Mail", "Inbox")),
        (.seconds(9), .sourceEnded(.crashed)),
      ], answer: { _ in [] })
    let (session, mirror) = try Life.session(source)
    mirror.applicationName = "Harbour"
    var ends: [String] = []
    mirror.onRequestEnd = { ends.append("\($0.number) \($1)") }
    session.advance(by: 7)
    try session.activate()
    #expect(session.heard { $0.advance(by: 4) } == ["Harbour has crashed"])
    #expect(ends == ["1 lost"])
    #expect(try session.heard { try $0.activate() } == ["Connection lost"])
  }

  @Test func eachEndOfARequestHasItsWords() throws {
    let ends: [RequestEnd] = [
      .done, .refused("not now"), .refused(""), .unsupported, .stale, .lost,
    ]
    let log = SourceLog()
    let source = RecordedSource([(.zero, Self.window("main", "Mail", "Inbox"))]) { request in
      log.add("\(request.action)")
      guard log.count <= ends.count else { return [] }
      return [
        .requestEnded(request.number, ends[log.count - 1]), .settled(after: request.number),
      ]
    }
    let (session, _) = try Life.session(source)
    let heard = try (0...ends.count).map { _ in
      try session.heard { try $0.activate() }.joined(separator: " | ")
    }
    #expect(
      heard == [
        "", "Refused: not now", "Refused", "Not possible here", "The screen has changed",
        "Connection lost", "No answer",
      ])
  }

  @Test func aSessionWaitsUntilAllIsToldThatFollows() throws {
    let source = RecordedSource(
      [
        (.zero, Self.window("main", "Mail", "Inbox")),
        (.seconds(5), .requestEnded(1, .done)),
        (.seconds(7), Life.update(1, Life.node("button", "button", "Sent"))),
        (.seconds(8), .settled(after: 1)),
      ], answer: { _ in [] })
    let (session, mirror) = try Life.session(source)
    session.advance(by: (Duration.seconds(4) - session.now).inSeconds)
    #expect(mirror.isSettled)
    try session.activate()
    #expect(!mirror.isSettled)
    session.advanceUntilSettled()
    #expect(session.now == .seconds(8))
    #expect(mirror.isSettled)
    #expect(mirror.text.contains("Sent"))
    // Who never says so is waited for until the deadline.
    try session.activate()
    session.advanceUntilSettled()
    #expect(session.now == .seconds(13))
  }
}
