/// Decides whether a person may dismiss a presented controller, and is told when one does
/// (`UIAdaptivePresentationControllerDelegate`).
///
/// Dismissals by the program are not told.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Whether a person may close it.
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool
  /// A person is about to close it.
  func presentationControllerWillDismiss(_ controller: PresentationController)
  /// A person has closed it.
  func presentationControllerDidDismiss(_ controller: PresentationController)
  /// A person tried to close it, and may not.
  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// A person may close it.
  public func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ controller: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ controller: PresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {}
}

/// Hears of the heights that a person chooses for a sheet (`UISheetPresentationControllerDelegate`); it is the
/// `delegate` of the ``SheetPresentationController``.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// A person has chosen another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}

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
