import Earshot
import EarshotMirror

/// A tree that tells what it is told to.
private final class ToldTree: MirrorSource {
  let whole: FrameSnapshot

  init(_ whole: FrameSnapshot) { self.whole = whole }

  func open(_ mailbox: MirrorMailbox) { mailbox.send(.frame(whole)) }
  func take(_ request: NodeRequest) {}
  func close() {}
}

/// Changes one node of a mirrored tree of so many, so many times: what it says, where it stands, or what is
/// inside it; nobody asks for the order.
func change(mirrored count: Int, times: Int, _ kind: MirroredChange) {
  // At most a hundred nodes inside each other.
  func name(_ number: Int) -> NodeIdentity { NodeIdentity("\(number)", in: "main") }
  var tree = TreeSnapshot(frame: "main")
  for number in 0..<count {
    let node = MirrorNode(name(number), role: number * 100 < count ? "group" : "text", name: "0")
    tree.add(node, under: number == 0 ? nil : name((number - 1) / 100))
  }
  let mailbox = MirrorMailbox()
  let mirror = TreeMirror(
    ToldTree(FrameSnapshot(tree, stamp: FrameStamp(revision: 0))), vocabulary: .aria,
    mailbox: mailbox)
  _ = mirror.doWaitingWork()
  _ = mirror.takeAccessibilityNotifications()
  for revision in 0..<times {
    // The last of the parents has its children told in another order, or one of them is told.
    let parent = (count - 2) / 100
    let number = kind == .inside ? parent : parent * 100 + 1 + revision % 50
    guard number < count, var node = tree[name(number)] else { continue }
    switch kind {
    case .words: node.name = "\(revision)"
    case .place: node.place = NodePlace(Rect(x: Double(revision), y: 0, width: 9, height: 9))
    case .inside:
      let inside = node.children.identities
      node.children = .known(Array(inside.dropFirst(revision % 2)) + inside.prefix(revision % 2))
    }
    mailbox.send(
      .nodes(NodeUpdate("main", stamp: FrameStamp(revision: revision + 1), updated: [node])))
    _ = mirror.doWaitingWork()
    _ = mirror.takeAccessibilityNotifications()
  }
}

/// Tells so many changes of a mirrored tree of 1,000 nodes before anybody takes them in.
func flood(changes: Int) {
  func node(_ number: Int) -> NodeIdentity { NodeIdentity("\(number)", in: "main") }
  var tree = TreeSnapshot(frame: "main")
  for number in 0..<1_000 {
    let told = MirrorNode(node(number), role: number == 0 ? "group" : "text", name: "0")
    tree.add(told, under: number == 0 ? nil : node(0))
  }
  let mailbox = MirrorMailbox()
  let mirror = TreeMirror(
    ToldTree(FrameSnapshot(tree, stamp: FrameStamp(revision: 0))), vocabulary: .aria,
    mailbox: mailbox)
  _ = mirror.doWaitingWork()
  for revision in 0..<changes {
    guard var told = tree[node(1 + revision % 999)] else { continue }
    told.name = "\(revision)"
    told.place = NodePlace(Rect(x: Double(revision), y: 0, width: 9, height: 9))
    mailbox.send(
      .nodes(NodeUpdate("main", stamp: FrameStamp(revision: revision + 1), updated: [told])))
  }
  _ = mirror.doWaitingWork()
  _ = mirror.takeAccessibilityNotifications()
}

/// What changes of a node.
enum MirroredChange {
  /// What it is called.
  case words
  /// Where it stands.
  case place
  /// The order of what is inside.
  case inside
}
