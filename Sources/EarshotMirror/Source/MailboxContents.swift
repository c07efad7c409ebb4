// What waits is numbered in the order of arrival. What becomes part of something else gives its number up or
// keeps it:
//
//  1. changes of nodes join the update of their frame, which keeps its place, or replace it where they begin
//     before it; a frame told as a whole makes both superfluous;
//  2. where changes leave a revision out, or too many nodes wait, the words are given up, and what is left is
//     which nodes it was, so that no more than these have to be asked for;
//  3. that a frame ended stays before whatever is told of it later, which may be late;
//  4. of focus and of the windows that come to the front only the last counts, of what is settled the highest;
//     of frames as a whole the oldest are given up when their nodes are too many together, and asked for anew;
//  5. answers and announcements stand for themselves, and nothing else can crowd an answer out.

/// What waits in a mailbox.
struct MailboxContents {
  typealias Letter = MirrorMailbox.Letter

  /// What waits, by the number of its arrival.
  var letters: [Int: Letter] = [:]
  var lastNumber = 0
  /// What has changed of the nodes of frames, beside the letters, to be added to in its place.
  var updates: [FrameIdentity: NodeUpdate] = [:]
  /// The letters of these updates, or of what was lost of them.
  var places: [FrameIdentity: Int] = [:]
  /// The letters that tell of frames as a whole.
  var wholes: [FrameIdentity: Int] = [:]
  /// The letters that tell of frames that are gone.
  var endings: [FrameIdentity: Int] = [:]
  var nodeCount = 0
  /// How many nodes the frames have that are told as a whole.
  var wholeCount = 0
  /// How many nodes are known to have changed in ways that were given up.
  var lostCount = 0
  var framesPassedOver = 0
  var announcements: [Int] = []
  var passedOver = 0
  /// The requests whose answers wait.
  var answered: Set<Int> = []
  /// How many stretches of text wait.
  var texts = 0
  var focus: Int?
  /// The letter that tells of the insertion point last.
  var insertionPoint: Int?
  var settled: (number: Int, request: Int)?
  /// The letter that tells of the window that came to the front last.
  var front: Int?
  /// Whether it waits that the source is gone.
  var hasEnded = false
  var wake: (@Sendable () -> Void)?
  var isClosed = false
}

extension MailboxContents {
  /// Whether nothing waits.
  var isEmpty: Bool { letters.isEmpty && passedOver == 0 && framesPassedOver == 0 }

  /// What waits, in the order of arrival.
  var inOrder: [Letter] {
    var letters = letters
    for (frame, update) in updates {
      if let number = places[frame] { letters[number] = .change(.nodes(update)) }
    }
    return letters.sorted { $0.key < $1.key }.map(\.value)
  }

  mutating func add(_ change: MirrorChange, nodeLimit: Int) {
    switch change {
    case .nodes(let update): add(update, nodeLimit: nodeLimit)
    case .frame(let snapshot): replace(snapshot.tree.frame, by: change, nodeLimit: nodeLimit)
    case .frameEnded(let frame, let ending): end(frame, ending)
    case .focus:
      if let focus { letters[focus] = nil }
      focus = append(.change(change))
    case .insertionPoint:
      if let insertionPoint { letters[insertionPoint] = nil }
      insertionPoint = append(.change(change))
    case .frameInFront:
      if let front { letters[front] = nil }
      front = append(.change(change))
    case .settled(let request):
      if let settled { letters[settled.number] = nil }
      let highest = max(request, settled?.request ?? request)
      settled = (append(.change(.settled(after: highest))), highest)
    case .announcement:
      if announcements.count >= MirrorMailbox.limit {
        letters[announcements.removeFirst()] = nil
        passedOver += 1
      }
      announcements.append(append(.change(change)))
    case .requestEnded(let number, _):
      // The first answer counts.
      guard answered.count < MirrorMailbox.limit, answered.insert(number).inserted else { return }
      append(.change(change))
    case .text:
      guard texts < MirrorMailbox.limit else { return }
      texts += 1
      append(.change(change))
    case .sourceEnded:
      guard !hasEnded else { return }
      hasEnded = true
      append(.change(change))
    }
  }

  @discardableResult
  private mutating func append(_ letter: Letter) -> Int {
    lastNumber += 1
    letters[lastNumber] = letter
    return lastNumber
  }

  /// Whether there is room for something of a frame of which nothing waits yet.
  private mutating func hasRoom(for frame: FrameIdentity) -> Bool {
    if wholes[frame] != nil || places[frame] != nil || endings[frame] != nil { return true }
    guard wholes.count + places.count + endings.count < MirrorMailbox.frameLimit else {
      framesPassedOver += 1
      return false
    }
    return true
  }

  /// What was told of a frame that is gone is superfluous, but for how far it had come: what tells of no more is
  /// late.
  private mutating func end(_ frame: FrameIdentity, _ ending: FrameEnding) {
    guard hasRoom(for: frame) else { return }
    var (ending, stamp) = (ending, stampOfWhole(frame))
    if let number = places[frame] {
      if let update = updates[frame] { stamp = max(stamp, update.stamp) }
      if case .lost(let lost) = letters[number] { stamp = max(stamp, lost.stamp) }
    }
    forget(frame)
    if let number = endings.removeValue(forKey: frame) {
      // One crash is told, whatever came after it.
      if case .ended(_, .crashed, _) = letters[number] { ending = .crashed }
      letters[number] = nil
    }
    endings[frame] = append(
      .ended(frame, ending, at: stamp.generation == .min ? nil : stamp))
  }

  /// Gives up what waits of a frame but that it ended.
  private mutating func forget(_ frame: FrameIdentity) {
    if let number = wholes.removeValue(forKey: frame) {
      wholeCount -= countOfWhole(letters[number])
      letters[number] = nil
    }
    if let number = places.removeValue(forKey: frame) {
      nodeCount -= updates.removeValue(forKey: frame)?.count ?? 0
      if case .lost(let lost) = letters[number] { lostCount -= lost.nodes?.count ?? 0 }
      letters[number] = nil
    }
  }

  /// What is told of a frame as a whole makes what was told before superfluous, unless it tells of less.
  private mutating func replace(
    _ frame: FrameIdentity, by change: MirrorChange, nodeLimit: Int
  ) {
    guard case .frame(let new) = change, new.stamp >= stampOfWhole(frame), hasRoom(for: frame)
    else { return }
    let count = new.tree.nodes.count
    forget(frame)
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

  private func countOfWhole(_ letter: Letter?) -> Int {
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
