import EarshotMirror
import EarshotModel
import EarshotTestSupport
import Synchronization

/// A tree that lives at random: it knows all of itself, tells its changes, and answers requests.
final class LivingTree: MirrorSource {
  struct State {
    var mailbox: MirrorMailbox?
    var nodes: [NodeIdentity: MirrorNode] = [:]
    var roots: [NodeIdentity] = []
    var stamp = FrameStamp(revision: 0)
    var lastKey = 0
    /// What each revision of this generation has changed.
    var changed: [Int: Set<NodeIdentity>] = [:]
  }

  let frame: FrameIdentity
  let state = Mutex(State())

  init(_ frame: FrameIdentity = "main", nodes count: Int, seed: UInt64) {
    self.frame = frame
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count { state.withLock { grow(&$0, &generator) } }
  }

  func open(_ mailbox: MirrorMailbox) {
    state.withLock { $0.mailbox = mailbox }
    mailbox.send(.frame(whole))
  }

  func take(_ request: NodeRequest) {
    guard request.frame == frame else { return }
    let (mailbox, update) = state.withLock { ($0.mailbox, delta(since: request.stamp, $0)) }
    mailbox?.send(update.map { .nodes($0) } ?? .frame(whole))
    mailbox?.send(.requestEnded(request.number, .done))
    mailbox?.send(.settled(after: request.number))
  }

  func close() {}

  /// What has changed since a state; `nil` where all of it is told, as some sources do.
  private func delta(since stamp: FrameStamp, _ state: State) -> NodeUpdate? {
    guard state.stamp.revision.isMultiple(of: 2), stamp.generation == state.stamp.generation,
      stamp.revision < state.stamp.revision
    else { return nil }
    let revisions = stamp.revision + 1...state.stamp.revision
    let changed = revisions.reduce(into: Set<NodeIdentity>()) {
      $0.formUnion(state.changed[$1] ?? [])
    }
    return NodeUpdate(
      frame, generation: stamp.generation, revisions: revisions,
      updated: changed.compactMap { state.nodes[$0] },
      removed: changed.filter { state.nodes[$0] == nil })
  }

  /// Tells a change.
  func tell(_ change: MirrorChange) { state.withLock { $0.mailbox }?.send(change) }

  /// All of it as it is now.
  var whole: FrameSnapshot {
    state.withLock { state in
      var tree = TreeSnapshot(frame: frame, title: "Main")
      for (identity, node) in state.nodes { tree[identity] = node }
      tree.roots = state.roots
      return FrameSnapshot(tree, stamp: state.stamp)
    }
  }

  /// Changes at random, and returns the change.
  func change(_ generator: inout SeededGenerator) -> NodeUpdate {
    state.withLock { state in
      let before = state.nodes
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: grow(&state, &generator)
      case 1: shrink(&state, &generator)
      case 2: move(&state, &generator)
      default: rename(&state, &generator)
      }
      state.stamp.revision += 1
      // Children may be told before what they stand in, and after it.
      let updated = state.nodes.filter { before[$0.key] != $0.value }.map(\.value)
      let removed = before.keys.filter { state.nodes[$0] == nil }
      state.changed[state.stamp.revision] = Set(updated.map(\.identity) + removed)
      return NodeUpdate(
        frame, stamp: state.stamp, updated: updated.shuffled(using: &generator), removed: removed)
    }
  }

  /// Begins anew, with other nodes by the same names.
  func navigate(_ generator: inout SeededGenerator) -> FrameSnapshot {
    state.withLock { state in
      (state.nodes, state.roots, state.lastKey, state.changed) = ([:], [], 0, [:])
      state.stamp = FrameStamp(generation: state.stamp.generation + 1, revision: 0)
      for _ in 0..<10 { grow(&state, &generator) }
    }
    return whole
  }

  private func key(_ state: inout State, _ generator: inout SeededGenerator) -> NodeIdentity? {
    let keys = state.nodes.keys.sorted { $0.key < $1.key }
    return keys.randomElement(using: &generator)
  }

  private func grow(_ state: inout State, _ generator: inout SeededGenerator) {
    let parent = key(&state, &generator)
    state.lastKey += 1
    let identity = NodeIdentity("n\(state.lastKey)", in: frame)
    let role = ["group", "text", "button"].randomElement(using: &generator) ?? "text"
    state.nodes[identity] = MirrorNode(identity, role: role, name: "node \(state.lastKey)")
    insert(identity, under: parent, &state)
  }

  private func insert(_ identity: NodeIdentity, under parent: NodeIdentity?, _ state: inout State) {
    if let parent, let node = state.nodes[parent] {
      state.nodes[parent]?.children = .known(node.children.identities + [identity])
    } else if state.roots.isEmpty {
      state.roots = [identity]
    }
  }

  private func descendants(of identity: NodeIdentity, _ state: State) -> [NodeIdentity] {
    var found = [identity]
    var index = 0
    while index < found.count {
      found += state.nodes[found[index]]?.children.identities ?? []
      index += 1
    }
    return found
  }

  private func detach(_ identity: NodeIdentity, _ state: inout State) {
    for (key, node) in state.nodes where node.children.identities.contains(identity) {
      state.nodes[key]?.children = .known(node.children.identities.filter { $0 != identity })
    }
  }

  private func shrink(_ state: inout State, _ generator: inout SeededGenerator) {
    guard let identity = key(&state, &generator), !state.roots.contains(identity) else { return }
    detach(identity, &state)
    for gone in descendants(of: identity, state) { state.nodes[gone] = nil }
  }

  private func move(_ state: inout State, _ generator: inout SeededGenerator) {
    guard let identity = key(&state, &generator), !state.roots.contains(identity),
      let parent = key(&state, &generator),
      !descendants(of: identity, state).contains(parent)
    else { return }
    detach(identity, &state)
    insert(identity, under: parent, &state)
  }

  private func rename(_ state: inout State, _ generator: inout SeededGenerator) {
    guard let identity = key(&state, &generator) else { return }
    state.nodes[identity]?.name = "name \(Int.random(in: 0..<1_000, using: &generator))"
  }
}

extension Vocabulary {
  /// The words of trees in tests.
  static let test = Vocabulary(
    name: "test",
    roles: [
      VocabularyRole(["group"], part: .group),
      VocabularyRole(["text"], part: .element, traits: .staticText),
      VocabularyRole(["button"], traits: .button),
      VocabularyRole(["slider"], traits: .adjustable, value: .percent),
      VocabularyRole(["secret"], traits: [.textEntry, .secureTextField], value: .text),
      VocabularyRole(["field"], traits: .textEntry, value: .text),
      VocabularyRole(["area"], traits: [.textEntry, .textArea], value: .text),
      VocabularyRole(["link"], traits: .link),
      VocabularyRole(["alert"], part: .group, traits: .alert),
      VocabularyRole(["heading"], traits: .header),
      VocabularyRole(["list"], part: .group, container: .list),
      VocabularyRole(["table"], part: .group, container: .dataTable),
      VocabularyRole(["row"], part: .group, table: .row),
      VocabularyRole(["cell"], part: .cell, table: .cell),
      VocabularyRole(["title"], part: .cell, traits: .header, table: .columnHeader),
    ], states: [])
}

extension TreeMirror {
  /// Lets the mirror take in everything that waits, and answers to what that asks for.
  func settle() {
    while doWaitingWork() > 0 {}
  }

  /// All of it as text.
  var text: String { windows.map { TreeText.of($0, frames: false) }.joined(separator: "\n") }
}
