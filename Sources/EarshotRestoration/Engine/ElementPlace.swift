import EarshotInterface
import EarshotModel

/// Where an element stands among those of its controller: how the reader's cursor is kept.
///
/// An element is found again by its identifier when that is the only one of its kind; else by its
/// position, if it still has the same label; else by its label alone. An element that cannot be told
/// apart is not found: a cursor on a wrong element would be worse than one at the beginning.
struct ElementPlace {
  /// The most elements of one controller that are looked at.
  private static let limit = 100_000

  private let found: [(element: Responder, trail: [Int])]

  /// Looks at everything in the view of a controller.
  init(of controller: ViewController) {
    var found: [(element: Responder, trail: [Int])] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting: [(element: Responder, trail: [Int])] = []
    if let view = controller.viewIfLoaded { waiting.append((view, [])) }
    while let (element, trail) = waiting.popLast(), found.count < Self.limit {
      guard seen.insert(ObjectIdentifier(element)).inserted else { continue }
      found.append((element, trail))
      let children = element.accessibilityElements ?? element.accessibilityTraversal.children
      for (index, child) in children.enumerated().reversed() {
        waiting.append((child, trail + [index]))
      }
    }
    self.found = found
  }

  /// The name of an element: its identifier, or else its position; `nil` for one that is elsewhere.
  func name(of element: Responder) -> String? {
    guard let place = found.first(where: { $0.element === element }) else { return nil }
    let identifier = element.accessibilityIdentifier ?? ""
    let isOnlyOne = found.count { $0.element.accessibilityIdentifier == identifier } == 1
    let steps: [RestorationPath.Component] =
      !identifier.isEmpty && isOnlyOne
      ? [.identifier(identifier)] : place.trail.map { .position($0) }
    return RestorationPath(steps).description
  }

  /// The element with a name, or else the only one with a label.
  func element(named name: String, label: String?) -> Responder? {
    let steps = RestorationPath(name)?.components ?? []
    if case .identifier(let identifier)? = steps.first, !identifier.isEmpty {
      let matches = found.filter { $0.element.accessibilityIdentifier == identifier }
      if matches.count == 1 { return matches[0].element }
    }
    let trail = steps.compactMap { step -> Int? in
      if case .position(let position) = step { position } else { nil }
    }
    let atPlace = found.first { $0.trail == trail }?.element
    if !trail.isEmpty, let atPlace, atPlace.accessibilityLabel == label { return atPlace }
    guard let label else { return nil }
    let matches = found.filter {
      $0.element.isAccessibilityElement && $0.element.accessibilityLabel == label
    }
    return matches.count == 1 ? matches[0].element : nil
  }
}

extension Responder {
  /// The controller in whose view the element stands.
  var owningController: ViewController? {
    ResponderPath(above: self).first { $0 as? ViewController }
  }
}
