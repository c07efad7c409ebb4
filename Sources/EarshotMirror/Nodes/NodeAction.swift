/// Something that a node can be asked to do.
public struct NodeAction: Hashable, Sendable {
  /// What the platform calls it, such as "press".
  public var name: String
  /// What a listener is told when it is offered by itself; `nil` for one that belongs to what the node is,
  /// such as the press of a button.
  public var label: String?

  /// Creates an action by its name.
  public init(_ name: String, label: String? = nil) {
    self.name = name
    self.label = label
  }
}
