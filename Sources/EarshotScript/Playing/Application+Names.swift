import DequeModule
import EarshotDocuments
import EarshotInterface
import EarshotModel

extension Application {
  /// The controller a person sees: what is presented last, or else on top of the stack or in the chosen tab.
  var frontController: ViewController? {
    var front = windows.last { $0.isShown }?.rootViewController
    while let controller = front, let next = controller.controllerInFront { front = next }
    return front
  }

  /// The element of an identifier, or else the one that a storyboard calls so, or else one of that
  /// label, on the screen in front or else on one behind it.
  func element(named name: String) -> Responder? {
    element(withIdentifier: name) ?? element { $0.savedIdentifier == name }
      ?? element { $0.isAccessibilityElement && $0.accessibilityLabel == name }
  }

  /// The element of an identifier, on the screen in front or else on one behind it.
  func element(withIdentifier identifier: String) -> Responder? {
    element {
      $0.accessibilityIdentifier == identifier || ($0 as? DocumentElement)?.id == identifier
    }
  }

  /// The names by which elements can be found now.
  var elementNames: [String] {
    var names: Set<String> = []
    // Everything is looked at, and nothing is found.
    _ = element { element in
      names.formUnion(
        [
          element.accessibilityIdentifier, (element as? DocumentElement)?.id,
          element.savedIdentifier,
          element.isAccessibilityElement ? element.accessibilityLabel : nil,
        ].compactMap(\.self))
      return false
    }
    return names.sorted()
  }

  private func element(where isWanted: (Responder) -> Bool) -> Responder? {
    let front: [Responder] = [frontController?.viewIfLoaded].compactMap(\.self)
    let behind: [Responder] = viewsOfControllers.reversed()
    return ElementSearch.element(
      in: front + accessibilityRoots.reversed() + behind, where: isWanted)
  }

  /// The views of all controllers, covered ones as well, from the bottom up.
  private var viewsOfControllers: [View] {
    var found: [View] = []
    var waiting = Deque(windows.compactMap(\.rootViewController))
    while let controller = waiting.popFirst() {
      if let view = controller.viewIfLoaded { found.append(view) }
      waiting += controller.children
      if let presented = controller.presentedViewController, controller.parent == nil {
        waiting.append(presented)
      }
    }
    return found
  }
}

extension ViewController {
  /// What stands in front of the controller's own view.
  fileprivate var controllerInFront: ViewController? {
    presentedViewController ?? (self as? NavigationController)?.topViewController
      ?? (self as? TabBarController)?.selectedViewController
  }
}
