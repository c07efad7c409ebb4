// Apps cannot put a stack on a stack, in UIKit either; the More tab does. Of the two bars, only that of
// the stack on top is shown, and its first screen leads back to the screen below.

extension NavigationController {
  /// The stack on top of this one, which then shows the bar for both.
  var innerStack: NavigationController? { topViewController as? NavigationController }

  /// Goes back one screen as the button on the bar does: from the first screen, off the stack below.
  ///
  /// - Returns: Whether there was anything to go back to.
  func goBack() -> Bool {
    if popViewController(animated: true) != nil { return true }
    return (parent as? NavigationController)?.goBack() ?? false
  }
}

extension ViewController {
  /// The items that a controller brings to the bar of a stack: those of all its screens when it is a
  /// stack itself.
  var itemsOnStack: [NavigationItem] {
    (self as? NavigationController)?.viewControllers.map(\.navigationItem) ?? [navigationItem]
  }
}
