import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Testing

/// Nodes that are only counted, not told, or told before what they stand in.
@Suite struct CountedLifeTests {
  private static func list(_ known: Range<Int>, of count: Int, revision: Int) -> MirrorChange {
    let rows = known.map { Life.node("row \($0)", "text", "Row \($0 + 1)") }
    let list = Life.node("list", "list", "Mail") {
      $0.children = .virtual(
        count: count,
        known: Dictionary(
          uniqueKeysWithValues: known.map { ($0, NodeIdentity("row \($0)", in: "main")) }))
    }
    return .nodes(
      NodeUpdate("main", stamp: FrameStamp(revision: revision), updated: rows + [list]))
  }

  private static func beginning(_ count: Int) -> MirrorChange {
    Life.whole([
      Life.node("root", "group", children: ["list"]),
      Life.node("list", "list", "Mail") { $0.children = .virtual(count: count, known: [:]) },
    ])
  }

  /// A list of 10,000 rows that knows the first so many, tells further ones when it is asked, and takes note of that.
  private static func mail(knowing count: Int, _ log: SourceLog) -> RecordedSource {
    RecordedSource([
      (.zero, beginning(10_000)), (.zero, list(0..<count, of: 10_000, revision: 1)),
    ]) { request in
      guard case .fetchChildren(let range) = request.action else {
        return [.requestEnded(request.number, .unsupported)]
      }
      log.add("\(range)")
      return [
        list(0..<range.upperBound, of: 10_000, revision: log.count + 1),
        .requestEnded(request.number, .done),
      ]
    }
  }

  @Test func theyAreFetchedWhenTheCursorComesNear() throws {
    var asked: [String] = []
    let log = SourceLog()
    let source = Self.mail(knowing: 3, log)
    let (session, _) = try Life.session(source)
    #expect(session.reader?.currentSpeech == "Mail, Row 1, list start, 1 of 10000")
    #expect(try session.heard { try $0.moveForward() } == ["Row 2, 2 of 10000"])
    for _ in 0..<45 { try session.moveForward() }
    session.advanceUntilSilent()
    #expect(session.reader?.currentSpeech == "Row 47, 47 of 10000")
    asked = log.lines
    #expect(asked == ["0..<50", "50..<100"])
  }

  @Test func aSearchFetchesOnePageAndFindsThereWhenItIsRepeated() throws {
    let log = SourceLog()
    let source = Self.mail(knowing: 50, log)
    let (session, _) = try Life.session(source)
    #expect(log.lines == [])
    let missed = try session.heard { try $0.command(.search(for: "Row 77")) }
    #expect(missed == ["Row 77 not found yet, loading more"])
    #expect(log.lines == ["50..<100"])
    let found = try session.heard { try $0.command(.search(for: "Row 77")) }
    #expect(found == ["Row 77, 77 of 10000"])
    #expect(session.focusedElement?.accessibilityLabel == "Row 77")
    #expect(log.lines == ["50..<100"])
  }

  @Test func aPlaceIsKeptForWhatIsOnItsWay() throws {
    let source = RecordedSource(
      [
        (.zero, Self.beginning(20)), (.zero, Self.list(0..<1, of: 20, revision: 1)),
        (.seconds(9), Self.list(0..<20, of: 20, revision: 2)),
      ], answer: { _ in [] })
    let (session, mirror) = try Life.session(source)
    #expect(mirror.text.contains("Row 1"))
    let before = session.now
    try session.moveForward()
    session.advance(by: 0.5)
    #expect(Life.spoken(session) == ["loading, 2 of 20"])
    session.advance(by: (Duration.seconds(8.8) - session.now).inSeconds)
    #expect(before < .seconds(4))
    #expect(Life.spoken(session) == ["No answer"])
    session.advance(by: 4)
    #expect(Life.spoken(session) == ["Row 2, 2 of 20"])
    #expect(session.focusedElement?.accessibilityLabel == "Row 2")
  }

  @Test func whatIsNotToldIsFetchedWhenItIsAskedForAndOnlyOnce() throws {
    let log = SourceLog()
    let source = RecordedSource([
      (
        .zero,
        Life.whole([
          Life.node("root", "group", children: ["folder", "end"]),
          Life.node("folder", "list", "Folder") { $0.children = .notLoaded },
          Life.node("end", "button", "End"),
        ])
      )
    ]) { request in
      log.add("\(request.action) \(request.node?.key ?? "frame")")
      return [
        Life.update(
          1, Life.node("folder", "list", "Folder", children: ["file"]),
          Life.node("file", "text", "File")), .requestEnded(request.number, .done),
      ]
    }
    let (session, _) = try Life.session(source)
    #expect(log.lines == ["fetch folder"])
    try session.moveForward()
    try session.moveBackward()
    session.advanceUntilSilent()
    #expect(log.lines == ["fetch folder"])
    #expect(session.focusedElement?.accessibilityLabel == "File")
  }

  @Test func whoNeverAnswersIsAskedAgainOnlyWhereSomebodyComesBack() throws {
    let log = SourceLog()
    let source = RecordedSource([
      (
        .zero,
        Life.whole([
          Life.node("root", "group", children: ["folder", "end"]),
          Life.node("folder", "list", "Folder") { $0.children = .notLoaded },
          Life.node("end", "button", "End"),
        ])
      )
    ]) { request in
      log.add("\(request.action)")
      return []
    }
    let (session, _) = try Life.session(source)
    try session.moveForward()
    session.advance(by: 60)
    #expect(log.lines == ["fetch"])
    try session.moveBackward()
    #expect(session.reader?.currentSpeech == "Folder, loading, list start")
    #expect(log.lines == ["fetch", "fetch"])
    #expect(
      session.transcript.text.contains("what was asked for of main was not told: timed out"))
  }

  @Test func aParentMayArriveAfterItsChildAndTheChildStaysTheSame() throws {
    let source = RecordedSource([
      (.zero, Life.whole([Life.node("root", "group")])),
      (.seconds(1), Life.update(1, Life.node("child", "text", "Child"))),
      (.seconds(2), Life.update(2, Life.node("parent", "group", children: ["child"]))),
      (.seconds(3), Life.update(3, Life.node("root", "group", children: ["parent"]))),
    ])
    let mirror = TreeMirror(source, vocabulary: .test)
    mirror.settle()
    mirror.advanceClock(to: .seconds(1))
    mirror.settle()
    let child = try #require(mirror.element(NodeIdentity("child", in: "main")))
    #expect(!mirror.text.contains("Child"))
    mirror.advanceClock(to: .seconds(3))
    mirror.settle()
    #expect(mirror.text.contains("Child"))
    #expect(mirror.element(NodeIdentity("child", in: "main")) === child)
  }

  @Test func whatIsNamedAndNeverToldIsAskedFor() throws {
    let log = SourceLog()
    let source = RecordedSource([
      (.zero, Life.whole([Life.node("root", "group", children: ["missing"])]))
    ]) { request in
      log.add("\(request.action) \(request.node?.key ?? "frame")")
      return [
        Life.update(1, Life.node("missing", "text", "Found")),
        .requestEnded(request.number, .done),
      ]
    }
    let mirror = TreeMirror(source, vocabulary: .test)
    mirror.settle()
    #expect(log.lines == ["fetch root"])
    #expect(mirror.text.contains("Found"))
  }
}
