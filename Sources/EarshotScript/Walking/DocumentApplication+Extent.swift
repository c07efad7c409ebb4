import EarshotInterface
import EarshotModel

extension DocumentApplication {
  /// How many elements a controller counts as, which is made with its items and its connections.
  private static let elementsOfController = 10

  /// How much there is in the app at present: controllers, shown or not, and all that a reader would
  /// come by on the screen.
  var extent: Int {
    var controllers = windows.compactMap(\.rootViewController)
    var count = 0
    while let controller = controllers.popLast() {
      count += Self.elementsOfController
      controllers += controller.children
      if controller.parent == nil {
        controllers += [controller.presentedViewController].compactMap(\.self)
      }
    }
    var responders: [Responder] = windows
    var seen: Set<ObjectIdentifier> = []
    while let responder = responders.popLast() {
      guard seen.insert(ObjectIdentifier(responder)).inserted else { continue }
      responders += responder.accessibilityElements ?? responder.accessibilityTraversal.children
    }
    return count + seen.count
  }
}
