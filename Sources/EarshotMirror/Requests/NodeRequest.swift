public import EarshotModel

/// Something that a person wants done over there.
public struct NodeRequest: Hashable, Sendable {
  /// What is wanted.
  public enum Action: Hashable, Sendable {
    /// What the node is there for, or the action of this name.
    case activate(action: String?)
    /// A larger value.
    case increment
    /// A smaller value.
    case decrement
    /// Another page of the content.
    case scroll(AccessibilityScrollDirection)
    /// The node where it can be seen.
    case scrollToVisible
    /// The focus of the platform on the node.
    case focus
    /// Another text in place of what the node holds.
    case setText(String)
    /// A selection, in characters of the text.
    case select(Range<Int>)
    /// Whatever is in front closed, or the way back.
    case escape
    /// A key, by the name of its platform.
    case key(String)
    /// The nodes inside the node told, or, without a node, all of the frame.
    case fetch
  }

  /// Its number; each request of a mirror has one of its own, and later ones have larger ones.
  public let number: Int
  /// The frame.
  public let frame: FrameIdentity
  /// The node, or `nil` for the frame itself.
  public let node: NodeIdentity?
  /// The state of the frame that the person knew.
  public let stamp: FrameStamp
  /// What is wanted.
  public let action: Action
}

/// How a request ended; each ends exactly once.
public enum RequestEnd: Hashable, Sendable {
  /// It was done.
  case done
  /// It was not done, for a reason in words, which may be empty.
  case refused(String)
  /// The platform has no such thing.
  case unsupported
  /// What it was about has changed meanwhile.
  case stale
  /// No answer came in time.
  case timedOut
  /// Who was to answer is gone.
  case lost
}
