/// Makes the presentation controllers of custom presentations
/// (`UIViewControllerTransitioningDelegate`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Makes the presentation of a controller whose style is ``ModalPresentationStyle/custom``; `nil`
  /// leaves it to the system.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?
  ) -> PresentationController?
}
