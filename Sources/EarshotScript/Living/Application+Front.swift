package import EarshotInterface

extension Application {
  /// The controllers in front: from the outermost that is not covered to the innermost.
  package var controllersInFront: [ViewController] {
    guard let front = windows.last(where: \.isShown)?.frontViewController else { return [] }
    var found: [ViewController] = []
    var waiting = [front]
    while let controller = waiting.popLast() {
      found.append(controller)
      waiting += controller.children.reversed().filter { $0.viewIfLoaded?.window != nil }
    }
    return found
  }
}
