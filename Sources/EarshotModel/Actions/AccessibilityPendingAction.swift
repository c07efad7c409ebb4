/// A responder whose actions are carried out elsewhere, so that what comes of them is known later.
///
/// It takes an action at once, which ends the search up the chain. A reader tells what has come of it when it
/// is no longer pending.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol AccessibilityPendingAction: Responder {
  /// Whether an action of the responder, or of what stands around it, has not been answered.
  var isAccessibilityActionPending: Bool { get }
}
