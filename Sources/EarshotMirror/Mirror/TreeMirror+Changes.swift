import EarshotModel

/// What a source tells, taken in.
extension TreeMirror {
  func take(_ letter: MirrorMailbox.Letter) {
    switch letter {
    case .lost(let lost):
      if let frame = tree.frames[lost.frame], lost.stamp > frame.stamp {
        fetch(frame, upTo: lost.stamp, within: commonNode(around: lost.nodes, in: frame))
      }
    case .passedOver(let count):
      tell(.warning("\(count) announcements were passed over, because too many came at once"))
    case .change(let change): take(change)
    case .update: break
    }
  }

  private func take(_ change: MirrorChange) {
    switch change {
    case .frame(let snapshot): take(snapshot)
    case .nodes(let update): take(update)
    case .frameInFront(let frame): bringToFront(frame)
    case .frameEnded(let frame, let ending): end(frame, ending)
    case .sourceEnded(let ending): endSource(ending)
    case .text(let part): tree.element(part.node).map { take(part, for: $0) }
    case .announcement(let announcement): add(announcement)
    case .focus(let node, let cause): takeFocus(node, becauseOf: cause)
    case .requestEnded(let number, let end): take(end, of: number)
    case .settled(let number): settle(after: number)
    }
  }

  /// Takes in where the focus over there is; what a request of ours has moved leads nobody, and a request that
  /// nobody made is no reason.
  private func takeFocus(_ node: NodeIdentity, becauseOf cause: Int?) {
    tree.focused = node
    let isOurs = cause.map { (1...max(1, requests.highestNumber)).contains($0) } ?? false
    news.focus = isOurs ? nil : node
  }

  private func take(_ part: NodeTextPart, for element: MirrorElement) {
    guard let text = element.textMemory else { return }
    let wasCurrent = text.isCurrent
    text.take(part)
    // Somebody came to it before its words were here.
    if !wasCurrent, element.meaning.value == nil, element.accessibilityElementIsFocused(),
      !element.isTextEdited
    {
      news.arrival = element
    }
  }

  // MARK: Frames

  /// Takes in a frame as a whole: a new one, one that began anew, or one that was asked for again.
  func take(_ snapshot: FrameSnapshot) {
    let identity = snapshot.tree.frame
    let known = tree.frames[identity]
    // What is older than what is known is late, and so is what tells of a frame that is gone.
    if let known, snapshot.stamp < known.stamp { return }
    if known == nil, let last = tree.gone[identity], snapshot.stamp.generation <= last.generation {
      return
    }
    tree.gone[identity] = nil
    let frame = known ?? MirrorFrame(identity, in: tree)
    let isNewScreen = known == nil || known?.stamp.generation != snapshot.stamp.generation
    if isNewScreen {
      endRequests(of: identity, .stale, before: snapshot.stamp.generation, isTold: false)
      frame.elements = [:]
      if tree.focused?.frame == identity { tree.focused = nil }
    }
    (frame.title, frame.language, frame.bounds) = (
      snapshot.tree.title, snapshot.tree.language, snapshot.tree.bounds
    )
    for identity in frame.elements.keys.sorted(by: <)
    where snapshot.tree.nodes[identity] == nil {
      remove(identity, from: frame)
    }
    frame.forgetClaims()
    frame.rootIdentities = snapshot.tree.roots
    frame.claim(snapshot.tree.roots, insteadOf: [], by: nil)
    let nodes = snapshot.tree.nodes.values
    // Of a new screen nothing is said by itself.
    for node in isNewScreen ? Array(nodes) : nodes.sorted(by: { $0.identity < $1.identity })
    where node.identity.frame == identity {
      put(node, into: frame, isNews: !isNewScreen, isClaimed: false)
      frame.claim(node.children.identities, insteadOf: [], by: node.identity)
    }
    frame.stamp = snapshot.stamp
    show(frame, standing: snapshot.standing, isNew: known == nil)
    news.unlinked.insert(identity)
    news.hasNewLayout = true
    if isNewScreen, frame.standing.isOnTop {
      news.screen = known == nil && frame.standing == .dialog ? .present : .posted
    }
    cameUp(frame)
  }

  /// Takes note of how far a frame has come that was asked for, and asks again where that is not enough.
  private func cameUp(_ frame: MirrorFrame) {
    guard let awaited = frame.awaited else { return }
    frame.awaited = nil
    if awaited.generation == frame.stamp.generation, awaited > frame.stamp {
      fetch(frame, upTo: awaited)
    }
  }

  private func show(_ frame: MirrorFrame, standing: FrameStanding, isNew: Bool) {
    tree.frames[frame.identity] = frame
    let wasOnTop = !isNew && frame.standing.isOnTop
    frame.standing = standing
    if !standing.isOnTop {
      tree.windows.removeAll { $0 === frame }
    } else if !wasOnTop {
      tree.windows.append(frame)
    }
  }

  private func bringToFront(_ identity: FrameIdentity) {
    guard let frame = tree.frames[identity], frame.standing.isOnTop, tree.windows.last !== frame
    else { return }
    tree.windows.removeAll { $0 === frame }
    tree.windows.append(frame)
    news.hasNewLayout = true
    news.screen = .posted
  }

  private func end(_ identity: FrameIdentity, _ ending: FrameEnding) {
    guard let frame = tree.frames.removeValue(forKey: identity) else { return }
    tree.remember(gone: frame)
    endRequests(of: identity, .lost, isTold: ending == .closed)
    if ending == .crashed { news.said.append(.report(.crashed(frame.title))) }
    let wasInFront = tree.windows.last === frame
    tree.windows.removeAll { $0 === frame }
    if tree.focused?.frame == identity { tree.focused = nil }
    frame.container?.embedded.removeAll { $0 === frame }
    news.hasNewLayout = true
    if wasInFront { news.screen = frame.standing == .dialog ? .dismiss : .posted }
    // What it showed is gone with it.
    for inner in tree.framesInOrder {
      if case .inside(let node) = inner.standing, node.frame == identity {
        end(inner.identity, .closed)
      }
    }
  }

  private func endSource(_ ending: FrameEnding) {
    guard !hasEnded else { return }
    hasEnded = true
    let outstanding = requests.takeAll()
    for one in outstanding { conclude(one.request, .lost, isTold: false) }
    requests.settle(upTo: .max)
    if ending == .crashed {
      news.said.append(.report(.crashed(applicationName)))
    } else if outstanding.contains(where: { !$0.request.action.isQuestion }) {
      news.said.append(.report(.lost))
    }
  }

  /// Asks for a frame anew, because not all that has changed of it was told.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - stamp: The state to which it has come at least.
  ///   - node: The node inside which all of that has happened, where that is known.
  func fetch(_ frame: MirrorFrame, upTo stamp: FrameStamp, within node: NodeIdentity? = nil) {
    if let awaited = frame.awaited, awaited >= stamp, isFetching(frame) { return }
    let isFirst = frame.awaited == nil
    frame.awaited = max(stamp, frame.awaited ?? stamp)
    if isFirst {
      let part = node.map { "\($0.key) in " } ?? ""
      tell(
        .warning("changes of \(part)\(frame.identity.key) were not told; it is asked for anew"))
    }
    if !isFetching(frame) { request(.fetch, of: node, in: frame.identity) }
  }

  private func isFetching(_ frame: MirrorFrame) -> Bool {
    requests.isFetchingAnew(frame.identity)
  }

  /// The innermost node around all of some nodes that are there; `nil` where that is the frame itself.
  private func commonNode(around nodes: Set<NodeIdentity>?, in frame: MirrorFrame) -> NodeIdentity?
  {
    guard let nodes else { return nil }
    var common: [MirrorElement]?
    for identity in nodes {
      // What is not there yet comes inside something that is.
      guard let element = frame.elements[identity], element.container != nil else { continue }
      let path = ResponderPath(from: element).compactMap { $0 as? MirrorElement }.reversed()
        .prefix { $0.frame === frame }
      common = common.map { zip($0, path).prefix { $0 === $1 }.map(\.0) } ?? Array(path)
      if common?.isEmpty ?? false { return nil }
    }
    return common?.last?.identity
  }

  // MARK: Nodes

  private func take(_ update: NodeUpdate) {
    guard let frame = tree.frames[update.frame],
      update.generation >= frame.stamp.generation
    else { return }
    let last = update.stamp
    // What was told already changes nothing.
    guard last > frame.stamp else { return }
    guard update.generation == frame.stamp.generation,
      update.revisions.lowerBound <= frame.stamp.revision + 1
    else { return fetch(frame, upTo: last) }
    for node in update.updatedInOrder { put(node, into: frame, isNews: true) }
    for identity in update.removedInOrder { remove(identity, from: frame) }
    frame.stamp = last
    cameUp(frame)
  }

  /// Gives a node to its element, which is made when there is none.
  private func put(
    _ node: MirrorNode, into frame: MirrorFrame, isNews: Bool, isClaimed: Bool = true
  ) {
    let (node, meaning) = tree.read(node)
    guard let element = frame.elements[node.identity] else {
      let element = MirrorElement(node, meaning: meaning)
      element.frame = frame
      frame.elements[node.identity] = element
      nodeUpdates += 1
      news.unlinked.insert(frame.identity)
      if isClaimed {
        frame.claim(node.children.identities, insteadOf: [], by: node.identity)
        frame.touchClaimant(of: node.identity)
      }
      if isNews { news.changes.append(MirrorNews.Change(element: element, isNew: true)) }
      return
    }
    guard node != element.node else { return }
    nodeUpdates += 1
    let (before, meant) = (element.node, element.meaning)
    element.become(node, meaning: meaning)
    element.forgetInside()
    if before.children != node.children {
      news.unlinked.insert(frame.identity)
      if isClaimed {
        frame.claim(
          node.children.identities, insteadOf: before.children.identities, by: node.identity)
      }
    }
    let staysInPlace =
      before.place == node.place && before.space == node.space && meant.part == meaning.part
      && meant.isHidden == meaning.isHidden && meant.isModal == meaning.isModal
      && meant.arrangement == meaning.arrangement && meant.container == meaning.container
    if !staysInPlace { news.hasNewLayout = true }
    if before.text != node.text, let text = element.textInput {
      text.nodeWasTold()
      news.texts.append(element)
    }
    let isOther = before.name != node.name || meant.value != meaning.value
    let isReleased = before.live?.isBusy ?? false && !(node.live?.isBusy ?? false)
    if isOther || isReleased {
      news.changes.append(
        MirrorNews.Change(element: element, isOther: isOther, isReleased: isReleased))
    }
  }

  /// Takes an element out of its frame, and what was inside it out of it.
  private func remove(_ identity: NodeIdentity, from frame: MirrorFrame) {
    guard let element = frame.elements.removeValue(forKey: identity) else { return }
    news.unlinked.insert(frame.identity)
    frame.claim([], insteadOf: element.node.children.identities, by: identity)
    frame.touchClaimant(of: identity)
    if let container = element.container {
      element.container = nil
      news.departed.append((element, container))
    }
    for inner in element.inside where inner.container === element {
      inner.container = nil
    }
    if tree.focused == identity { tree.focused = nil }
  }

  /// Puts everything inside each other again where that has changed.
  func link() {
    guard !news.unlinked.isEmpty || news.hasNewLayout else { return }
    for identity in news.unlinked.sorted(by: { $0.key < $1.key }) {
      guard let frame = tree.frames[identity] else { continue }
      news.hasNewLayout = true
      let parents = frame.touched
      let result = frame.link()
      news.departed += result.departed
      for node in result.incomplete { fetchInside(of: node, in: frame) }
      for parent in parents {
        if let arrival = frame.elements[parent]?.takeArrival() { news.arrival = arrival }
      }
    }
    for frame in tree.frames.values {
      frame.container?.embedded.removeAll { $0 === frame }
      frame.container = nil
    }
    for frame in tree.framesInOrder {
      guard case .inside(let node) = frame.standing, let element = tree.element(node),
        !frame.shows(element)
      else { continue }
      frame.container = element
      element.embedded.append(frame)
    }
  }

  /// Asks for what a node names and what has not been told; it may be on its way.
  private func fetchInside(of node: NodeIdentity?, in frame: MirrorFrame) {
    guard frame.awaited == nil else { return }
    request(.fetch, of: node, in: frame.identity)
  }

  /// Asks for the words of texts that have become others and that somebody has looked at.
  func fetchTexts() {
    for element in news.texts {
      if let text = element.textInput, !text.isCurrent { text.fetch() }
    }
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
