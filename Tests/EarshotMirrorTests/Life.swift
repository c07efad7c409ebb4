import EarshotMirror
import EarshotModel
import EarshotReader
import EarshotSession

/// What lives in tests are written with, and who listens to them.
enum Life {
  static func node(
    _ key: String, _ role: String, _ name: String? = nil, value: String? = nil,
    in frame: FrameIdentity = "main", live: LiveRegion? = nil, children: [String] = [],
    _ change: (inout MirrorNode) -> Void = { _ in }
  ) -> MirrorNode {
    var node = MirrorNode(
      NodeIdentity(key, in: frame), role: role, name: name, value: NodeValue(text: value),
      children: children.map { NodeIdentity($0, in: frame) })
    node.live = live
    change(&node)
    return node
  }

  /// A frame as a whole; the first node is its root.
  static func whole(
    _ nodes: [MirrorNode], title: String = "Mail", revision: Int = 0, generation: Int = 1,
    standing: FrameStanding = .window
  ) -> MirrorChange {
    var tree = TreeSnapshot(frame: nodes[0].identity.frame, title: title)
    for node in nodes { tree[node.identity] = node }
    tree.roots = [nodes[0].identity]
    return .frame(
      FrameSnapshot(
        tree, stamp: FrameStamp(generation: generation, revision: revision), standing: standing))
  }

  static func update(
    _ revision: Int, _ nodes: MirrorNode..., removed: [String] = [],
    in frame: FrameIdentity = "main"
  ) -> MirrorChange {
    .nodes(
      NodeUpdate(
        frame, stamp: FrameStamp(revision: revision), updated: nodes,
        removed: removed.map { NodeIdentity($0, in: frame) }))
  }

  /// Somebody who listens with the behaviour of devices, and has heard where the cursor stands first.
  static func session(
    _ source: some MirrorSource, mailbox: MirrorMailbox = MirrorMailbox()
  ) throws -> (Session, TreeMirror) {
    let mirror = TreeMirror(source, vocabulary: .test, mailbox: mailbox)
    let reader = ScreenReader()
    reader.settings.behaviour = .device
    let session = Session(host: mirror, reader: reader)
    session.settle()
    try session.enable()
    session.advanceUntilSilent()
    session.advanceUntilSettled()
    _ = session.transcript.take()
    return (session, mirror)
  }

  /// What was said since the last call.
  static func spoken(_ session: Session) -> [String] {
    session.transcript.take().filter { $0.kind == .speech }.compactMap(\.text)
  }
}

extension Session {
  /// What is said while something is done, and until all that follows is told and said.
  func heard(_ work: (Session) throws -> Void) rethrows -> [String] {
    _ = transcript.take()
    try work(self)
    advanceUntilSettled()
    advanceUntilSilent()
    return Life.spoken(self)
  }
}
