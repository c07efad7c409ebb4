public import EarshotModel

/// A tree at one moment: all of a frame that a source tells at once, and all that a file holds.
public struct TreeSnapshot: Hashable, Sendable {
  /// The frame whose nodes these are.
  public let frame: FrameIdentity
  /// What people call the screen, or `nil` when it has no name.
  public var title: String?
  /// The language of words that name no other, as a BCP 47 tag.
  public var language: String?
  /// Where the frame stands on the screen, in points; `nil` where nothing is known of places.
  public var bounds: Rect?
  /// The nodes that stand directly in the frame, in the order of the tree.
  public var roots: [NodeIdentity] = []
  /// All nodes of the frame.
  public private(set) var nodes: [NodeIdentity: MirrorNode] = [:]

  private var lastKey = 0

  /// Creates a tree without nodes.
  public init(frame: FrameIdentity = "screen", title: String? = nil) {
    self.frame = frame
    self.title = title
  }

  /// The node of that name, if there is one; setting it says nothing about where it stands.
  public subscript(identity: NodeIdentity) -> MirrorNode? {
    get { nodes[identity] }
    set { nodes[identity] = newValue }
  }

  /// A name that no node has had yet, for files that do not name their nodes.
  public mutating func makeIdentity() -> NodeIdentity {
    repeat { lastKey += 1 } while nodes[NodeIdentity(String(lastKey), in: frame)] != nil
    return NodeIdentity(String(lastKey), in: frame)
  }

  /// Adds a node behind what stands already inside another one, or in the frame itself.
  ///
  /// - Parameters:
  ///   - node: The node; one of the same name that is there already is replaced.
  ///   - parent: The node inside which it stands, which has to be there; `nil` for the frame.
  public mutating func add(_ node: MirrorNode, under parent: NodeIdentity? = nil) {
    nodes[node.identity] = node
    guard let parent else { return roots.append(node.identity) }
    // Taken out meanwhile, so that the list is not copied with every child.
    guard var above = nodes.removeValue(forKey: parent) else { return }
    if case .known(var children) = above.children {
      above.children = .notLoaded
      children.append(node.identity)
      above.children = .known(children)
    }
    nodes[parent] = above
  }
}
