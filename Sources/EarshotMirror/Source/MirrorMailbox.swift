import Synchronization

/// Where a source leaves what it tells, from whatever task or thread, until the next turn of the session.
///
/// It takes no more memory however much is told: changes of a node become one, and when more nodes have
/// changed than fit, they are asked for anew. Answers and announcements never become one with others.
public final class MirrorMailbox: Sendable {
  /// Something that waits.
  enum Letter: Sendable {
    case change(MirrorChange)
    /// What has changed of the nodes of a frame, which is kept beside as long as it is added to.
    case update(FrameIdentity)
    /// Not all changes of a frame are here.
    case lost(LostChanges)
    /// A frame is gone, which had come to a state at least.
    case ended(FrameIdentity, FrameEnding, at: FrameStamp?)
    /// So many announcements were passed over, because too many waited.
    case passedOver(Int)
    /// So many frames were passed over, because too many waited.
    case framesPassedOver(Int)

    /// Whether it only says something, and changes nothing that is there.
    var isAnnouncement: Bool {
      switch self {
      case .change(.announcement), .change(.insertionPoint): true
      default: false
      }
    }
  }

  /// How many changed nodes wait at most.
  public let nodeLimit: Int
  /// How many announcements, answers and stretches of text wait at most, of each so many.
  ///
  /// Of more announcements the oldest is dropped, of the others the last. A mirror never has as many requests
  /// open.
  public static let limit = 1_000

  /// How often as many nodes as changed ones wait in frames that are told as a whole.
  static let wholes = 5
  /// How many frames something waits of at most; what is told of more is passed over, and a warning counts it.
  public static let frameLimit = 500

  private let contents = Mutex(MailboxContents())

  /// Creates an empty mailbox.
  public init(nodeLimit: Int = 20_000) {
    self.nodeLimit = nodeLimit
  }

  /// Leaves a change for the next turn.
  public func send(_ change: MirrorChange) { send(CollectionOfOne(change)) }

  /// Leaves changes that belong together: one turn takes all of them, so that where the focus is told behind
  /// what has changed there, both are one piece of news.
  public func send(_ changes: some Sequence<MirrorChange>) {
    let wake = contents.withLock { contents -> (@Sendable () -> Void)? in
      guard !contents.isClosed else { return nil }
      for change in changes { contents.add(change, nodeLimit: nodeLimit) }
      return contents.wake
    }
    wake?()
  }

  /// Whether nothing waits.
  public var isEmpty: Bool {
    contents.withLock { $0.isEmpty }
  }

  /// How many nodes each letter that waits is about, in their order.
  package var waiting: [Int] {
    contents.withLock { contents in
      contents.inOrder.map { letter in
        switch letter {
        case .change(.nodes(let update)): update.count
        case .change(.frame(let snapshot)): snapshot.tree.nodes.count
        default: 0
        }
      }
    }
  }

  /// Sets what is called, on the sender's thread, whenever something was left.
  func onArrival(_ wake: (@Sendable () -> Void)?) {
    contents.withLock { $0.wake = wake }
  }

  /// Throws away what waits and whatever else comes.
  func close() {
    contents.withLock { $0 = MailboxContents(isClosed: true) }
  }

  /// Takes everything that waits, in the order of arrival.
  func takeAll() -> [Letter] {
    contents.withLock { contents in
      guard !contents.isEmpty else { return [] }
      defer {
        contents = MailboxContents(
          lastNumber: contents.lastNumber, wake: contents.wake, isClosed: contents.isClosed)
      }
      return contents.inOrder
        + (contents.passedOver > 0 ? [.passedOver(contents.passedOver)] : [])
        + (contents.framesPassedOver > 0 ? [.framesPassedOver(contents.framesPassedOver)] : [])
    }
  }
}
