import EarshotModel

extension Responder {
  /// Whether `other` is this responder or comes after it in its chain.
  final func isAsked(before other: Responder) -> Bool {
    var steps = 0
    var candidate: Responder? = self
    // An app may make a cycle of `next`; no sound chain is longer than this.
    while let responder = candidate, steps < 10_000 {
      if responder === other { return true }
      candidate = responder.next
      steps += 1
    }
    return false
  }
}
