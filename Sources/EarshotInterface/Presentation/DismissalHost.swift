/// Takes away a chain of presented controllers, of which only the topmost is animated.
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class DismissalHost: TransitionHost {
  /// The presentations, from the one to be closed up to the topmost.
  private let chain: [PresentationController]

  init(_ chain: [PresentationController]) {
    self.chain = chain
  }

  var isShown: Bool { chain.first?.isShown ?? false }

  var changesScreen: Bool { chain.contains(where: \.changesScreen) }

  func unlink(_ transition: Transition) {
    for presentation in chain.reversed() { presentation.unlink(transition) }
  }

  func place(_ controller: ViewController, in transition: Transition) {
    if let top = chain.last, top.presentedViewController === controller {
      top.placePresented()
    } else {
      chain.first?.putBack(controller)
    }
  }

  func remove(_ controller: ViewController, in transition: Transition) {
    guard chain.last?.presentedViewController === controller else {
      chain.first?.takeAway(controller)
      return
    }
    let covered = chain.dropLast().map(\.presentedViewController)
    let visible = covered.reversed().filter(\.isOnScreen)
    for controller in visible {
      controller.beginAppearanceTransition(false, animated: false)
    }
    for presentation in chain.reversed() { presentation.removePresented() }
    for controller in visible { controller.endAppearanceTransition() }
  }
}
