import EarshotMirror
import EarshotModel
import EarshotTestSupport
import Testing

/// What holds of a mirror whatever its source tells, and in whatever pieces.
@Suite struct MirrorLawTests {
  private static let seeds = (0..<SoakScale.rounds(of: 400)).map { UInt64($0) + 7_000 }

  private func fresh(_ source: LivingTree) -> String {
    TreeMirror(source.whole.tree, vocabulary: .test).text
  }

  @Test(arguments: seeds) func itEqualsAFreshMirrorAfterEveryChange(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let source = LivingTree(nodes: 20, seed: seed)
    let mirror = TreeMirror(source, vocabulary: .test)
    mirror.settle()
    var elements: [NodeIdentity: MirrorElement] = [:]
    var generation = 1
    for _ in 0..<60 {
      if Int.random(in: 0..<25, using: &generator) == 0 {
        source.tell(.frame(source.navigate(&generator)))
      } else {
        let update = source.change(&generator)
        source.tell(.nodes(update))
        // Some are told twice, and some in one turn with others.
        if Bool.random(using: &generator) {
          source.tell(.nodes(update))
        }
        if Bool.random(using: &generator) { continue }
      }
      mirror.settle()
      #expect(mirror.text == fresh(source), "seed \(seed)")
      let stamp = source.whole.stamp
      if stamp.generation != generation { (elements, generation) = ([:], stamp.generation) }
      for identity in source.whole.tree.nodes.keys {
        let element = mirror.element(identity)
        #expect(element != nil, "seed \(seed)")
        if let known = elements[identity] { #expect(known === element, "seed \(seed)") }
        elements[identity] = element
      }
    }
  }

  @Test(arguments: seeds) func gapsAreNoticedAndFetchedAnew(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let source = LivingTree(nodes: 20, seed: seed)
    let mirror = TreeMirror(source, vocabulary: .test)
    mirror.settle()
    for _ in 0..<60 {
      let update = source.change(&generator)
      let isLost = Int.random(in: 0..<4, using: &generator) == 0
      if !isLost { source.tell(.nodes(update)) }
      if Bool.random(using: &generator) { mirror.settle() }
      if !isLost {
        mirror.settle()
        #expect(mirror.text == fresh(source), "seed \(seed)")
      }
    }
  }

  @Test(arguments: seeds) func framesMayBeToldInAnyOrderAmongEachOther(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sources = ["a", "b", "c"].map { LivingTree(FrameIdentity($0), nodes: 10, seed: seed) }
    let begin = sources.map { MirrorChange.frame($0.whole) }
    let lives = sources.map { source in
      (0..<20).map { _ in MirrorChange.nodes(source.change(&generator)) }
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
    var moments = [
      (Duration.zero, MirrorChange.frame(FrameSnapshot(tree, stamp: FrameStamp(revision: 0))))
    ]
    let mailbox = MirrorMailbox()
    for revision in 1...100_000 {
      var node = nodes[revision % 1_000]
      node.name = "\(revision)"
      node.place = NodePlace(Rect(x: Double(revision), y: 0, width: 1, height: 1))
      let update = NodeUpdate("main", stamp: FrameStamp(revision: revision), updated: [node])
      moments.append((.seconds(1), .nodes(update)))
      mailbox.send(.nodes(update))
    }
    #expect(mailbox.waiting == [1_000])
    let mirror = TreeMirror(RecordedSource(moments), vocabulary: .test)
    mirror.settle()
    _ = mirror.takeAccessibilityNotifications()
    let before = mirror.nodeUpdates
    mirror.advanceClock(to: .seconds(1))
    mirror.settle()
    let posted = mirror.takeAccessibilityNotifications().map { "\($0)" }
    #expect(posted == ["layoutChanged(nil)"])
    #expect(mirror.nodeUpdates - before == 1_000)
  }
}
