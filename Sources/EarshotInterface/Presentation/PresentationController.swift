public import EarshotModel

/// How one controller stands over another (`UIPresentationController`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
open class PresentationController: TransitionHost {
  /// The controller that is presented, or was; an empty one stands for one that was gone before it was
  /// ever presented.
  public final var presentedViewController: ViewController {
    dismissed ?? presented ?? ViewController()
  }
  /// What ``presentedViewController`` says; the controller keeps this object, not the other way round.
  private weak var presented: ViewController?
  /// The same once it is dismissed, when the controller keeps this object no longer.
  private var dismissed: ViewController?
  /// The controller that presents it, or presented it last.
  public internal(set) final weak var presentingViewController: ViewController?
  /// The object that decides whether a person may dismiss it, and is told when one does.
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?
  /// What the presented view stands in, while it is presented.
  public private(set) final var containerView: View?

  private weak var presentersSuperview: View?
  private var presentersPosition = 0
  private weak var windowWhilePresented: Window?

  /// Creates what lets one controller stand over another.
  public init(presentedViewController: ViewController, presenting: ViewController?) {
    presented = presentedViewController
    presentingViewController = presenting
  }

  /// The style in which it is presented.
  public final var presentationStyle: ModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Whether the presenting view leaves the screen (What UIKit does, "Orders of transitions").
  open var shouldRemovePresentersView: Bool {
    switch presentationStyle {
    case .fullScreen, .currentContext: true
    case .formSheet: idiom == .phone
    default: false
    }
  }

  /// Whether a person can close it by escape or by a finger.
  open var isDismissibleByUser: Bool {
    switch presentationStyle {
    case .automatic, .pageSheet, .popover: true
    case .formSheet: !shouldRemovePresentersView
    default: false
    }
  }

  /// What is said of the room around the presented view where pressing it closes that; `nil` where it does
  /// not.
  var textOfDismissRegion: SystemText? {
    presentationStyle == .popover ? .dismissPopover : nil
  }

  /// Whether nothing behind the presented view can be reached.
  var hidesWhatIsBehind: Bool { true }

  /// Whether what was drawn for this screen has the size that it was drawn at.
  var keepsDrawnSize: Bool { true }

  final var idiom: InterfaceIdiom {
    let presenter = presentingViewController
    return (presenter ?? presentedViewController).traitCollection.userInterfaceIdiom
  }

  /// A page on a tablet, in points; it has the sides of a sheet of paper where there is room.
  private static let pageWidth = 712.0

  /// The surroundings inside, or `nil` where they are the same as around.
  ///
  /// A sheet of a form and a popover are narrow on a tablet as well.
  final var traitsInside: TraitCollection? {
    let isNarrow = presentationStyle == .formSheet || presentationStyle == .popover
    guard isNarrow, idiom != .phone, let window = windowWhilePresented else { return nil }
    var traits = window.ownTraitCollection
    traits.horizontalSizeClass = .compact
    return traits
  }

  /// The view that stands over the others: the root view of the presented controller.
  open var presentedView: View? { presentedViewController.viewIfLoaded }

  /// The place of the presented view, in the coordinates of the container, in points.
  open var frameOfPresentedViewInContainerView: Rect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    let wanted = presentedViewController.preferredContentSize
    switch presentationStyle {
    case .automatic, .pageSheet:
      if idiom == .pad {
        return bounds.middle(
          wanted.orElse(
            width: Self.pageWidth,
            height: min(bounds.height - 40, (Self.pageWidth * 2.0.squareRoot()).rounded())))
      }
      let safeTop = containerView.safeAreaInsets.top
      let top = safeTop > 20 ? safeTop + 10 : safeTop
      return Rect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    case .formSheet where idiom != .phone:
      return bounds.middle(wanted.orElse(width: 540, height: 620))
    case .popover: return bounds.middle(wanted.orElse(width: 320, height: 480))
    default: return bounds
    }
  }

  /// Tells of the beginning of a presentation.
  open func presentationTransitionWillBegin() {}
  /// Tells of the end of a presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Tells of the beginning of a dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Tells of the end of a dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Comes after `viewWillLayoutSubviews` of the presented controller (guide row G11).
  open func containerViewWillLayoutSubviews() {}
  /// Comes after `viewDidLayoutSubviews` of the presented controller (guide row G11).
  open func containerViewDidLayoutSubviews() {}

  /// Tells that the presented controller would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer child: ViewController) {
    containerView?.setNeedsLayout()
  }

  final func placePresentedView() {
    guard let presentedView, presentedView.superview === containerView else { return }
    presentedView.frame = placeOfPresentedView
  }

  /// The place of the presented view: one that was drawn for this screen keeps its size, at the bottom of
  /// the room where it is lower.
  private var placeOfPresentedView: Rect {
    let room = frameOfPresentedViewInContainerView
    guard keepsDrawnSize else { return room }
    let window = containerView?.window
    // What was drawn to fill a screen fills every screen: sheets came later than many documents.
    if let containerView, let front = presentedViewController.drawnFront,
      front.screen != window?.bounds.size, front.fillsScreen
    {
      return containerView.bounds
    }
    guard let drawn = presentedViewController.drawnRoot(in: window),
      drawn.size != room.size
    else { return room }
    return Rect(
      x: room.center.x - drawn.size.width / 2, y: max(0, room.maxY - drawn.size.height),
      width: drawn.size.width, height: drawn.size.height)
  }

  // MARK: Closed by a person

  /// Dismisses the controller on behalf of a person, if the app permits it.
  ///
  /// - Returns: Whether it was closed, or is being closed already.
  open func dismissForUser() -> Bool {
    guard isPresented, isDismissibleByUser else { return false }
    guard mayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.ownPresentingViewController?.dismiss(animated: true) {
      self.delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }

  /// Whether the presented controller stands on screen by this presentation.
  final var isPresented: Bool { presentedViewController.ownPresentingViewController != nil }

  private var mayDismiss: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// Begins dismissing by a swipe, which can still be cancelled.
  ///
  /// - Returns: The transition, to be moved by the finger, or `nil` when a person may not dismiss
  ///   it.
  public final func beginInteractiveDismissal() -> InteractiveTransition? {
    guard isDismissibleByUser, let presenter = presentedViewController.ownPresentingViewController,
      presenter.ownPresentedViewController === presentedViewController
    else { return nil }
    guard mayDismiss else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return nil
    }
    delegate?.presentationControllerWillDismiss(self)
    return presenter.beginInteractiveDismissal(by: self)
  }

  // MARK: What a transition asks for

  final var isShown: Bool { windowWhilePresented?.isShown ?? false }

  final func prepare(in window: Window?) {
    windowWhilePresented = window
  }

  final func link(_ transition: Transition) {
    presentingViewController?.ownPresentedViewController = presentedViewController
    presentedViewController.ownPresentingViewController = presentingViewController
    presentedViewController.storedPresentation = self
    presentedViewController.appearance.reason = .presentation
    dismissed = nil
    presentationTransitionWillBegin()
  }

  final func unlink(_ transition: Transition) {
    dismissed = presented
    if presentingViewController?.ownPresentedViewController === presentedViewController {
      presentingViewController?.ownPresentedViewController = nil
    }
    presentedViewController.ownPresentingViewController = nil
  }

  func place(_ controller: ViewController, in transition: Transition) {
    if controller === presentedViewController { placePresented() } else { putBack(controller) }
  }

  func remove(_ controller: ViewController, in transition: Transition) {
    if controller === presentedViewController { removePresented() } else { takeAway(controller) }
  }

  /// Whether a listener finds another screen when it has come or gone.
  var changesScreen: Bool { true }

  func placePresented() {
    guard let window = windowWhilePresented, presentedViewController.view.superview == nil
    else { return }
    let container = PresentationContainerView(of: self, frame: window.bounds)
    containerView = container
    container.overrideTraitCollection = traitsInside
    window.addSubview(container)
    container.show(presentedViewController.view, at: placeOfPresentedView)
  }

  /// Has what is inside share whatever else changed around it.
  final func followSurroundings() {
    guard let containerView, let inside = traitsInside,
      let before = containerView.overrideTraitCollection, before != inside
    else { return }
    containerView.overrideTraitCollection = inside
    containerView.tellTraitsDidChange(from: before)
  }

  func removePresented() {
    presentedView?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
  }

  /// Puts the view of the presenting controller back where it was before it was covered.
  final func putBack(_ presenter: ViewController) {
    guard let superview = presentersSuperview, presenter.view.superview == nil else { return }
    superview.insertSubview(presenter.view, at: presentersPosition)
  }

  /// Takes the view of the presenting controller off the screen that this presentation covers.
  final func takeAway(_ presenter: ViewController) {
    guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
    presentersSuperview = superview
    presentersPosition = superview.subviews.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
  }
}

extension Rect {
  /// A rectangle of a size in the middle of this one, and no larger.
  fileprivate func middle(_ size: Size) -> Rect {
    let width = min(size.width, self.width)
    let height = min(size.height, self.height)
    return Rect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}

extension Size {
  /// This size, or another one where it says nothing.
  fileprivate func orElse(width: Double, height: Double) -> Size {
    Size(
      width: self.width > 0 ? self.width : width, height: self.height > 0 ? self.height : height)
  }
}
