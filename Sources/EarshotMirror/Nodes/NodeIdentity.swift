/// Names a frame of a source: a window, or a document inside another one.
///
/// Opaque to the mirror, and never the name of two frames of one source.
public struct FrameIdentity: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What the source calls it.
  public let key: String

  /// Creates the name of a frame.
  public init(_ key: String) {
    self.key = key
  }

  /// Names a frame by a literal.
  public init(stringLiteral key: String) {
    self.init(key)
  }
}

/// Names a node of a source, and keeps naming it whatever changes about it.
///
/// Opaque to the mirror, and never the name of two nodes of one frame as long as a generation of that frame
/// lasts.
public struct NodeIdentity: Hashable, Sendable {
  /// The frame to which the node belongs.
  public let frame: FrameIdentity
  /// What the source calls it in that frame.
  public let key: String

  /// An order without meaning, so that what is done with many nodes is always done alike.
  static func < (first: NodeIdentity, second: NodeIdentity) -> Bool {
    (first.key, first.frame.key) < (second.key, second.frame.key)
  }

  /// Creates the name of a node of a frame.
  public init(_ key: String, in frame: FrameIdentity) {
    self.frame = frame
    self.key = key
  }
}
