import EarshotModel

/// Why the cursor cannot stand on an element that somebody names.
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

  /// Looks for what speaks against an element of a host that no order has, from the inside out.
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

  /// What of a responder speaks against the way that leads to it from the inside.
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
