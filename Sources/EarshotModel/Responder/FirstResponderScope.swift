/// The end of a responder chain that remembers who receives typed keys: a window.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package protocol FirstResponderScope: Responder {
  /// The responder that receives keys, if any.
  var firstResponder: Responder? { get set }
}
