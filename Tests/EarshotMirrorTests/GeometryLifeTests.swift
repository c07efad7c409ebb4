import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Testing

/// Where things stand that live elsewhere, and what scrolls there.
@Suite struct GeometryLifeTests {
  private static func identity(_ key: String) -> NodeIdentity { NodeIdentity(key, in: "main") }

  private static func list(scrolled: Double) -> MirrorNode {
    Life.node("list", "list", children: ["one", "two", "three"]) {
      $0.place = NodePlace(Rect(x: 10, y: 100, width: 200, height: 100))
      $0.space = NodeSpace(scrolled: Point(x: 0, y: scrolled), clips: true)
    }
  }

  private static let beginning = Life.whole(
    [
      Life.node("root", "group", children: ["list", "end"]), list(scrolled: 0),
      Life.node("end", "button", "End") {
        $0.place = NodePlace(Rect(x: 10, y: 300, width: 200, height: 40))
      },
    ]
      + ["one", "two", "three"].enumerated().map { offset, key in
        Life.node(key, "text", key) {
          $0.place = NodePlace(
            Rect(x: 0, y: Double(offset) * 60, width: 200, height: 40), in: identity("list"))
        }
      })

  @Test func aScrollIsOneChange() {
    let source = RecordedSource([
      (.zero, Self.beginning), (.seconds(1), Life.update(1, Self.list(scrolled: 60))),
    ])
    let mirror = TreeMirror(source, vocabulary: .test)
    mirror.settle()
    func top(_ key: String) -> Double? {
      mirror.element(Self.identity(key))?.accessibilityFrame.minY
    }
    #expect(top("one") == 100 && top("two") == 160 && top("three") == 220)
    let before = mirror.nodeUpdates
    _ = mirror.takeAccessibilityNotifications()
    mirror.advanceClock(to: .seconds(1))
    mirror.settle()
    #expect(mirror.nodeUpdates - before == 1)
    #expect(top("one") == 40 && top("two") == 100 && top("three") == 160)
    #expect(mirror.takeAccessibilityNotifications().map { "\($0)" } == ["layoutChanged(nil)"])
  }

  @Test func whatIsCutOffIsAskedIntoSightWhenTheCursorComes() throws {
    let log = SourceLog()
    let source = RecordedSource([(.zero, Self.beginning)]) { request in
      log.add("\(request.action) \(request.node?.key ?? "frame")")
      return [.requestEnded(request.number, .unsupported)]
    }
    let (session, _) = try Life.session(source)
    #expect(session.focusedElement?.accessibilityLabel == "one")
    // It stands from 160 to 200, all of it in sight.
    #expect(try session.heard { try $0.moveForward() } == ["two"])
    #expect(log.lines == [])
    // This one is below. Whether it can be scrolled to, nobody wants to hear.
    #expect(try session.heard { try $0.moveForward() } == ["three, list end"])
    #expect(log.lines == ["scrollToVisible three"])
    #expect(try session.heard { try $0.moveForward() } == ["End, button"])
    #expect(log.lines.count == 1)
  }

  @Test func whatStandsInAContainerIsReadAsThatSays() throws {
    func heard(_ arrangement: NodeArrangement) throws -> [String] {
      let beginning = Life.whole(
        [
          Life.node("root", "group", children: ["right", "left"]) { $0.arrangement = arrangement }
        ]
          + [("right", 200.0), ("left", 10)].map { key, x in
            Life.node(key, "button", key) {
              $0.place = NodePlace(Rect(x: x, y: 100, width: 90, height: 40))
            }
          })
      let (session, _) = try Life.session(RecordedSource([(.zero, beginning)]))
      let first = session.reader?.currentSpeech ?? ""
      return try [first] + session.heard { try $0.moveForward() }
    }
    #expect(try heard(.tree) == ["right, button", "left, button"])
    #expect(try heard(.geometry) == ["left, button", "right, button"])
  }

  @Test func pagesAreScrolledOverThere() throws {
    let log = SourceLog()
    let source = RecordedSource([(.zero, Self.beginning)]) { request in
      log.add("\(request.action) \(request.node?.key ?? "frame")")
      return [
        Life.update(1, Self.list(scrolled: 60)), .requestEnded(request.number, .done),
        .settled(after: request.number),
      ]
    }
    let (session, mirror) = try Life.session(source)
    try session.command(.scroll(.down))
    session.advanceUntilSettled()
    #expect(log.lines.first?.hasPrefix("scroll(") ?? false)
    #expect(mirror.element(Self.identity("one"))?.accessibilityFrame.minY == 40)
  }
}
