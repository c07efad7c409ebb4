// Presenting and dismissing:
//
//  1. the controller that covers the whole screen presents, not the child that asks; only the
//     `currentContext` styles stop at the nearest controller that defines a context;
//  2. one controller presents one other at a time; a second one is refused with a warning, and one
//     that is asked for while the first is being dismissed waits, with a warning as well;
//  3. dismissing takes away all that stands above; only the topmost controller is animated.

import EarshotModel

extension ViewController {
  /// How the controller, or the nearest ancestor that was presented, stands on screen.
  public final var presentationController: PresentationController? {
    if storedPresentation == nil, parent == nil {
      storedPresentation = makePresentationController(presenting: nil)
    }
    return storedPresentation ?? parent?.presentationController
  }

  /// The controller that presents another one when this one asks for it.
  private func presenter(of controller: ViewController) -> ViewController {
    // A search stands inside what it searches (Decisions, "A search belongs to the screen that it
    // searches").
    if controller is SearchController { return self }
    let style = controller.modalPresentationStyle
    var candidate = self
    while let parent = candidate.parent {
      if style == .currentContext || style == .overCurrentContext,
        candidate.definesPresentationContext
      {
        break
      }
      candidate = parent
    }
    return candidate
  }

  final func presentOnScreen(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(of: controller)
    if presenter.transitions.isDismissing {
      application?.note(
        .warning(
          "Attempt to present \(controller.transcriptName) on \(presenter.transcriptName) during "
            + "a dismissal: it waits until that has ended."))
    }
    presenter.transitions.whenSettled {
      guard presenter.mayPresent(controller) else { return }
      let presentation =
        controller.storedPresentation
        ?? controller.makePresentationController(presenting: presenter)
      controller.storedPresentation = presentation
      presentation.presentingViewController = presenter
      presentation.prepare(in: presenter.viewIfLoaded?.window)
      let kind: TransitionKind =
        presentation.shouldRemovePresentersView ? .presentCovering : .presentOver
      let change = Transition(
        kind, from: kind == .presentCovering ? presenter : nil, to: controller,
        host: presentation, container: nil, isAnimated: animated)
      change.completion = { isDone in
        presentation.presentationTransitionDidEnd(isDone)
        completion?()
      }
      presenter.transitions.begin(change)
    }
  }

  private func mayPresent(_ controller: ViewController) -> Bool {
    let reason: String
    if let present = ownPresentedViewController {
      reason = "\(transcriptName) is already presenting \(present.transcriptName)"
    } else if let presenter = controller.ownPresentingViewController {
      reason = "\(controller.transcriptName) is already presented by \(presenter.transcriptName)"
    } else if controller === self || controller.parent != nil {
      reason = "\(controller.transcriptName) is on screen inside another controller"
    } else if viewIfLoaded?.window?.isShown != true {
      reason = "the view of \(transcriptName) is not in the window hierarchy"
    } else {
      return true
    }
    application?.note(
      .warning(
        "Attempt to present \(controller.transcriptName) on \(transcriptName) was refused: "
          + "\(reason)."))
    return false
  }

  final func dismissFromScreen(animated: Bool, completion: (() -> Void)?) {
    transitions.whenSettled { [self] in
      if ownPresentedViewController != nil {
        let change = dismissal(animated: animated, interactive: false)
        let last = change.completion
        change.completion = { isDone in
          last?(isDone)
          completion?()
        }
        transitions.begin(change)
      } else if let presenter = nearestPresentingAncestor ?? presentingViewController {
        presenter.dismiss(animated: animated, completion: completion)
      } else {
        completion?()
      }
    }
  }

  /// The nearest ancestor that presents something in this controller's stead.
  private var nearestPresentingAncestor: ViewController? {
    guard let parent else { return nil }
    return parent.ownPresentedViewController == nil ? parent.nearestPresentingAncestor : parent
  }

  /// Takes away everything that this controller presents, from the top down.
  private func dismissal(animated: Bool, interactive: Bool) -> Transition {
    var chain: [PresentationController] = []
    var candidate = ownPresentedViewController
    while let presented = candidate, let presentation = presented.storedPresentation {
      presented.transitions.settle()
      chain.append(presentation)
      candidate = presented.ownPresentedViewController
    }
    for presentation in chain {
      presentation.presentedViewController.appearance.reason = .dismissal
      presentation.dismissalTransitionWillBegin()
    }
    let isCovered = !isOnScreen
    let change = Transition(
      isCovered ? .dismissCovering : .dismissOver,
      from: chain.last?.presentedViewController, to: isCovered ? self : nil,
      host: DismissalHost(chain), container: nil, isAnimated: animated,
      isInteractive: interactive)
    change.completion = { isDone in
      for presentation in chain {
        presentation.dismissalTransitionDidEnd(isDone)
        // The next presentation is another one, with a delegate of its own.
        let presented = presentation.presentedViewController
        if isDone, presented.storedPresentation === presentation {
          presented.storedPresentation = nil
        }
      }
    }
    return change
  }

  final func beginInteractiveDismissal(
    by presentation: PresentationController
  ) -> InteractiveTransition? {
    guard !transitions.isBusy else { return nil }
    var interaction: InteractiveTransition?
    transitions.whenSettled { [self] in
      guard ownPresentedViewController === presentation.presentedViewController else { return }
      let change = dismissal(animated: true, interactive: true)
      transitions.begin(change)
      interaction = InteractiveTransition(queue: transitions, transition: change) { isDone in
        if isDone { presentation.delegate?.presentationControllerDidDismiss(presentation) }
      }
    }
    return interaction
  }

  /// Closes all that this controller presents, without animation.
  final func removeEverythingPresented() {
    guard ownPresentedViewController != nil else { return }
    dismissFromScreen(animated: false, completion: nil)
  }
}
