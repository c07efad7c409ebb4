import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Testing

/// Where the cursor begins on a screen whose source says where its focus is.
@Suite struct FocusLifeTests {
  private static func window(
    _ frame: FrameIdentity, _ title: String, generation: Int = 1, revision: Int = 0,
    standing: FrameStanding = .window, root: String = "group"
  ) -> MirrorChange {
    Life.whole(
      [
        Life.node("root", root, in: frame, children: ["text", "first", "second"]),
        Life.node("text", "text", "\(title) text", in: frame),
        Life.node("first", "button", "\(title) first", in: frame),
        Life.node("second", "button", "\(title) second", in: frame),
      ], title: title, revision: revision, generation: generation, standing: standing)
  }

  private static func focus(
    _ key: String, in frame: FrameIdentity, generation: Int = 1, becauseOf cause: Int? = nil
  ) -> MirrorChange {
    .focus(NodeIdentity(key, in: frame), generation: generation, becauseOf: cause)
  }

  /// What is heard when a program tells some changes in one turn, after a person has pressed what stands first.
  private func heard(_ changes: [MirrorChange]...) throws -> [String] {
    let mailbox = MirrorMailbox()
    let source = RecordedSource([(.zero, Self.window("main", "Mail"))]) { request in
      [.requestEnded(request.number, .done), .settled(after: request.number)]
    }
    let (session, _) = try Life.session(source, mailbox: mailbox)
    try session.moveForward()
    session.advanceUntilSilent()
    return try changes.map { turn in
      try session.heard { session in
        try session.activate()
        mailbox.send(turn)
        session.settle()
      }.joined(separator: " | ")
    }
  }

  @Test func aNewWindowBeginsWhereItsFocusIs() throws {
    let window = Self.window("letter", "Letter")
    #expect(try heard([window]) == ["Letter, Letter text"])
    let focus = Self.focus("second", in: "letter")
    #expect(try heard([window, focus]) == ["Letter, Letter second, button"])
    // The focus may be told before its window is.
    #expect(try heard([focus, window]) == ["Letter, Letter second, button"])
    // Whoever has opened the window, and what happens in it afterwards.
    let ours = Self.focus("second", in: "letter", becauseOf: 1)
    #expect(try heard([window, ours], [ours]) == ["Letter, Letter second, button", ""])
  }

  @Test func aPageThatBeginsAnewBeginsWhereItsFocusIs() throws {
    let page = Self.window("main", "Search", generation: 2)
    #expect(
      try heard([page, Self.focus("second", in: "main", generation: 2)])
        == ["Search, Search second, button"])
    // What the focus was on in the last generation is another node.
    #expect(
      try heard([Self.focus("second", in: "main"), page]) == ["Search, Search text"])
    #expect(
      try heard([Self.focus("second", in: "main", generation: 2)], [page])
        == ["", "Search, Search second, button"])
  }

  @Test func aWindowThatComesToTheFrontBeginsWhereTheFocusIsInIt() throws {
    #expect(
      try heard(
        [Self.window("letter", "Letter")],
        [.frameInFront("main"), Self.focus("second", in: "main")])
        == ["Letter, Letter text", "Mail, Mail second, button"])
    // What has the focus behind the window in front leads nobody.
    #expect(
      try heard([Self.window("letter", "Letter")], [Self.focus("second", in: "main")])
        == ["Letter, Letter text", ""])
  }

  @Test func fromADialogTheCursorComesBackUnlessTheFocusWentElsewhereByItself() throws {
    let dialog = Self.window("ask", "Sure?", standing: .dialog)
    let closed = MirrorChange.frameEnded("ask")
    #expect(
      try heard([dialog], [closed, Self.focus("second", in: "main", becauseOf: 1)])
        == ["Sure? Sure? text", "Mail, Mail first, button"])
    #expect(
      try heard([dialog], [closed, Self.focus("second", in: "main")])
        == ["Sure? Sure? text", "Mail, Mail second, button"])
  }

  /// Somebody has gone ahead to the second button, and then moves the focus by the program's own keys.
  @Test func aFocusThatComesToWhereTheCursorWaitsIsHeard() throws {
    let mailbox = MirrorMailbox()
    let source = RecordedSource([
      (.zero, Self.window("main", "Mail")), (.zero, Self.focus("first", in: "main")),
    ]) { _ in [] }
    let (session, _) = try Life.session(source, mailbox: mailbox)
    session.advanceUntilSilent()
    func heard(_ changes: MirrorChange...) throws -> [String] {
      try session.heard { session in
        mailbox.send(changes)
        session.settle()
      }
    }
    // Nothing stands behind it.
    for _ in 0..<2 { try session.moveForward() }
    session.advanceUntilSilent()
    #expect(try heard(Self.focus("second", in: "main")) == ["Mail second, button"])
    // It has gone nowhere, or only on the way.
    #expect(try heard(Self.focus("second", in: "main")) == [])
    #expect(
      try heard(Self.focus("first", in: "main"), Self.focus("second", in: "main")) == [])
    // Nobody is told what came of a request of their own.
    #expect(
      try heard(Self.focus("first", in: "main", becauseOf: 1)) == [])
  }

  @Test func anAlertTellsItsTextAndStandsWhereTheFocusIs() throws {
    let alert = Self.window("ask", "Delete", standing: .dialog, root: "alert")
    let first = try heard([alert])
    #expect(first == ["Delete, alert, Delete text, Delete first, button"])
    let second = try heard([alert, Self.focus("second", in: "ask")])
    #expect(second == ["Delete, alert, Delete text, Delete second, button"])
    let text = try heard([alert, Self.focus("text", in: "ask")])
    #expect(text == ["Delete, Delete text"])
  }
}
