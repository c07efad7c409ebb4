/// Which state of a frame something tells of.
public struct FrameStamp: Hashable, Sendable, Comparable {
  /// How often the frame has begun anew, as by navigation; names of nodes hold inside one generation.
  public var generation: Int
  /// How many changes the frame has seen in this generation; each counts one more.
  public var revision: Int

  /// Creates a stamp.
  public init(generation: Int = 1, revision: Int) {
    self.generation = generation
    self.revision = revision
  }

  /// Whether the first state was there before the second.
  public static func < (first: FrameStamp, second: FrameStamp) -> Bool {
    (first.generation, first.revision) < (second.generation, second.revision)
  }
}

/// Where a frame is shown.
public enum FrameStanding: Hashable, Sendable {
  /// By itself, in front of the windows that are there.
  case window
  /// In front of everything else, which cannot be reached meanwhile.
  case dialog
  /// Inside a node of another frame, which has that name in a generation of its frame: it ends with that one.
  case inside(NodeIdentity, generation: Int = 1)
}

/// All of a frame at one moment.
public struct FrameSnapshot: Hashable, Sendable {
  /// The nodes.
  public var tree: TreeSnapshot
  /// Which state of the frame it is.
  public var stamp: FrameStamp
  /// Where the frame is shown.
  public var standing: FrameStanding

  /// Creates a state of a frame.
  public init(_ tree: TreeSnapshot, stamp: FrameStamp, standing: FrameStanding = .window) {
    self.tree = tree
    self.stamp = stamp
    self.standing = standing
  }
}

/// What has changed of the nodes of a frame, in one revision or in several that follow each other.
public struct NodeUpdate: Hashable, Sendable {
  /// The frame.
  public let frame: FrameIdentity
  /// Its generation.
  public let generation: Int
  /// The revisions, each told completely.
  public private(set) var revisions: ClosedRange<Int>
  /// The nodes that came or changed, as they are after the last revision.
  public private(set) var updated: [NodeIdentity: MirrorNode] = [:]
  /// The nodes that are gone; what was inside goes with its own names.
  public private(set) var removed: Set<NodeIdentity> = []

  /// In which order the nodes were told first, so that what is said of them has that order too.
  private var arrivals: [NodeIdentity: Int] = [:]

  /// Creates the update of one revision; nodes of other frames are passed over.
  public init(
    _ frame: FrameIdentity, stamp: FrameStamp, updated: [MirrorNode] = [],
    removed: [NodeIdentity] = []
  ) {
    self.init(
      frame, generation: stamp.generation, revisions: stamp.revision...stamp.revision,
      updated: updated, removed: removed)
  }

  /// Creates the update of several revisions at once, as an answer to ``NodeRequest/Action/fetch`` that tells
  /// less than the whole frame: all that has changed since the state that the request names.
  public init(
    _ frame: FrameIdentity, generation: Int = 1, revisions: ClosedRange<Int>,
    updated: [MirrorNode] = [], removed: [NodeIdentity] = []
  ) {
    self.frame = frame
    self.generation = generation
    self.revisions = revisions
    for node in updated where node.identity.frame == frame {
      self.updated[node.identity] = node
      arrive(node.identity)
    }
    for identity in removed where identity.frame == frame && self.updated[identity] == nil {
      self.removed.insert(identity)
      arrive(identity)
    }
  }

  private mutating func arrive(_ identity: NodeIdentity) {
    if arrivals[identity] == nil { arrivals[identity] = arrivals.count }
  }

  /// The nodes that came or changed, in the order in which they were told first.
  var updatedInOrder: [MirrorNode] {
    updated.values.sorted { arrivals[$0.identity] ?? 0 < arrivals[$1.identity] ?? 0 }
  }

  /// The nodes that are gone, in that order.
  var removedInOrder: [NodeIdentity] {
    removed.sorted { arrivals[$0] ?? 0 < arrivals[$1] ?? 0 }
  }

  /// Takes in what comes next, so that both are one.
  ///
  /// - Returns: Whether it follows: it is of the same generation and leaves no revision out. What was known
  ///   already changes nothing.
  mutating func merge(_ later: NodeUpdate) -> Bool {
    guard later.generation == generation, later.revisions.lowerBound <= revisions.upperBound + 1
    else { return false }
    if later.revisions.lowerBound < revisions.lowerBound {
      // It begins before, so that it holds what this does not, and counts from there on.
      guard later.revisions.upperBound >= revisions.upperBound else { return false }
      self = later
      return true
    }
    guard later.revisions.upperBound > revisions.upperBound else { return true }
    for node in later.updatedInOrder {
      updated[node.identity] = node
      removed.remove(node.identity)
      arrive(node.identity)
    }
    for identity in later.removedInOrder {
      updated[identity] = nil
      removed.insert(identity)
      arrive(identity)
    }
    revisions = revisions.lowerBound...later.revisions.upperBound
    return true
  }

  /// The last state that it tells of.
  var stamp: FrameStamp { FrameStamp(generation: generation, revision: revisions.upperBound) }

  /// The nodes that it is about.
  var identities: Set<NodeIdentity> { removed.union(updated.keys) }

  /// How many nodes it is about.
  var count: Int { updated.count + removed.count }
}
