import EarshotModel

/// What a source tells, taken in.
extension TreeMirror {
  func take(_ letter: MirrorMailbox.Letter) {
    switch letter {
    case .lost(let lost):
      guard let frame = tree.frames[lost.frame] else {
        if lost.isWhole { fetchNew(lost.frame, lost.stamp) }
        return
      }
      if lost.stamp > frame.stamp {
        fetch(frame, upTo: lost.stamp, within: commonNode(around: lost.nodes, in: frame))
      }
    case .ended(let frame, let ending, let stamp): end(frame, ending, at: stamp)
    case .framesPassedOver(let count):
      tell(
        .warning("what was told of \(count) frames was passed over, because too many came at once"))
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
    case .text(let part):
      guard tree.frames[part.node.frame]?.stamp.generation == part.generation else { return }
      tree.element(part.node).map { take(part, for: $0) }
    case .announcement(let announcement): add(announcement)
    case .focus(let node, let generation, let cause):
      takeFocus(node, of: generation, becauseOf: cause)
    case .insertionPoint(let point): tree.insertionPoint = point
    case .requestEnded(let number, let end): take(end, of: number)
    case .settled(let number): settle(after: number)
    }
  }

  /// Takes in where the focus over there is; what a request of ours has moved leads nobody, and a request that
  /// nobody made is no reason.
  private func takeFocus(_ node: NodeIdentity, of generation: Int, becauseOf cause: Int?) {
    // It may come before its frame, but not after the generation in which it is meant.
    if let frame = tree.frames[node.frame], generation < frame.stamp.generation { return }
    if let last = tree.gone[node.frame], generation <= last.generation { return }
    // Where the focus is, everything begins.
    tree.insertionPoint = nil
    if news.formerFocus == nil { news.formerFocus = tree.focused }
    (tree.focused, tree.focusGeneration, tree.awaitedFocus) = (node, generation, nil)
    news.tellsFocus = true
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

  // MARK: Nodes

  func take(_ update: NodeUpdate) {
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
  func put(
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
  func remove(_ identity: NodeIdentity, from frame: MirrorFrame) {
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
    if tree.focused == identity, tree.focusGeneration == frame.stamp.generation {
      tree.focused = nil
    }
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
      guard case .inside(let node, let generation) = frame.standing,
        let element = tree.element(node), element.frame?.stamp.generation == generation,
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
