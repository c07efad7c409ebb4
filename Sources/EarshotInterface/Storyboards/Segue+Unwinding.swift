// How an unwind segue finds its way back:
//
//  1. from the source outwards, every controller that is still there is asked whether it takes the
//     segue: those below on the stack, then the parents, then whoever presents (`unwindCandidates`);
//  2. the one that does is the destination; the source prepares, the destination's method is called;
//  3. what is presented above the destination goes, then the stacks and tabs around it lead to it.

extension Segue {
  /// Calls the method by which the destination receives the segue, when it has one; comes before
  /// ``perform()``, whatever class that is of.
  final func tellDestinationOfUnwinding() {
    guard let unwindAction else { return }
    ActionMethod.perform(unwindAction, on: destination, sender: self, event: nil)
  }

  /// Goes back to the destination.
  final func performUnwinding() {
    destination.presenter(of: source)?.dismiss(animated: isAnimated)
    destination.unwind(for: self)
  }
}

extension ViewController {
  /// The controllers that an unwind segue from this one could lead to, the nearest first.
  final var unwindCandidates: [ViewController] {
    var candidates: [ViewController] = []
    var current: ViewController? = self
    while let controller = current {
      if let stack = controller.parent as? NavigationController,
        let index = stack.viewControllers.firstIndex(where: { $0 === controller })
      {
        candidates += stack.viewControllers[..<index].reversed().flatMap(\.shownDescendants)
      }
      if let parent = controller.parent {
        candidates.append(parent)
        current = parent
      } else if let presenting = controller.ownPresentingViewController {
        let inside = presenting.shownDescendants
        candidates += inside
        current = inside.first
      } else {
        current = nil
      }
    }
    return candidates
  }

  /// The controllers shown inside this one, the innermost first, and the controller itself.
  private var shownDescendants: [ViewController] {
    let shown: ViewController? =
      switch self {
      case let stack as NavigationController: stack.topViewController
      case let tabs as TabBarController: tabs.selectedViewController
      default: nil
      }
    return (shown?.shownDescendants ?? []) + [self]
  }

  /// The controller that presents what stands between this one and somebody at `source`.
  fileprivate func presenter(of source: ViewController) -> ViewController? {
    let home = outermost
    var tree = source.outermost
    while tree !== home, let presenter = tree.ownPresentingViewController {
      if presenter.outermost === home { return presenter }
      tree = presenter.outermost
    }
    return nil
  }

  /// The controller at the end of the line of parents.
  private var outermost: ViewController { parent?.outermost ?? self }

  /// Has every container around this controller show the way to it.
  package final func showInContainers(animated: Bool) {
    var inner = self
    while let container = inner.parent {
      if let stack = container as? NavigationController, stack.topViewController !== inner,
        stack.viewControllers.contains(where: { $0 === inner })
      {
        stack.popToViewController(inner, animated: animated)
      } else if let tabs = container as? TabBarController {
        tabs.selectedViewController = inner
      }
      inner = container
    }
  }
}
