import EarshotModel

/// Who acts when no target was named: the first in the responder chain that can.
#if MainActorApps
  @preconcurrency @MainActor
#endif
enum ActionChain {
  /// Searches the chain of the first responder, then that of the sender.
  static func first(from sender: AnyObject, where acts: (Responder) -> Bool) -> Responder? {
    guard let start = sender as? Responder ?? (sender as? GestureRecognizer)?.view else {
      return nil
    }
    let window = ResponderPath(from: start).first { $0 as? Window }
    return window?.firstResponder.flatMap { ResponderPath(from: $0).first(where: acts) }
      ?? ResponderPath(from: start).first(where: acts)
  }
}
