// What waits is numbered in the order of arrival. What becomes part of something else gives its number up or
// keeps it:
//
//  1. changes of nodes join the update of their frame, which keeps its place, or replace it where they begin
//     before it; a frame told as a whole makes both superfluous;
//  2. where changes leave a revision out, or too many nodes wait, the words are given up, and what is left is
//     which nodes it was, so that no more than these have to be asked for;
//  3. of focus and of what is settled only the last counts;
//     of frames as a whole the oldest are given up when their nodes are too many together, and asked for anew;
//  4. answers and announcements stand for themselves.

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
    /// So many announcements were passed over, because too many waited.
    case passedOver(Int)
    /// So many frames were passed over, because too many waited.
    case framesPassedOver(Int)
  }

  fileprivate struct Contents {
    /// What waits, by the number of its arrival.
    var letters: [Int: Letter] = [:]
    var lastNumber = 0
    /// What has changed of the nodes of frames, beside the letters, to be added to in its place.
    var updates: [FrameIdentity: NodeUpdate] = [:]
    /// The letters of these updates, or of what was lost of them.
    var places: [FrameIdentity: Int] = [:]
    /// The letters that tell of frames as a whole.
    var wholes: [FrameIdentity: Int] = [:]
    var nodeCount = 0
    /// How many nodes the frames have that are told as a whole.
    var wholeCount = 0
    /// How many nodes are known to have changed in ways that were given up.
    var lostCount = 0
    var framesPassedOver = 0
    var announcements: [Int] = []
    var passedOver = 0
    var answers = 0
    var focus: Int?
    var settled: Int?
    var wake: (@Sendable () -> Void)?
    var isClosed = false
  }

  /// How many changed nodes wait at most.
  public let nodeLimit: Int
  /// How many announcements, answers and stretches of text wait at most.
  ///
  /// Of more announcements the oldest is dropped, of the others the last. A mirror never has as many questions
  /// open.
  public static let limit = 1_000

  /// How often as many nodes as changed ones wait in frames that are told as a whole.
  fileprivate static let wholes = 5
  /// How many frames something waits of at most; what is told of more is passed over, and a warning counts it.
  public static let frameLimit = 500

  private let contents = Mutex(Contents())

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
    contents.withLock { $0.letters.isEmpty && $0.passedOver == 0 && $0.framesPassedOver == 0 }
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
    contents.withLock { $0 = Contents(isClosed: true) }
  }

  /// Takes everything that waits, in the order of arrival.
  func takeAll() -> [Letter] {
    contents.withLock { contents in
      defer {
        contents = Contents(
          lastNumber: contents.lastNumber, wake: contents.wake, isClosed: contents.isClosed)
      }
      return contents.inOrder
        + (contents.passedOver > 0 ? [.passedOver(contents.passedOver)] : [])
        + (contents.framesPassedOver > 0 ? [.framesPassedOver(contents.framesPassedOver)] : [])
    }
  }
}

/// What has changed of a frame and is not known in its words.
struct LostChanges: Sendable {
  /// The frame.
  let frame: FrameIdentity
  /// The state to which it had come at least.
  var stamp: FrameStamp
  /// The nodes that it was, when that is known.
  var nodes: Set<NodeIdentity>?
  /// Whether the frame was told as a whole, so that it may be a new one.
  var isWhole = false
}

extension MirrorMailbox.Contents {
  /// What waits, in the order of arrival.
  fileprivate var inOrder: [MirrorMailbox.Letter] {
    var letters = letters
    for (frame, update) in updates {
      if let number = places[frame] { letters[number] = .change(.nodes(update)) }
    }
    return letters.sorted { $0.key < $1.key }.map(\.value)
  }

  fileprivate mutating func add(_ change: MirrorChange, nodeLimit: Int) {
    switch change {
    case .nodes(let update): add(update, nodeLimit: nodeLimit)
    case .frame(let snapshot): replace(snapshot.tree.frame, by: change, nodeLimit: nodeLimit)
    case .frameEnded(let frame, _): replace(frame, by: change, nodeLimit: nodeLimit)
    case .focus:
      if let focus { letters[focus] = nil }
      focus = append(.change(change))
    case .settled:
      if let settled { letters[settled] = nil }
      settled = append(.change(change))
    case .announcement:
      if announcements.count >= MirrorMailbox.limit {
        letters[announcements.removeFirst()] = nil
        passedOver += 1
      }
      announcements.append(append(.change(change)))
    case .requestEnded, .sourceEnded, .frameInFront, .text:
      guard answers < MirrorMailbox.limit else { return }
      answers += 1
      append(.change(change))
    }
  }

  @discardableResult
  private mutating func append(_ letter: MirrorMailbox.Letter) -> Int {
    lastNumber += 1
    letters[lastNumber] = letter
    return lastNumber
  }

  /// Whether there is room for something of a frame of which nothing waits yet.
  private mutating func hasRoom(for frame: FrameIdentity) -> Bool {
    if wholes[frame] != nil || places[frame] != nil { return true }
    guard wholes.count + places.count < MirrorMailbox.frameLimit else {
      framesPassedOver += 1
      return false
    }
    return true
  }

  /// What is told of a frame as a whole makes what was told before superfluous, unless it tells of less.
  private mutating func replace(
    _ frame: FrameIdentity, by change: MirrorChange, nodeLimit: Int
  ) {
    var count = 0
    if case .frame(let new) = change {
      if new.stamp < stampOfWhole(frame) { return }
      count = new.tree.nodes.count
    }
    guard hasRoom(for: frame) else { return }
    if let number = wholes[frame] {
      wholeCount -= countOfWhole(letters[number])
      letters[number] = nil
    }
    if let number = places.removeValue(forKey: frame) {
      nodeCount -= updates.removeValue(forKey: frame)?.count ?? 0
      if case .lost(let lost) = letters[number] { lostCount -= lost.nodes?.count ?? 0 }
      letters[number] = nil
    }
    wholes[frame] = append(.change(change))
    wholeCount += count
    giveUpWholes(besides: frame, over: max(MirrorMailbox.wholes * nodeLimit, count))
  }

  /// Gives up frames that were told as a whole, the oldest first, as long as there are too many nodes; they are
  /// asked for anew.
  private mutating func giveUpWholes(besides last: FrameIdentity, over limit: Int) {
    guard wholeCount > limit else { return }
    for (frame, number) in wholes.sorted(by: { $0.value < $1.value })
    where frame != last && wholeCount > limit {
      guard case .change(.frame(let snapshot)) = letters[number] else { continue }
      wholeCount -= snapshot.tree.nodes.count
      letters[number] = .lost(
        LostChanges(frame: frame, stamp: snapshot.stamp, nodes: nil, isWhole: true))
    }
  }

  private func countOfWhole(_ letter: MirrorMailbox.Letter?) -> Int {
    if case .change(.frame(let snapshot)) = letter { snapshot.tree.nodes.count } else { 0 }
  }

  private mutating func add(_ update: NodeUpdate, nodeLimit: Int) {
    guard update.stamp > stampOfWhole(update.frame) else { return }
    guard hasRoom(for: update.frame) else { return }
    guard let number = places[update.frame] else {
      places[update.frame] = append(.update(update.frame))
      updates[update.frame] = update
      nodeCount += update.count
      // What comes at once is an answer, or as large as its frame at most.
      return lose(update.frame, update, ifOver: max(nodeLimit, update.count), nodeLimit: nodeLimit)
    }
    if case .lost(var lost) = letters[number] {
      lost.stamp = max(lost.stamp, update.stamp)
      lostCount -= lost.nodes?.count ?? 0
      lost.nodes?.formUnion(update.identities)
      if lostCount + (lost.nodes?.count ?? 0) > 4 * nodeLimit { lost.nodes = nil }
      lostCount += lost.nodes?.count ?? 0
      letters[number] = .lost(lost)
      return
    }
    // Only these are taken out, so that the update itself is not copied with every change.
    guard let pending = updates[update.frame].map({ (count: $0.count, generation: $0.generation) })
    else { return }
    if updates[update.frame]?.merge(update) ?? false {
      nodeCount += (updates[update.frame]?.count ?? 0) - pending.count
      lose(update.frame, update, ifOver: nodeLimit, nodeLimit: nodeLimit)
    } else if update.generation >= pending.generation {
      lose(update.frame, update, ifOver: -1, nodeLimit: nodeLimit)
    }
  }

  /// The state that a frame told as a whole has come to, which waits as well.
  private func stampOfWhole(_ frame: FrameIdentity) -> FrameStamp {
    switch wholes[frame].flatMap({ letters[$0] }) {
    case .change(.frame(let snapshot)): snapshot.stamp
    case .lost(let lost): lost.stamp
    default: FrameStamp(generation: .min, revision: .min)
    }
  }

  /// Gives up what has changed of a frame; which nodes it was is kept where none was left out.
  private mutating func lose(
    _ frame: FrameIdentity, _ last: NodeUpdate, ifOver limit: Int, nodeLimit: Int
  ) {
    guard nodeCount > limit, let number = places[frame],
      let update = updates.removeValue(forKey: frame)
    else { return }
    nodeCount -= update.count
    let isKnown = limit >= 0 && lostCount + update.count <= 4 * nodeLimit
    let nodes = isKnown ? update.identities : nil
    lostCount += nodes?.count ?? 0
    letters[number] = .lost(
      LostChanges(frame: frame, stamp: max(update.stamp, last.stamp), nodes: nodes))
  }
}
