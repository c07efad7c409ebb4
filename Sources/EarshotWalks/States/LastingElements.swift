import EarshotInterface
import EarshotModel

/// The elements of containers that make them anew whenever they are asked for them: each is taken for the one that was
/// come to first.
///
/// What stands for the same thing is of the same class, is called the same, has the same traits and stands at the same
/// place of the same container. Without this, nobody would ever come to what was looked at before.
struct LastingElements {
  /// What an element that was made anew is known again by.
  private struct Thing: Hashable {
    let kind: ObjectIdentifier
    let label: String?
    let identifier: String?
    let traits: AccessibilityTraits
    let frame: Rect

    init(_ element: AccessibilityElement, in container: Responder) {
      kind = ObjectIdentifier(type(of: element))
      label = element.accessibilityLabel
      identifier = element.accessibilityIdentifier
      traits = element.accessibilityTraits
      let (frame, around) = (element.accessibilityFrame, container.accessibilityFrame)
      // The container may be scrolled meanwhile.
      self.frame = Rect(
        x: frame.minX - around.minX, y: frame.minY - around.minY, width: frame.width,
        height: frame.height)
    }
  }

  /// A container, which is held so that no other one takes its identity, with what was come to in it.
  private struct Known {
    let container: Responder
    var elements: [Thing: [AccessibilityElement]] = [:]
  }

  private var known: [ObjectIdentifier: Known] = [:]

  /// The elements in whose place some others count that were asked for together; those that last are what they are.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: For each the one that was come to first, and whether it is made anew.
  mutating func first(of elements: [Responder]) -> [(element: Responder, isMadeAnew: Bool)] {
    var lists: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    var counts: [ObjectIdentifier: [Thing: Int]] = [:]
    return elements.map { element in
      guard let element = element as? AccessibilityElement,
        let container = Self.container(of: element)
      else { return (element, false) }
      let owner = ObjectIdentifier(container)
      // The list is asked for once more, and holds what lasts again.
      let list =
        lists[owner]
        ?? Set((container.accessibilityElements ?? []).map { ObjectIdentifier($0) })
      lists[owner] = list
      guard !list.contains(ObjectIdentifier(element)) else { return (element, false) }
      let thing = Thing(element, in: container)
      let number = counts[owner]?[thing] ?? 0
      counts[owner, default: [:]][thing] = number + 1
      var others = known[owner]?.elements[thing] ?? []
      if others.contains(where: { $0 === element }) { return (element, true) }
      if others.indices.contains(number) { return (others[number], true) }
      others.append(element)
      known[owner, default: Known(container: container)].elements[thing] = others
      return (element, true)
    }
  }

  /// What lists an element: the first around it that has a list.
  private static func container(of element: AccessibilityElement) -> Responder? {
    ResponderPath(above: element).first { $0.accessibilityElements != nil }
  }
}
