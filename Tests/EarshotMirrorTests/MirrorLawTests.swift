import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession
import EarshotTestSupport
import Testing

/// What holds of a mirror whatever its source tells, and in whatever pieces.
@Suite struct MirrorLawTests {
  private static let lives = SoakScale.rounds(of: 10_000)

  private func fresh(_ source: LivingTree) -> String {
    TreeMirror(source.whole.tree, vocabulary: .test).text
  }

  /// Tells changes in pieces of all sorts: some twice, some not at all, some in one turn with others, some
  /// more than the mailbox holds.
  @Test func aMirrorEqualsAFreshOneAfterEveryChangeAndAnElementStaysTheSame() {
    for seed in (0..<Self.lives).map({ UInt64($0) + 7_000 }) {
      var generator = SeededGenerator(seed: seed)
      let source = LivingTree(nodes: 15, seed: seed)
      let mailbox = MirrorMailbox(nodeLimit: seed % 3 == 0 ? 3 : 20_000)
      let mirror = TreeMirror(source, vocabulary: .test, mailbox: mailbox)
      mirror.settle()
      var elements: [NodeIdentity: MirrorElement] = [:]
      var generation = 1
      for _ in 0..<15 {
        // A change that is lost is noticed with the next one that is not.
        var isNoticed = true
        if Int.random(in: 0..<20, using: &generator) == 0 {
          source.tell(.frame(source.navigate(&generator)))
        } else {
          let update = source.change(&generator)
          isNoticed = Int.random(in: 0..<5, using: &generator) > 0
          for _ in 0..<Int.random(in: 1...2, using: &generator) where isNoticed {
            source.tell(.nodes(update))
          }
        }
        if !isNoticed || Int.random(in: 0..<3, using: &generator) == 0 { continue }
        mirror.settle()
        let (text, expected) = (mirror.text, fresh(source))
        #expect(text == expected, "seed \(seed)")
        guard text == expected else { return }
        let stamp = source.whole.stamp
        if stamp.generation != generation { (elements, generation) = ([:], stamp.generation) }
        for identity in source.whole.tree.nodes.keys {
          let element = mirror.element(identity)
          if element == nil || (elements[identity].map { $0 !== element } ?? false) {
            Issue.record("seed \(seed): \(identity.key) is another element")
          }
          elements[identity] = element
        }
      }
    }
  }

  @Test func theCursorFollowsIdentity() throws {
    for seed in (0..<SoakScale.rounds(of: 1_000)).map({ UInt64($0) + 9_000 }) {
      var generator = SeededGenerator(seed: seed)
      let source = LivingTree(nodes: 20, seed: seed)
      let (session, mirror) = try Life.session(source)
      for _ in 0..<15 {
        for _ in 0..<Int.random(in: 0..<4, using: &generator) { try session.moveForward() }
        let focused = session.focusedElement as? MirrorElement
        source.tell(.nodes(source.change(&generator)))
        session.settle()
        let isThere = focused.map { mirror.text.contains("\"\($0.node.name ?? "?")\"") } ?? false
        guard let focused, isThere, mirror.element(focused.identity) === focused else { continue }
        #expect(session.focusedElement === focused, "seed \(seed)")
      }
    }
  }

  @Test func framesMayBeToldInAnyOrderAmongEachOther() {
    for seed in (0..<SoakScale.rounds(of: 2_000)).map({ UInt64($0) + 8_000 }) {
      var generator = SeededGenerator(seed: seed)
      let sources = ["a", "b", "c"].map { LivingTree(FrameIdentity($0), nodes: 10, seed: seed) }
      let begin = sources.map { MirrorChange.frame($0.whole) }
      let lives = sources.map { source in
        (0..<15).map { _ in MirrorChange.nodes(source.change(&generator)) }
      }
      func told(_ generator: inout SeededGenerator) -> String {
        var rest = lives.map { $0[...] }
        var moments = begin.map { (Duration.zero, $0) }
        var time = Duration.zero
        while rest.contains(where: { !$0.isEmpty }) {
          let index = Int.random(in: 0..<rest.count, using: &generator)
          guard let change = rest[index].popFirst() else { continue }
          if Bool.random(using: &generator) { time += .seconds(1) }
          moments.append((time, change))
        }
        let mirror = TreeMirror(RecordedSource(moments), vocabulary: .test)
        mirror.settle()
        while let due = mirror.nextDue {
          mirror.advanceClock(to: due)
          mirror.settle()
        }
        return mirror.text
      }
      let first = told(&generator)
      #expect(told(&generator) == first, "seed \(seed)")
      let fresh = sources.map { TreeMirror($0.whole.tree, vocabulary: .test).text }
      #expect(first == fresh.joined(separator: "\n"), "seed \(seed)")
    }
  }

  /// A node may be named by two others for a while, as when it moves and the old place is told later.
  @Test func whatIsNamedTwiceStandsInTheFirstWhateverCameFirst() {
    for seed in (0..<SoakScale.rounds(of: 1_000)).map({ UInt64($0) + 6_000 }) {
      var generator = SeededGenerator(seed: seed)
      let keys = (0..<8).map { "n\($0)" }
      func tree() -> [MirrorNode] {
        [Life.node("root", "group", children: keys.shuffled(using: &generator).suffix(3))]
          + keys.map { key in
            let inside = keys.shuffled(using: &generator).prefix(2).filter { $0 != key }
            return Life.node(key, "group", key, children: Array(inside))
          }
      }
      var nodes = Dictionary(uniqueKeysWithValues: tree().map { ($0.identity.key, $0) })
      var moments = [
        (
          Duration.zero,
          Life.whole(["root"].compactMap { nodes[$0] } + keys.compactMap { nodes[$0] })
        )
      ]
      for revision in 1...6 {
        let changed = tree().shuffled(using: &generator).prefix(3)
        for node in changed { nodes[node.identity.key] = node }
        let update = NodeUpdate(
          "main", stamp: FrameStamp(revision: revision), updated: Array(changed))
        moments.append((.seconds(revision), .nodes(update)))
      }
      let mirror = TreeMirror(RecordedSource(moments), vocabulary: .test)
      mirror.settle()
      for revision in 1...6 {
        mirror.advanceClock(to: .seconds(revision))
        mirror.settle()
      }
      var whole = TreeSnapshot(frame: "main", title: "Mail")
      for node in nodes.values { whole[node.identity] = node }
      whole.roots = [NodeIdentity("root", in: "main")]
      #expect(mirror.text == TreeMirror(whole, vocabulary: .test).text, "seed \(seed)")
    }
  }

  @Test func aHundredThousandChangesAreOneTurn() {
    var nodes: [MirrorNode] = []
    var tree = TreeSnapshot(frame: "main")
    let root = NodeIdentity("root", in: "main")
    tree.add(MirrorNode(root, role: "group"))
    for number in 0..<1_000 {
      let node = MirrorNode(NodeIdentity("\(number)", in: "main"), role: "text", name: "0")
      nodes.append(node)
      tree.add(node, under: root)
    }
    let mailbox = MirrorMailbox()
    let whole = FrameSnapshot(tree, stamp: FrameStamp(revision: 0))
    let mirror = TreeMirror(
      RecordedSource([(.zero, .frame(whole))]), vocabulary: .test, mailbox: mailbox)
    mirror.settle()
    _ = mirror.takeAccessibilityNotifications()
    let before = mirror.nodeUpdates
    for revision in 1...100_000 {
      var node = nodes[revision % 1_000]
      node.name = "\(revision)"
      node.place = NodePlace(Rect(x: Double(revision), y: 0, width: 1, height: 1))
      let update = NodeUpdate("main", stamp: FrameStamp(revision: revision), updated: [node])
      mailbox.send(.nodes(update))
    }
    #expect(mailbox.waiting == [1_000])
    mirror.settle()
    let posted = mirror.takeAccessibilityNotifications().map { "\($0)" }
    #expect(posted == ["layoutChanged(nil)"])
    #expect(mirror.nodeUpdates - before == 1_000)
  }
}
