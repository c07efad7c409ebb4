import EarshotModel

/// Why the cursor cannot go to an element that an app or a person has named.
enum UnreachableReason {
  /// It cannot be seen: hidden, fully transparent or without size; so is a responder around it, or it
  /// is that responder itself.
  case hidden(Responder)
  /// A responder keeps itself and all that is inside from assistive technology.
  case hiddenFromReaders(Responder)
  /// Something modal stands in front of it.
  case covered(by: Responder?)
  /// The list of elements of a container does not name it.
  case unlisted(in: Responder)
  /// No screen that is shown holds it.
  case offScreen
  /// It is no element, and there is none inside it.
  case noElement
  /// None of these.
  case unknown

  /// Finds out why an element of a host is in no reading order, by looking at it and then at
  /// everything around it, from the inside out.
  init(of element: Responder, on host: any AccessibilityHost) {
    let roots = host.accessibilityRoots
    var path: [Responder] = []
    for responder in ResponderPath(from: element) {
      if let reason = Self.reason(for: path, inside: responder) {
        self = reason
        return
      }
      path.append(responder)
      if roots.contains(where: { $0 === responder }) {
        let front = Modality.reachable(among: roots)
        if front.contains(where: { $0 === responder }) {
          self = element.isAccessibilityElement ? .unknown : .noElement
        } else {
          self = .covered(by: front.first)
        }
        return
      }
    }
    self = .offScreen
  }

  /// The reason why a responder keeps the cursor from an element inside it, or `nil` when it does
  /// not.
  private static func reason(
    for path: [Responder], inside responder: Responder
  ) -> UnreachableReason? {
    func leads(to other: Responder) -> Bool { path.contains { $0 === other } }
    if responder.accessibilityElementsHidden { return .hiddenFromReaders(responder) }
    if responder.isPrunedFromAccessibility { return .hidden(responder) }
    guard !path.isEmpty else { return nil }
    if let listed = responder.accessibilityElements {
      return listed.contains(where: leads) ? nil : .unlisted(in: responder)
    }
    let children = responder.accessibilityTraversal.children
    let reachable = Modality.reachable(among: children)
    let isCovered = children.contains(where: leads) && !reachable.contains(where: leads)
    return isCovered ? .covered(by: reachable.first) : nil
  }
}
