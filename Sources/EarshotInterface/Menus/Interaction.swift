/// Something that a view can do with a person besides its gestures (`UIInteraction`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol Interaction: AnyObject {
  /// The view that knows the interaction.
  var view: View? { get }
  /// The interaction is about to be known to a view, or to none.
  func willMove(to view: View?)
  /// The interaction is known to a view, or to none.
  func didMove(to view: View?)
}
