/// What an element refers to for its name or its heading.
public struct ElementRelation: Hashable, Sendable {
  /// What the other element is to this one.
  public enum Kind: String, Hashable, Sendable {
    /// Its name.
    case label
    /// What heads its row or column.
    case header
  }

  /// What the other element is to this one.
  public var kind: Kind
  /// What the file calls the other element.
  public var name: String
  /// The other element by its place; `nil` when there is none of that name.
  public var target: Int?

  /// Creates a relation.
  public init(_ kind: Kind, name: String, target: Int?) {
    self.kind = kind
    self.name = name
    self.target = target
  }
}
