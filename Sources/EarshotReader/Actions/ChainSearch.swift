import EarshotModel

/// The search for the responder that handles an action: the focused element first, then up the
/// responder chain (guide row G27).
///
/// What answers that it did nothing is passed by.
struct ChainSearch {
  /// Who handled the action, if anybody did.
  let handler: Responder?
  /// The responder to which the chain led back, where an app made a circle of it.
  let circle: Responder?

  /// Asks one responder after the other until one has handled the action.
  ///
  /// Every responder is asked once: a chain that leads back to itself ends there.
  init(from start: Responder?, _ handles: (Responder) -> Bool) {
    var asked: Set<ObjectIdentifier> = []
    // Kept alive, so that no other responder takes the address of one that a handler let go of.
    var kept: [Responder] = []
    guard let start else {
      (handler, circle) = (nil, nil)
      return
    }
    // The way up is the one that led here, whatever an app changes while it is asked.
    var path = ResponderPath(from: start)
    while let responder = path.next() {
      guard asked.insert(ObjectIdentifier(responder)).inserted else {
        (handler, circle) = (nil, responder)
        return
      }
      kept.append(responder)
      if handles(responder) {
        (handler, circle) = (responder, nil)
        return
      }
    }
    (handler, circle) = (nil, path.circle)
  }
}
