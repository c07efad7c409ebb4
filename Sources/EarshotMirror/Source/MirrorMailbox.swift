import Synchronization

/// Where a source leaves what it tells, from whatever task or thread, until the next turn of the session.
///
/// It takes no more memory however much is told: changes of a node become one, and when more nodes have
/// changed than fit, their frame is asked for anew. Answers and announcements never become one with others.
public final class MirrorMailbox: Sendable {
  /// Something that waits.
  enum Letter: Sendable {
    case change(MirrorChange)
    /// Not all changes of a frame are here; it had come to this state at least.
    case lost(FrameIdentity, FrameStamp)
  }

  fileprivate struct Contents {
    /// What waits, in the order of arrival; what has become part of something else leaves a gap, and so does
    /// what has changed of the nodes of a frame, which is kept beside to be added to in its place.
    var letters: [Letter?] = []
    var updates: [FrameIdentity: NodeUpdate] = [:]
    /// Where in the letters the updates have their places.
    var places: [FrameIdentity: Int] = [:]
    var nodeCount = 0
    var announcements = 0
    var answers = 0
    var focus: Int?
    var wake: (@Sendable () -> Void)?
    var isClosed = false
  }

  /// How many changed nodes wait at most.
  public let nodeLimit: Int
  /// How many announcements, and how many answers, wait at most; of more the oldest, or the last, is dropped.
  public static let limit = 1_000

  private let contents = Mutex(Contents())

  /// Creates an empty mailbox.
  public init(nodeLimit: Int = 20_000) {
    self.nodeLimit = nodeLimit
  }

  /// Leaves a change for the next turn.
  public func send(_ change: MirrorChange) {
    let wake = contents.withLock { contents -> (@Sendable () -> Void)? in
      guard !contents.isClosed else { return nil }
      contents.add(change, nodeLimit: nodeLimit)
      return contents.wake
    }
    wake?()
  }

  /// Whether nothing waits.
  public var isEmpty: Bool { contents.withLock { $0.letters.isEmpty } }

  /// How many nodes each letter that waits is about, in their order.
  package var waiting: [Int] {
    contents.withLock { contents in
      let indices = Dictionary(uniqueKeysWithValues: contents.places.map { ($0.value, $0.key) })
      return contents.letters.enumerated().compactMap { index, letter in
        if let update = indices[index].flatMap({ contents.updates[$0] }) { return update.count }
        guard let letter else { return nil }
        if case .change(.frame(let snapshot)) = letter { return snapshot.tree.nodes.count }
        return 0
      }
    }
  }

  /// Sets what is called, on the sender's thread, whenever something was left.
  func onArrival(_ wake: (@Sendable () -> Void)?) {
    contents.withLock { $0.wake = wake }
  }

  /// Throws away what waits and whatever else comes.
  func close() {
    contents.withLock { $0 = Contents(isClosed: true) }
  }

  /// Takes everything that waits, in the order of arrival.
  func takeAll() -> [Letter] {
    contents.withLock { contents in
      defer { contents = Contents(wake: contents.wake, isClosed: contents.isClosed) }
      for (frame, update) in contents.updates {
        if let index = contents.places[frame] { contents.letters[index] = .change(.nodes(update)) }
      }
      return contents.letters.compactMap(\.self)
    }
  }
}

extension MirrorMailbox.Contents {
  fileprivate mutating func add(_ change: MirrorChange, nodeLimit: Int) {
    switch change {
    case .nodes(let update): add(update, nodeLimit: nodeLimit)
    case .frame(let snapshot): replace(snapshot.tree.frame, by: change)
    case .frameEnded(let frame): replace(frame, by: change)
    case .focus:
      if let focus { letters[focus] = nil }
      focus = letters.count
      append(change)
    case .announcement:
      if announcements < MirrorMailbox.limit {
        announcements += 1
      } else if let oldest = letters.firstIndex(where: { $0?.isAnnouncement ?? false }) {
        letters.remove(at: oldest)
        for (frame, index) in places where index > oldest { places[frame] = index - 1 }
        if let focus, focus > oldest { self.focus = focus - 1 }
      }
      append(change)
    case .requestEnded, .settled, .sourceEnded:
      guard answers < MirrorMailbox.limit else { return }
      answers += 1
      append(change)
    }
  }

  private mutating func append(_ change: MirrorChange) { letters.append(.change(change)) }

  /// What is told of a frame as a whole makes what was told before superfluous.
  private mutating func replace(_ frame: FrameIdentity, by change: MirrorChange) {
    if let index = places.removeValue(forKey: frame) {
      nodeCount -= updates.removeValue(forKey: frame)?.count ?? 0
      letters[index] = nil
    }
    // Only the last one counts, unless it tells of less.
    let earlier = letters.indices.last { letters[$0]?.whole == frame }
    if let earlier, case .change(.frame(let old)) = letters[earlier],
      case .frame(let new) = change,
      new.stamp < old.stamp
    {
      return
    }
    if let earlier { letters[earlier] = nil }
    append(change)
  }

  private mutating func add(_ update: NodeUpdate, nodeLimit: Int) {
    let stamp = update.stamp
    guard let index = places[update.frame] else {
      places[update.frame] = letters.count
      letters.append(nil)
      updates[update.frame] = update
      nodeCount += update.count
      return lose(update.frame, stamp, ifOver: nodeLimit)
    }
    if case .lost(_, let known) = letters[index] {
      if known < stamp { letters[index] = .lost(update.frame, stamp) }
      return
    }
    guard let pending = updates[update.frame].map({ (count: $0.count, generation: $0.generation) })
    else { return }
    if updates[update.frame]?.merge(update) ?? false {
      nodeCount += (updates[update.frame]?.count ?? 0) - pending.count
      lose(update.frame, stamp, ifOver: nodeLimit)
    } else if update.generation >= pending.generation {
      lose(update.frame, stamp, ifOver: -1)
    }
  }

  /// Gives up what has changed of a frame, which is asked for anew.
  private mutating func lose(_ frame: FrameIdentity, _ stamp: FrameStamp, ifOver limit: Int) {
    guard nodeCount > limit, let index = places[frame] else { return }
    nodeCount -= updates.removeValue(forKey: frame)?.count ?? 0
    letters[index] = .lost(frame, stamp)
  }
}

extension MirrorMailbox.Letter {
  fileprivate var isAnnouncement: Bool {
    if case .change(.announcement) = self { true } else { false }
  }

  /// The frame that it tells of as a whole.
  fileprivate var whole: FrameIdentity? {
    switch self {
    case .change(.frame(let snapshot)): snapshot.tree.frame
    case .change(.frameEnded(let frame)): frame
    default: nil
    }
  }
}
