/// What a source knows of the inside of a node.
public enum NodeChildren: Hashable, Sendable {
  /// These nodes, in the order of the tree; a node that has not arrived yet takes its place when it does.
  case known([NodeIdentity])
  /// Something may be inside, which is fetched when somebody asks for it.
  case notLoaded
  /// So many nodes, of which these few are there, by their places counted from 0.
  case virtual(count: Int, known: [Int: NodeIdentity])

  /// The nodes that are named, in the order of the tree.
  public var identities: [NodeIdentity] {
    switch self {
    case .known(let identities): identities
    case .notLoaded: []
    case .virtual(_, let known): known.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}

/// What decides about the order in which the inside of a node is read.
public enum NodeArrangement: String, Hashable, Sendable, CaseIterable {
  /// The order of the tree, each node completely before the next.
  case tree
  /// The places of the nodes.
  case geometry
}
