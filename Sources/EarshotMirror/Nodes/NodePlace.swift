public import EarshotModel

/// Where a node stands: a rectangle, and what its coordinates are relative to.
public struct NodePlace: Hashable, Sendable {
  /// The rectangle, in points of the space.
  public var rect: Rect
  /// The node in whose space the rectangle is; `nil` for that of the frame, which is the screen for a
  /// window.
  public var space: NodeIdentity?

  /// Creates a place in the space of a node, or of the frame.
  public init(_ rect: Rect, in space: NodeIdentity? = nil) {
    self.rect = rect
    self.space = space
  }
}

/// The space that a node opens for what is inside, so that a scroll is a change of one node.
public struct NodeSpace: Hashable, Sendable {
  /// Where the content begins when nothing is scrolled, from the node's top-left corner, in points.
  public var origin: Point
  /// How far the content has been scrolled, in points.
  public var scrolled: Point
  /// Whether content outside the node is cut off.
  public var clips: Bool

  /// Creates a space; without arguments that of a node that does not scroll.
  public init(origin: Point = .zero, scrolled: Point = .zero, clips: Bool = false) {
    self.origin = origin
    self.scrolled = scrolled
    self.clips = clips
  }
}
