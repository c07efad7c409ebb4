import EarshotMirror
import EarshotModel
import EarshotSession
import Testing

/// What waits between a source and its mirror, in bounded memory.
@Suite struct MailboxTests {
  @Test func whatOverflowsIsAskedForWhereItHappened() {
    let log = SourceLog()
    @Sendable func node(_ key: String, _ name: String) -> MirrorNode {
      Life.node(key, "text", name)
    }
    let beginning = Life.whole([
      Life.node("root", "group", children: ["left", "right"]),
      Life.node("left", "group", children: ["a", "b", "c"]), node("a", "A"), node("b", "B"),
      node("c", "C"), Life.node("right", "group", children: ["d"]), node("d", "D"),
    ])
    var moments = [(Duration.zero, beginning)]
    for (offset, key) in ["a", "b", "c"].enumerated() {
      moments.append((.seconds(1), Life.update(offset + 1, node(key, key + key))))
    }
    let source = RecordedSource(moments) { request in
      log.add("\(request.action) \(request.node?.key ?? "frame") \(request.stamp.revision)")
      return [
        .nodes(
          NodeUpdate(
            "main", revisions: 1...3,
            updated: [node("a", "aa"), node("b", "bb"), node("c", "cc")])),
        .requestEnded(request.number, .done),
      ]
    }
    let mirror = TreeMirror(source, vocabulary: .test, mailbox: MirrorMailbox(nodeLimit: 2))
    mirror.settle()
    mirror.advanceClock(to: .seconds(1))
    mirror.settle()
    #expect(log.lines == ["fetch left 0"])
    #expect(["aa", "bb", "cc", "D"].allSatisfy { mirror.text.contains($0) })
  }

  @Test func whatBelongsTogetherIsOnePieceOfNews() {
    let mailbox = MirrorMailbox()
    let mirror = TreeMirror(
      RecordedSource([]) { _ in [] }, vocabulary: .test, mailbox: mailbox)
    let log = SourceLog()
    mirror.onWaitingWork { log.add("woken") }
    mailbox.send([
      Life.whole([Life.node("root", "group", children: ["a"]), Life.node("a", "text", "A")]),
      .announcement(MirrorAnnouncement("said")),
      .focus(NodeIdentity("a", in: "main"), becauseOf: nil),
    ])
    #expect(mailbox.waiting.count == 3)
    #expect(log.lines == ["woken"])
  }

  @Test func answersAndAnnouncementsAreNeverMerged() {
    let mailbox = MirrorMailbox(nodeLimit: 10)
    for number in 1...900 {
      mailbox.send(.announcement(MirrorAnnouncement("same")))
      mailbox.send(.requestEnded(number, .done))
    }
    #expect(mailbox.waiting.count == 1_800)
  }

  @Test func nothingCrowdsAnAnswerOut() {
    let mailbox = MirrorMailbox()
    let node = NodeIdentity("a", in: "main")
    for number in 0..<5_000 {
      mailbox.send(.frameInFront(FrameIdentity("\(number)")))
      mailbox.send(.text(NodeTextPart("x", of: node, revision: number)))
      mailbox.send(.sourceEnded())
      // Only the first answer to a request counts.
      mailbox.send(.requestEnded(1, .done))
    }
    #expect(mailbox.waiting.count == MirrorMailbox.limit + 3)
    mailbox.send(.requestEnded(2, .done))
    #expect(mailbox.waiting.count == MirrorMailbox.limit + 4)
  }

  @Test func ofWhatIsSettledTheHighestCounts() throws {
    let mailbox = MirrorMailbox()
    let mirror = TreeMirror(
      RecordedSource([(.zero, Life.whole([Life.node("root", "group")]))]) { _ in [] },
      vocabulary: .test, mailbox: mailbox)
    mirror.settle()
    let requests = try (0..<2).map { _ in
      try #require(mirror.request(.escape, of: nil, in: "main"))
    }
    for request in requests { mailbox.send(.requestEnded(request.number, .done)) }
    mailbox.send(.settled(after: requests[1].number))
    mailbox.send(.settled(after: requests[0].number))
    mirror.settle()
    #expect(mirror.isSettled)
    #expect(requests.allSatisfy { mirror.isSettled($0) })
  }

  @Test func whatIsToldOverAndOverTakesTheRoomOfOne() {
    let mailbox = MirrorMailbox()
    let root = Life.node("root", "group")
    for revision in 0..<10_000 {
      mailbox.send(Life.whole([root], revision: revision))
      mailbox.send(.focus(root.identity, becauseOf: nil))
      mailbox.send(.settled(after: revision))
    }
    #expect(mailbox.waiting.count == 3)
    for _ in 0..<5_000 { mailbox.send(.announcement(MirrorAnnouncement("x"))) }
    #expect(mailbox.waiting.count == 1_003)
  }

  @Test func manyFramesToldAsAWholeAreBoundedTogether() {
    let log = SourceLog()
    @Sendable func frame(_ number: Int, revision: Int = 0) -> MirrorChange {
      let name = FrameIdentity("frame \(number)")
      let texts = (0..<4).map { Life.node("\($0)", "text", "Text \(number)", in: name) }
      let root = Life.node("root", "group", in: name, children: texts.map(\.identity.key))
      return Life.whole([root] + texts, revision: revision)
    }
    let moments = (0..<40).map { (Duration.zero, frame($0)) }
    let source = RecordedSource(moments) { request in
      log.add("\(request.action) \(request.frame.key)")
      let number = Int(request.frame.key.split(separator: " ").last ?? "") ?? 0
      return [frame(number, revision: 1), .requestEnded(request.number, .done)]
    }
    // A hundred nodes in frames, which are twenty of them.
    let mailbox = MirrorMailbox(nodeLimit: 20)
    let mirror = TreeMirror(source, vocabulary: .test, mailbox: mailbox)
    #expect(mailbox.waiting.count == 40 && mailbox.waiting.reduce(0, +) == 100)
    mirror.settle()
    #expect(Set(log.lines).count >= 20)
    for number in 0..<40 { #expect(mirror.text.contains("Text \(number)\"")) }
  }

  @Test func ofTooManyFramesNoMoreAreTakenThanFit() {
    let mailbox = MirrorMailbox()
    for number in 0..<10_000 {
      let name = FrameIdentity("\(number)")
      mailbox.send(Life.whole([Life.node("root", "group", in: name)]))
      mailbox.send(.frameEnded(name))
      mailbox.send(Life.update(1, Life.node("root", "text", in: name), in: name))
    }
    #expect(mailbox.waiting.count <= 2 * MirrorMailbox.frameLimit)
    #expect(!mailbox.isEmpty)
  }

  @Test func whatTellsOfLessThanIsKnownChangesNothing() {
    let mailbox = MirrorMailbox()
    mailbox.send(Life.whole([Life.node("root", "group")], revision: 5))
    mailbox.send(Life.update(3, Life.node("root", "text")))
    mailbox.send(Life.whole([Life.node("root", "text")], revision: 4))
    #expect(mailbox.waiting == [1])
  }
}
