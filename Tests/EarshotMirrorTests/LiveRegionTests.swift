import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import Testing

/// Regions whose changes are told by themselves.
@Suite struct LiveRegionTests {
  private static func region(
    _ children: [String], _ live: LiveRegion, language: String? = nil
  ) -> MirrorNode {
    Life.node("region", "group", live: live, children: children) { $0.language = language }
  }

  private func heard(_ live: LiveRegion, _ changes: MirrorChange...) throws -> [String] {
    let beginning = Life.whole([
      Life.node("root", "group", children: ["button", "region"]),
      Life.node("button", "button", "Send"), Self.region(["a", "b"], live),
      Life.node("a", "text", "Ann is here"), Life.node("b", "group", children: ["c", "d"]),
      Life.node("c", "text", "Bob"), Life.node("d", "text", "is here"),
    ])
    let moments = changes.enumerated().map {
      (Duration.seconds(10 * ($0.offset + 1)), $0.element)
    }
    let (session, _) = try Life.session(RecordedSource([(.zero, beginning)] + moments))
    return session.heard { $0.advance(by: 60) }
  }

  @Test func whatIsGoneIsToldOnlyWhereThatIsRelevant() throws {
    let live = LiveRegion(.polite, relevant: [.additions, .text, .removals])
    func gone(_ live: LiveRegion) -> MirrorChange {
      Life.update(1, Self.region(["a"], live), removed: ["b", "c", "d"])
    }
    #expect(try heard(live, gone(live)) == ["Bob is here removed"])
    #expect(try heard(LiveRegion(.polite), gone(LiveRegion(.polite))) == [])
    // What only moves is not gone.
    let moved = Life.update(
      1, Self.region(["a"], live), Life.node("root", "group", children: ["button", "b", "region"]))
    #expect(try heard(live, moved) == [])
  }

  @Test func anAtomicRegionIsToldAsAWholeAndOnce() throws {
    let live = LiveRegion(.polite, isAtomic: true)
    let changed = Life.update(
      1, Life.node("a", "text", "Eve is here"), Life.node("c", "text", "Ben"))
    #expect(try heard(live, changed) == ["Eve is here Ben is here"])
    let parts = LiveRegion(.polite)
    #expect(try heard(parts, changed) == ["Eve is here", "Ben"])
  }

  @Test func aBusyRegionTellsWhatItHeldBackAndNothingElse() throws {
    let live = LiveRegion(.polite, relevant: [.additions, .text, .removals])
    let busy = LiveRegion(.polite, relevant: [.additions, .text, .removals], isBusy: true)
    #expect(
      try heard(
        live, Life.update(1, Self.region(["a", "b"], busy)),
        Life.update(2, Life.node("a", "text", "Eve is here")),
        Life.update(3, Self.region(["a"], busy), removed: ["b", "c", "d"]),
        Life.update(4, Self.region(["a"], live)))
        == ["Bob is here removed", "Eve is here"])
    #expect(
      try heard(
        live, Life.update(1, Self.region(["a", "b"], busy)),
        Life.update(2, Self.region(["a", "b"], live))) == [])
  }

  @Test func aRegionWaitsInterruptsOrIsSilentAsItSays() throws {
    let changed = Life.update(1, Life.node("a", "text", "Eve is here"))
    #expect(try heard(LiveRegion(.off), changed) == [])
    #expect(try heard(LiveRegion(.polite), changed) == ["Eve is here"])
    // Only what comes is relevant here, not what becomes another text.
    #expect(try heard(LiveRegion(.polite, relevant: [.additions]), changed) == [])
    func priority(_ politeness: LiveRegion.Politeness) throws -> AccessibilityPriority? {
      let live = LiveRegion(politeness)
      let source = RecordedSource([
        (.zero, Life.whole([Life.node("root", "text", "None", live: live)])),
        (.seconds(1), Life.update(1, Life.node("root", "text", "One", live: live))),
      ])
      let mirror = TreeMirror(source, vocabulary: .test)
      mirror.settle()
      _ = mirror.takeAccessibilityNotifications()
      mirror.advanceClock(to: .seconds(1))
      mirror.settle()
      for case .announcement(let text) in mirror.takeAccessibilityNotifications() {
        return text.runs.first?.attributes.announcementPriority
      }
      return nil
    }
    #expect(try priority(.polite) == .low)
    #expect(try priority(.assertive) == .default)
  }

  @Test func whatIsOnlySaidHasNobodyLookAtTheScreenAgain() throws {
    let mailbox = MirrorMailbox()
    let beginning = Life.whole([
      Life.node("root", "group", children: ["a"]), Life.node("a", "button", "A"),
    ])
    let (session, mirror) = try Life.session(
      RecordedSource([(.zero, beginning)]), mailbox: mailbox)
    func heard(_ changes: MirrorChange...) -> [String] {
      session.heard {
        mailbox.send(changes)
        $0.settle()
      }
    }
    let said = MirrorChange.announcement(MirrorAnnouncement("said"))
    #expect(heard(said) == ["said"])
    #expect(!mirror.waitingWorkMayChange)
    #expect(heard(Life.update(1, Life.node("a", "button", "B")), said) == ["said"])
    #expect(mirror.waitingWorkMayChange)
    #expect(heard(said, said) == ["said", "said"])
    #expect(!mirror.waitingWorkMayChange)
  }

  @Test func whatComesTogetherIsToldOnceAndInItsLanguage() throws {
    let live = LiveRegion(.assertive)
    let source = RecordedSource([
      (
        .zero,
        Life.whole([
          Life.node("root", "group", children: ["button", "region"]),
          Life.node("button", "button", "Send"), Self.region([], live, language: "de"),
        ])
      ),
      (
        .seconds(10),
        Life.update(
          1, Self.region(["row"], live, language: "de"),
          Life.node("row", "group", children: ["x", "y"]), Life.node("x", "text", "Guten"),
          Life.node("y", "text", "Tag"))
      ),
    ])
    let mirror = TreeMirror(source, vocabulary: .test)
    mirror.settle()
    _ = mirror.takeAccessibilityNotifications()
    mirror.advanceClock(to: .seconds(10))
    mirror.settle()
    var announced: [String] = []
    for case .announcement(let text) in mirror.takeAccessibilityNotifications() {
      let attributes = text.runs.first?.attributes
      announced.append(
        "\(text.text) \(attributes?.language ?? "?") \(attributes?.announcementPriority?.rawValue ?? "?")"
      )
    }
    #expect(announced == ["Guten Tag de default"])
  }
}
