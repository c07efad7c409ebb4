public import EarshotModel

/// A responder that fingers can reach: what `UIResponder` knows of touches.
///
/// Views and controllers conform, and whatever else stands in the chain may. Their own
/// implementations pass the touches on to the next responder that takes touches.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol TouchResponder: Responder {
  /// Tells the responder that fingers came down on it, or on something it stands behind.
  func touchesBegan(_ touches: Set<Touch>, with event: Event?)

  /// Tells the responder that fingers have moved.
  func touchesMoved(_ touches: Set<Touch>, with event: Event?)

  /// Tells the responder that fingers were lifted.
  func touchesEnded(_ touches: Set<Touch>, with event: Event?)

  /// Tells the responder that touches were taken away, by the system or by a gesture.
  func touchesCancelled(_ touches: Set<Touch>, with event: Event?)
}

extension Responder {
  /// The next responder in the chain that touches can reach.
  package final var nextTouchResponder: (any TouchResponder)? {
    ResponderPath(above: self).first { $0 as? any TouchResponder }
  }
}

extension TouchResponder {
  /// Passes the touches on to the next responder, or notes that nothing took them.
  func passOn(_ touches: Set<Touch>, _ call: (any TouchResponder) -> Void) {
    if let next = nextTouchResponder {
      for touch in touches { touch.listener = next }
      call(next)
    } else {
      for touch in touches { touch.wasPassedToTheEnd = true }
    }
  }
}
