import EarshotModel

/// What a source tells, taken in.
extension TreeMirror {
  /// How many nodes to which nothing leads are kept, for what may lead to them later.
  static let waitingLimit = 10_000

  func take(_ letter: MirrorMailbox.Letter) {
    switch letter {
    case .lost(let frame, let stamp):
      if let frame = tree.frames[frame] { fetch(frame, upTo: stamp) }
    case .change(.frame(let snapshot)): take(snapshot)
    case .change(.nodes(let update)): take(update)
    case .change(.frameEnded(let frame)): end(frame)
    case .change(.sourceEnded):
      for frame in Array(tree.frames.keys) { endRequests(of: frame, .lost) }
    case .change(.announcement(let announcement)): news.announcements.append(announcement)
    case .change(.focus(let node, let cause)): if cause == nil { news.focus = node }
    case .change(.requestEnded(let number, let end)): take(end, of: number)
    case .change(.settled(let number)):
      settledRequest = max(settledRequest, min(number, requests.highestNumber))
    }
  }

  private func endRequests(of frame: FrameIdentity, _ end: RequestEnd, before: Int = .max) {
    for request in requests.take(of: frame, before: before) { conclude(request, end) }
  }

  // MARK: Frames

  /// Takes in a frame as a whole: a new one, one that began anew, or one that was asked for again.
  func take(_ snapshot: FrameSnapshot) {
    let identity = snapshot.tree.frame
    let known = tree.frames[identity]
    // What is older than what is known is late.
    if let known, snapshot.stamp < known.stamp { return }
    let frame = known ?? MirrorFrame(identity, in: tree)
    let isNewScreen = known == nil || known?.stamp.generation != snapshot.stamp.generation
    if isNewScreen {
      endRequests(of: identity, .stale, before: snapshot.stamp.generation)
      frame.elements = [:]
    }
    (frame.title, frame.language, frame.bounds) = (
      snapshot.tree.title, snapshot.tree.language, snapshot.tree.bounds
    )
    frame.rootIdentities = snapshot.tree.roots
    for identity in frame.elements.keys where snapshot.tree.nodes[identity] == nil {
      frame.elements[identity] = nil
    }
    for node in snapshot.tree.nodes.values where node.identity.frame == identity {
      put(node, into: frame, isNews: !isNewScreen)
    }
    frame.stamp = snapshot.stamp
    show(frame, standing: snapshot.standing, isNew: known == nil)
    news.unlinked.insert(identity)
    news.hasNewLayout = true
    if isNewScreen, frame.standing.isOnTop {
      news.screen = known == nil && frame.standing == .dialog ? .present : .posted
    }
    if let awaited = frame.awaited {
      frame.awaited = nil
      let isBehind =
        awaited.generation == snapshot.stamp.generation
        && awaited.revision > snapshot.stamp.revision
      if isBehind { fetch(frame, upTo: awaited) }
    }
  }

  private func show(_ frame: MirrorFrame, standing: FrameStanding, isNew: Bool) {
    tree.frames[frame.identity] = frame
    frame.standing = standing
    if standing.isOnTop {
      if isNew { tree.windows.append(frame) }
    } else {
      tree.windows.removeAll { $0 === frame }
    }
  }

  private func end(_ identity: FrameIdentity) {
    guard let frame = tree.frames.removeValue(forKey: identity) else { return }
    endRequests(of: identity, .lost)
    let wasInFront = tree.windows.last === frame
    tree.windows.removeAll { $0 === frame }
    news.hasNewLayout = true
    if wasInFront { news.screen = frame.standing == .dialog ? .dismiss : .posted }
    // What it showed is gone with it.
    for inner in Array(tree.frames.values) {
      if case .inside(let node) = inner.standing, node.frame == identity { end(inner.identity) }
    }
  }

  /// Asks for a frame anew, because not all that has changed of it was told.
  func fetch(_ frame: MirrorFrame, upTo stamp: FrameStamp) {
    if let awaited = frame.awaited, awaited >= stamp { return }
    let isFirst = frame.awaited == nil
    frame.awaited = stamp
    if isFirst {
      tell(.warning("changes of \(frame.identity.key) were not told; it is asked for anew"))
    }
    request(.fetch, of: nil, in: frame.identity)
  }

  // MARK: Nodes

  private func take(_ update: NodeUpdate) {
    guard let frame = tree.frames[update.frame],
      update.generation >= frame.stamp.generation
    else { return }
    let last = update.stamp
    if frame.awaited != nil { return fetch(frame, upTo: last) }
    // What was told already changes nothing.
    guard last > frame.stamp else { return }
    guard update.generation == frame.stamp.generation,
      update.revisions.lowerBound <= frame.stamp.revision + 1
    else { return fetch(frame, upTo: last) }
    for node in update.updated.values { put(node, into: frame, isNews: true) }
    for identity in update.removed where frame.elements.removeValue(forKey: identity) != nil {
      news.unlinked.insert(frame.identity)
    }
    frame.stamp = last
  }

  /// Gives a node to its element, which is made when there is none.
  private func put(_ node: MirrorNode, into frame: MirrorFrame, isNews: Bool) {
    let (node, meaning) = tree.read(node)
    guard let element = frame.elements[node.identity] else {
      let element = MirrorElement(node, meaning: meaning)
      element.frame = frame
      frame.elements[node.identity] = element
      nodeUpdates += 1
      news.unlinked.insert(frame.identity)
      if isNews { news.spoken.append((element, true)) }
      return
    }
    guard node != element.node else { return }
    nodeUpdates += 1
    let (before, meant) = (element.node, element.meaning)
    element.become(node, meaning: meaning)
    element.forgetInside()
    if before.children != node.children { news.unlinked.insert(frame.identity) }
    let staysInPlace =
      before.place == node.place && before.space == node.space && meant.part == meaning.part
      && meant.isHidden == meaning.isHidden && meant.isModal == meaning.isModal
      && meant.arrangement == meaning.arrangement && meant.container == meaning.container
    if !staysInPlace { news.hasNewLayout = true }
    if before.name != node.name || meant.value != meaning.value || before.live != node.live {
      news.spoken.append((element, false))
    }
  }

  /// Puts everything inside each other again where that has changed.
  func link() {
    guard !news.unlinked.isEmpty || news.hasNewLayout else { return }
    for identity in news.unlinked {
      guard let frame = tree.frames[identity] else { continue }
      news.hasNewLayout = true
      for node in frame.link() where node.frame == identity { fetchParent(of: node, in: frame) }
      dropWaiting(in: frame)
    }
    for frame in tree.frames.values {
      frame.container = nil
      for element in frame.elements.values where !element.embedded.isEmpty { element.embedded = [] }
    }
    for frame in tree.frames.values.sorted(by: { $0.identity.key < $1.identity.key }) {
      guard case .inside(let node) = frame.standing, let element = tree.element(node),
        !frame.shows(element)
      else { continue }
      frame.container = element
      element.embedded.append(frame)
    }
  }

  /// Asks for what a node names and what has not been told; it may be on its way.
  private func fetchParent(of node: NodeIdentity, in frame: MirrorFrame) {
    guard frame.awaited == nil else { return }
    request(.fetch, of: node, in: frame.identity)
  }

  private func dropWaiting(in frame: MirrorFrame) {
    let waiting = frame.elements.values.filter { $0.container == nil }
    guard waiting.count > Self.waitingLimit else { return }
    for element in waiting { frame.elements[element.identity] = nil }
  }
}

extension FrameStanding {
  /// Whether it is a window or a dialog.
  fileprivate var isOnTop: Bool {
    if case .inside = self { false } else { true }
  }
}

extension MirrorFrame {
  /// Whether an element stands in the frame, or in one that it shows.
  fileprivate func shows(_ element: MirrorElement) -> Bool {
    var frame = element.frame
    for _ in 0..<512 {
      guard let present = frame else { return false }
      if present === self { return true }
      frame = present.container?.frame
    }
    return true
  }
}
