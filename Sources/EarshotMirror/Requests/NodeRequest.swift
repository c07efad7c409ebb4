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
    /// Another text in place of a stretch, or of all that the node holds.
    case setText(String, in: NodeTextSpan?)
    /// A text typed in place of what is selected there.
    case type(String)
    /// What is selected deleted, or the character before the insertion point.
    case deleteBackward
    /// A selection; an empty one moves the insertion point.
    case select(NodeTextSpan)
    /// Whatever is in front closed, or the way back.
    case escape
    /// A key, by the name of its platform.
    case key(String)
    /// The node and all inside it told again, or, without a node, all of the frame.
    ///
    /// The answer is the frame as a whole, or an update of all that has changed since the state that the request
    /// names.
    case fetch
    /// Some of the nodes inside the node told, by their places counted from 0, where they are only counted.
    case fetchChildren(Range<Int>)
    /// Words of the text told, up to the ends of what they are fetched in.
    case fetchText(NodeTextSpan, wholly: NodeTextUnit)

    /// Whether it asks for nodes that are only counted.
    var isForChildren: Bool {
      if case .fetchChildren = self { true } else { false }
    }

    /// Whether it only goes with the cursor, and nobody waits for it.
    var followsCursor: Bool { self == .scrollToVisible }

    /// Whether it only asks to be told something, so that nothing over there changes.
    package var isQuestion: Bool {
      switch self {
      case .fetch, .fetchChildren, .fetchText: true
      default: false
      }
    }
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
  /// What it was about could not be reached over there, so that nothing was done.
  case unreachable
  /// It was tried, and what it was to change is as it was.
  case unchanged
  /// The platform has no such thing.
  case unsupported
  /// What it was about has changed meanwhile.
  case stale
  /// No answer came in time.
  case timedOut
  /// Who was to answer is gone.
  case lost
}
