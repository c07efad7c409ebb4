import EarshotModel

/// Who acts when no target was named: the first in the responder chain that can.
enum ActionChain {
  /// Searches the chain of the first responder, then that of the sender.
  static func first(from sender: AnyObject, where acts: (Responder) -> Bool) -> Responder? {
    guard let start = sender as? Responder ?? (sender as? GestureRecognizer)?.view else {
      return nil
    }
    let window = search(from: start) { $0 is Window } as? Window
    return window?.firstResponder.flatMap { search(from: $0, where: acts) }
      ?? search(from: start, where: acts)
  }

  private static func search(from start: Responder, where acts: (Responder) -> Bool) -> Responder? {
    var steps = 0
    var candidate: Responder? = start
    // An app may make a cycle of `next`; no sound chain is longer than this.
    while let responder = candidate, steps < 10_000 {
      if acts(responder) { return responder }
      candidate = responder.next
      steps += 1
    }
    return nil
  }
}
