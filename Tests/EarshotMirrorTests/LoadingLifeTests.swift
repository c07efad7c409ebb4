import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Testing

/// What a listener hears, and what is asked for, where the rotor and the list of items come to what is not told.
@Suite struct LoadingLifeTests {
  private static func rows(_ known: Range<Int>, revision: Int) -> MirrorChange {
    let rows = known.map {
      Life.node("row \($0)", $0 % 40 == 39 ? "heading" : "text", "Row \($0 + 1)")
    }
    let list = Life.node("list", "list", "Mail") {
      $0.children = .virtual(
        count: 200,
        known: Dictionary(uniqueKeysWithValues: zip(known, rows.map(\.identity))))
    }
    return .nodes(
      NodeUpdate("main", stamp: FrameStamp(revision: revision), updated: rows + [list]))
  }

  /// A list of 200 rows, every fortieth of which is a heading, that knows the first fifty.
  private static func mail(_ log: SourceLog, answers: Bool = true) -> RecordedSource {
    let beginning = Life.whole([
      Life.node("root", "group", children: ["list"]), Life.node("list", "list", "Mail"),
    ])
    return RecordedSource([(.zero, beginning), (.zero, rows(0..<50, revision: 1))]) { request in
      guard case .fetchChildren(let range) = request.action else {
        return [.requestEnded(request.number, .unsupported)]
      }
      log.add("\(range)")
      guard answers else { return [] }
      return [
        rows(0..<range.upperBound, revision: log.count + 1), .requestEnded(request.number, .done),
      ]
    }
  }

  @Test func theRotorWaitsWhereTheNextOneMayBeAndGoesOnWhenItIsThere() throws {
    let log = SourceLog()
    let (session, _) = try Life.session(Self.mail(log))
    try session.command(.rotor(.headings))
    let first = try session.heard { try $0.command(.named(.rotorNext)) }
    #expect(first == ["Row 40, heading, 40 of 200"])
    #expect(log.lines == [])
    let second = try session.heard { try $0.command(.named(.rotorNext)) }
    #expect(second == ["loading, 51 of 200", "Row 51, 51 of 200"])
    #expect(log.lines == ["50..<100"])
    let third = try session.heard { try $0.command(.named(.rotorNext)) }
    #expect(third == ["Row 80, heading, 80 of 200"])
    let back = try session.heard { try $0.command(.named(.rotorPrevious)) }
    #expect(back == ["Row 40, heading, 40 of 200"])
    #expect(log.lines == ["50..<100"])
  }

  @Test func theRotorSaysWhenNothingComes() throws {
    let log = SourceLog()
    let (session, _) = try Life.session(Self.mail(log, answers: false))
    let waiting = try session.heard { session in
      try session.command(.find(.links, isForward: true))
      session.advance(by: 4)
    }
    #expect(waiting == ["loading, 51 of 200"])
    let late = session.heard { $0.advance(by: 2) }
    #expect(late == ["No answer"])
    // Nobody asks again before somebody comes there again.
    let quiet = session.heard { $0.advance(by: 60) }
    #expect(quiet == [])
    #expect(log.lines == ["50..<100"])
    try session.moveBackward()
    let again = try session.heard { session in
      try session.moveForward()
      session.advance(by: 6)
    }
    #expect(again == ["loading, 51 of 200", "No answer"])
    #expect(log.lines == ["50..<100", "50..<100"])
  }

  @Test func theListOfItemsHasOnePlaceForAllThatIsNotTold() throws {
    let log = SourceLog()
    let (session, _) = try Life.session(Self.mail(log))
    let opened = try session.heard { try $0.command(.named(.chooseItem)) }
    #expect(opened.count == 1 && opened[0].hasPrefix("Item chooser, more than 51 items."))
    let last = try session.heard { try $0.command(.named(.last)) }
    #expect(last == ["loading, 51 of 200, 51 of more than 51"])
    // What is chosen has come meanwhile.
    let chosen = try session.heard { try $0.activate() }
    #expect(chosen == ["Row 51, 51 of 200"])
    #expect(log.lines == ["50..<100"])
    let more = try session.heard { try $0.command(.named(.chooseItem)) }
    #expect(more.count == 1 && more[0].hasPrefix("Item chooser, more than 101 items."))
  }

  private static func folder(
    _ log: SourceLog, _ answer: @escaping @Sendable (NodeRequest) -> [MirrorChange]
  ) -> RecordedSource {
    RecordedSource([
      (
        .zero,
        Life.whole([
          Life.node("root", "group", children: ["start", "folder", "end"]),
          Life.node("start", "button", "Start"),
          Life.node("folder", "list", "Folder") { $0.children = .notLoaded },
          Life.node("end", "button", "End"),
        ])
      )
    ]) { request in
      log.add("\(request.action) \(request.node?.key ?? "frame")")
      return answer(request)
    }
  }

  @Test func whatIsNotToldHasAPlaceUntilItIs() throws {
    let log = SourceLog()
    let mailbox = MirrorMailbox()
    let source = Self.folder(log) { _ in [] }
    let (session, _) = try Life.session(source, mailbox: mailbox)
    #expect(try session.heard { try $0.moveForward() } == ["Folder, loading, list start"])
    #expect(log.lines == ["fetch folder"])
    let heard = session.heard { session in
      mailbox.send([
        Life.update(
          1, Life.node("folder", "list", "Folder", children: ["file", "other"]),
          Life.node("file", "text", "File"), Life.node("other", "heading", "Other")),
        .requestEnded(1, .done),
      ])
      session.settle()
    }
    #expect(heard == ["File, list start"])
    #expect(try session.heard { try $0.moveForward() } == ["Other, heading, list end"])
  }

  @Test func whoWaitsWhereNothingComesIsTold() throws {
    let log = SourceLog()
    let (session, _) = try Life.session(Self.folder(log) { _ in [] })
    let waiting = try session.heard { try $0.command(.find(.headings, isForward: true)) }
    #expect(waiting == ["Folder, loading, list start"])
    let late = session.heard { $0.advance(by: 6) }
    #expect(late == ["No answer"])
    let refusing = Self.folder(log) { [.requestEnded($0.number, .refused("no rights"))] }
    let (other, _) = try Life.session(refusing)
    let refused = try other.heard { try $0.moveForward() }
    #expect(refused == ["Folder, loading, list start", "Refused: no rights"])
    let items = try other.heard { try $0.command(.named(.chooseItem)) }
    #expect(items.count == 1 && items[0].hasPrefix("Item chooser, more than 3 items."))
  }
}
