/// How a node is related to others.
public struct NodeRelation: Hashable, Sendable {
  /// What the others are to the node.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// They hold its name.
    case labelledBy
    /// They say more about it.
    case describedBy
    /// They are what it leads to, inside the screen.
    case leadsTo
    /// They head it: titles of its column and its row.
    case headedBy
  }

  /// What the others are.
  public var kind: Kind
  /// The others, in the order in which they are read.
  public var targets: [NodeIdentity]

  /// Creates a relation.
  public init(_ kind: Kind, _ targets: [NodeIdentity]) {
    self.kind = kind
    self.targets = targets
  }
}
