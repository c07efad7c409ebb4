// How the elements of a frame are put inside each other as their nodes say.
//
//  1. Each node is *claimed* by the nodes that name it among their children, and by the frame for its roots.
//     As long as no node is claimed twice, what a node names stands in it, whatever came first: then a change
//     of one node is a matter of its children alone.
//  2. Where a node is claimed twice, it stands in the first of these in the order of the tree. That can only be
//     known by a walk through all of the frame, which is done for as long as it is so.
//  3. What nothing leads to waits until something does; too much of it is forgotten.

import EarshotModel

/// Who names a node among its children.
struct NodeClaim {
  /// How often it is named.
  var count = 0
  /// The node that names it, where that is one; `nil` for the frame.
  var claimant: NodeIdentity?
}

/// What has come of putting the elements of a frame inside each other.
#if MainActorApps
  @preconcurrency @MainActor
#endif
struct LinkResult {
  /// The nodes that name others which are not there; `nil` stands for the frame.
  var incomplete: [NodeIdentity?] = []
  /// The elements whose inside was put together.
  var changed: [MirrorElement] = []
  /// The elements that no longer stand anywhere, each with what it stood in.
  var departed: [(element: MirrorElement, container: Responder)] = []
}

extension MirrorFrame {
  /// How many nodes to which nothing leads are kept, for what may lead to them later.
  static let waitingLimit = 10_000

  /// Takes note that a node, or the frame, names others than before.
  func claim(_ new: [NodeIdentity], insteadOf old: [NodeIdentity], by node: NodeIdentity?) {
    for identity in old { unclaim(identity) }
    for identity in new {
      claims[identity, default: NodeClaim()].count += 1
      if claims[identity]?.count == 2 { doubleClaims += 1 }
      claims[identity]?.claimant = node
    }
    if let node { touched.insert(node) } else { areRootsTouched = true }
  }

  private func unclaim(_ identity: NodeIdentity) {
    guard let count = claims[identity]?.count else { return }
    if count == 2 {
      doubleClaims -= 1
      // Which of the two is left, only a look at all of them tells.
      isWholeTouched = true
    }
    if count <= 1 { claims[identity] = nil } else { claims[identity]?.count = count - 1 }
  }

  /// Takes note that a node came or is gone, so that what names it is put together again.
  func touchClaimant(of identity: NodeIdentity) {
    guard let claim = claims[identity] else { return }
    if let claimant = claim.claimant { touched.insert(claimant) } else { areRootsTouched = true }
  }

  /// Forgets who names whom; the frame is told anew.
  func forgetClaims() {
    (claims, doubleClaims, touched) = ([:], 0, [])
    (areRootsTouched, isWholeTouched) = (true, true)
  }

  /// Puts the elements inside each other where something has changed.
  func link() -> LinkResult {
    var result = LinkResult()
    if doubleClaims > 0 || wasWalked {
      walk(into: &result)
      wasWalked = doubleClaims > 0
      if !wasWalked { linkAll(into: &result) }
    } else if isWholeTouched {
      linkAll(into: &result)
    } else {
      for node in touched.sorted(by: <) { link(node, into: &result) }
      if areRootsTouched { linkRoots(into: &result) }
    }
    // Only now does every way up lead where it should.
    for element in result.changed { element.forgetInside() }
    result.departed.removeAll { $0.element.container != nil }
    (touched, areRootsTouched, isWholeTouched) = ([], false, false)
    forgetWhatWaits()
    return result
  }

  // MARK: Each claimed once

  private func linkAll(into result: inout LinkResult) {
    for node in elements.keys.sorted(by: <) { link(node, into: &result) }
    linkRoots(into: &result)
  }

  private func linkRoots(into result: inout LinkResult) {
    inside = place(
      rootIdentities, insteadOf: inside, into: self, named: nil, result: &result)
  }

  private func link(_ node: NodeIdentity, into result: inout LinkResult) {
    guard let element = elements[node] else { return }
    element.inside = place(
      element.node.children.identities, insteadOf: element.inside, into: element, named: node,
      result: &result)
    result.changed.append(element)
  }

  private func place(
    _ identities: [NodeIdentity], insteadOf old: [MirrorElement], into container: Responder,
    named node: NodeIdentity?, result: inout LinkResult
  ) -> [MirrorElement] {
    let new = identities.compactMap { elements[$0] }
    if new.count < identities.count { result.incomplete.append(node) }
    // Most changes leave what is inside as it is.
    if new.count == old.count, zip(new, old).allSatisfy({ $0 === $1 && $0.container === container })
    {
      return new
    }
    for element in old where element.container === container {
      element.container = nil
      result.departed.append((element, container))
    }
    for element in new { element.container = container }
    return new
  }

  // MARK: Some claimed twice

  private func walk(into result: inout LinkResult) {
    var before: [(element: MirrorElement, container: Responder)] = []
    for element in elements.values {
      if let container = element.container { before.append((element, container)) }
      (element.inside, element.container) = ([], nil)
    }
    inside = take(rootIdentities, into: self, named: nil, result: &result)
    var waiting = Array(inside.reversed())
    while let element = waiting.popLast() {
      element.inside = take(
        element.node.children.identities, into: element, named: element.identity, result: &result)
      element.knownInside = nil
      element.knownTable = nil
      waiting += element.inside.reversed()
    }
    result.departed += before.sorted { $0.element.identity < $1.element.identity }
  }

  private func take(
    _ identities: [NodeIdentity], into container: Responder, named node: NodeIdentity?,
    result: inout LinkResult
  ) -> [MirrorElement] {
    var isComplete = true
    let taken = identities.compactMap { identity -> MirrorElement? in
      guard let element = elements[identity] else {
        isComplete = false
        return nil
      }
      guard element.container == nil else { return nil }
      element.container = container
      return element
    }
    if !isComplete { result.incomplete.append(node) }
    return taken
  }

  // MARK: What nothing leads to

  /// Forgets what nothing leads to where that is much; looked at only when the frame has doubled.
  private func forgetWhatWaits() {
    guard elements.count > sweepLimit else { return }
    var reached: Set<ObjectIdentifier> = []
    var waiting = inside
    while let element = waiting.popLast() {
      if reached.insert(ObjectIdentifier(element)).inserted { waiting += element.inside }
    }
    if elements.count - reached.count > Self.waitingLimit {
      for (identity, element) in elements where !reached.contains(ObjectIdentifier(element)) {
        elements[identity] = nil
        claim([], insteadOf: element.node.children.identities, by: identity)
      }
      (touched, areRootsTouched) = ([], false)
    }
    sweepLimit = max(elements.count, Self.waitingLimit) * 2
  }
}
