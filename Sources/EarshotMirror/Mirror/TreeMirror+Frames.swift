import EarshotModel

/// Frames that come, go, begin anew and are asked for again.
extension TreeMirror {
  /// Takes in a frame as a whole: a new one, one that began anew, or one that was asked for again.
  func take(_ snapshot: FrameSnapshot) {
    let identity = snapshot.tree.frame
    let known = tree.frames[identity]
    // What is older than what is known is late, and so is what tells of a frame that is gone.
    if let known, snapshot.stamp < known.stamp { return }
    if known == nil, let last = tree.gone[identity], snapshot.stamp.generation <= last.generation {
      return
    }
    // What is shown inside a generation that is over is over as well.
    if tree.isOver(snapshot.standing) { return }
    tree.gone[identity] = nil
    let frame = known ?? MirrorFrame(identity, in: tree)
    let isNewScreen = known == nil || known?.stamp.generation != snapshot.stamp.generation
    if isNewScreen {
      endRequests(of: identity, .stale, before: snapshot.stamp.generation, isTold: false)
      frame.elements = [:]
      tree.forgetFocus(in: identity, before: snapshot.stamp.generation)
      leaveInside(identity, before: snapshot.stamp.generation, .stale, isTold: false)
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
  func cameUp(_ frame: MirrorFrame) {
    guard let awaited = frame.awaited else { return }
    frame.awaited = nil
    if awaited > frame.stamp { fetch(frame, upTo: awaited) }
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

  func bringToFront(_ identity: FrameIdentity) {
    guard let frame = tree.frames[identity], frame.standing.isOnTop, tree.windows.last !== frame
    else { return }
    tree.windows.removeAll { $0 === frame }
    tree.windows.append(frame)
    news.hasNewLayout = true
    news.screen = .posted
  }

  /// Ends a frame.
  ///
  /// - Parameters:
  ///   - identity: The frame.
  ///   - ending: Why it is gone.
  ///   - stamp: The state to which it had come, as far as that was not taken in.
  func end(_ identity: FrameIdentity, _ ending: FrameEnding, at stamp: FrameStamp? = nil) {
    guard let frame = tree.frames[identity] else {
      if let stamp { tree.remember(gone: identity, at: stamp) }
      return
    }
    let wasInFront = tree.windows.last === frame
    leave(identity, at: stamp ?? frame.stamp, .lost, isTold: ending == .closed)
    if ending == .crashed { news.said.append(.report(.crashed(frame.title))) }
    if wasInFront { news.screen = frame.standing == .dialog ? .dismiss : .posted }
  }

  /// Takes a frame out of the tree, with all that it shows.
  ///
  /// - Parameters:
  ///   - identity: The frame.
  ///   - stamp: The state to which it had come.
  ///   - end: How the requests about it end.
  ///   - isTold: Whether that is said.
  private func leave(
    _ identity: FrameIdentity, at stamp: FrameStamp, _ end: RequestEnd, isTold: Bool
  ) {
    guard let frame = tree.frames.removeValue(forKey: identity) else { return }
    tree.remember(gone: identity, at: max(stamp, frame.stamp))
    endRequests(of: identity, end, isTold: isTold)
    tree.windows.removeAll { $0 === frame }
    tree.forgetFocus(in: identity)
    frame.container?.embedded.removeAll { $0 === frame }
    news.hasNewLayout = true
    leaveInside(identity, end, isTold: isTold)
  }

  /// Takes out what a frame shows, as far as it showed that in generations before another one.
  private func leaveInside(
    _ identity: FrameIdentity, before generation: Int = .max, _ end: RequestEnd, isTold: Bool
  ) {
    for inner in tree.framesInOrder {
      guard case .inside(let node, let shownIn) = inner.standing, node.frame == identity,
        shownIn < generation
      else { continue }
      leave(inner.identity, at: inner.stamp, end, isTold: isTold)
    }
  }

  func endSource(_ ending: FrameEnding) {
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

  /// Asks for a frame that is not there yet, of which no more is known than that it is.
  func fetchNew(_ frame: FrameIdentity, _ stamp: FrameStamp) {
    if let last = tree.gone[frame], stamp.generation <= last.generation { return }
    tell(
      .warning("\(frame.key) was not taken in, because too much came at once; it is asked for anew")
    )
    request(.fetch, of: nil, in: frame, at: stamp)
  }

  private func isFetching(_ frame: MirrorFrame) -> Bool {
    requests.isFetchingAnew(frame.identity)
  }

  /// The innermost node around all of some nodes that are there; `nil` where that is the frame itself.
  func commonNode(around nodes: Set<NodeIdentity>?, in frame: MirrorFrame) -> NodeIdentity? {
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
}

extension FrameStanding {
  /// Whether it is a window or a dialog.
  fileprivate var isOnTop: Bool {
    if case .inside = self { false } else { true }
  }
}
