/// How the elements of a screen stand in each other, worked out once for all rules.
///
/// An answer costs the same however large the screen is.
final class ScreenTree: Sendable {
  /// The screen.
  let screen: AuditedScreen
  /// The elements in the order of the tree, by their places on the screen.
  private let order: [Int]
  /// Where each element and everything inside it stand in that order.
  private let spans: [Range<Int>]
  /// How many stops there are before each place of that order.
  private let stopsBefore: [Int]
  /// The nearest element around each that the cursor stops at, or would.
  private let exposed: [Int?]
  /// The nearest element around each that scrolls.
  private let scrolling: [Int?]
  /// Whether the file says of controls of the screen what they do.
  let declaresBehaviour: Bool
  /// Whether each stands in something that lies over everything; empty when nothing does.
  private let isInModal: [Bool]

  /// Looks at a screen once.
  init(_ screen: AuditedScreen) {
    let elements = screen.elements
    let none = [Int?](repeating: nil, count: elements.count)
    var (exposed, scrolling) = (none, none)
    var isInModal = [Bool](repeating: false, count: elements.count)
    for index in elements.indices {
      isInModal[index] =
        elements[index].isModal && elements[index].isVisible && !elements[index].isHidden
      guard let parent = elements[index].parent else { continue }
      let isExposed =
        elements[parent].stop != nil
        || elements[parent].isElement && elements[parent].isVisible && !elements[parent].isHidden
      exposed[index] = isExposed ? parent : exposed[parent]
      scrolling[index] = elements[parent].scrolls ? parent : scrolling[parent]
      isInModal[index] = isInModal[index] || isInModal[parent]
    }
    self.screen = screen
    declaresBehaviour = screen.stops.contains { stop in
      !elements[stop.element].targets.isEmpty && elements[stop.element].role.isOperable
    }
    self.exposed = exposed
    self.scrolling = scrolling
    self.isInModal = isInModal.contains(true) ? isInModal : []
    spans = Self.spans(of: elements)
    var order = [Int](repeating: 0, count: elements.count)
    for index in elements.indices { order[spans[index].lowerBound] = index }
    self.order = order
    stopsBefore = order.reduce(into: [0]) { counts, index in
      counts.append((counts.last ?? 0) + (elements[index].stop == nil ? 0 : 1))
    }
  }

  /// Where each element stands in the order of the tree, and behind everything inside it.
  private static func spans(of elements: [AuditedElement]) -> [Range<Int>] {
    var sizes = [Int](repeating: 1, count: elements.count)
    for index in elements.indices.reversed() {
      if let parent = elements[index].parent { sizes[parent] += sizes[index] }
    }
    // Where the next element inside each one goes, and the next root.
    var next = [Int](repeating: 0, count: elements.count)
    var nextRoot = 0
    return elements.indices.map { index in
      var begin = nextRoot
      if let parent = elements[index].parent {
        begin = next[parent]
        next[parent] += sizes[index]
      } else {
        nextRoot += sizes[index]
      }
      next[index] = begin + 1
      return begin..<begin + sizes[index]
    }
  }

  /// Everything inside an element, in the order of the tree.
  func descendants(of element: AuditedElement) -> some Collection<AuditedElement> {
    let elements = screen.elements
    return order[spans[element.index].dropFirst()].lazy.map { elements[$0] }
  }

  /// Whether the cursor stops at something inside an element.
  func holdsStop(_ element: AuditedElement) -> Bool {
    let inside = spans[element.index].dropFirst()
    return stopsBefore[inside.endIndex] > stopsBefore[inside.startIndex]
  }

  /// Whether a text stands inside an element that is an element itself, though the cursor may not come to it on the
  /// screen as it was saved.
  func holdsText(_ element: AuditedElement) -> Bool {
    descendants(of: element).contains {
      $0.isText && $0.isElement && $0.hasLabel && !$0.isHidden && !$0.isHiddenFromReaders
    }
  }

  /// Whether one of two elements stands inside the other.
  func isInside(_ first: AuditedElement, _ second: AuditedElement) -> Bool {
    first.index != second.index
      && (spans[first.index].contains(spans[second.index].lowerBound)
        || spans[second.index].contains(spans[first.index].lowerBound))
  }

  /// The nearest element around another that the cursor stops at, or would, by its place.
  func exposedAncestor(of element: AuditedElement) -> Int? { exposed[element.index] }

  /// Whether something that lies over everything shuts an element off.
  func isShutOff(_ element: AuditedElement) -> Bool {
    !isInModal.isEmpty && !isInModal[element.index]
  }

  /// Whether code of the app holds on to an element, or to something around it which does not stand around
  /// another one too: it may show one of the two at a time.
  func isHeldByCode(_ element: AuditedElement, apartFrom other: AuditedElement? = nil) -> Bool {
    contains(element, apartFrom: other, where: { $0.hasOutlet })
  }

  /// Whether code hides or shows an element, or something around it which does not stand around all of the others.
  func comesAndGoes(_ element: AuditedElement, among all: [AuditedElement]) -> Bool {
    all.contains { other in
      other.index != element.index
        && contains(element, apartFrom: other, where: \.isHiddenByCode)
    }
  }

  /// Whether two elements stand in scenes that two views show: where these lie in one place, code shows one at a time.
  func areEmbeddedApart(_ first: AuditedElement, _ second: AuditedElement) -> Bool {
    contains(first, apartFrom: second, where: { $0.isEmbedding })
      && contains(second, apartFrom: first, where: { $0.isEmbedding })
  }

  /// Whether something holds of an element, or of what stands around it and not around another one too.
  private func contains(
    _ element: AuditedElement, apartFrom other: AuditedElement?,
    where holds: (AuditedElement) -> Bool
  ) -> Bool {
    var place: Int? = element.index
    while let index = place, screen.elements[index].parent != nil {
      if let other, spans[index].contains(spans[other.index].lowerBound) { return false }
      if holds(screen.elements[index]) { return true }
      place = screen.elements[index].parent
    }
    return false
  }

  /// Whether two elements stand in different rows of a list, or in different things that a stack arranges: whatever
  /// frames were saved, what lays them out puts one beside the other.
  func areLaidOutApart(_ first: AuditedElement, _ second: AuditedElement) -> Bool {
    first.index != second.index && !isInside(first, second)
      && branch(of: first, apartFrom: second).isArranged
      && branch(of: second, apartFrom: first).isArranged
  }

  /// The outermost element that is or holds one element, and does not hold another.
  private func branch(
    of element: AuditedElement, apartFrom other: AuditedElement
  ) -> AuditedElement {
    var place = element.index
    while let parent = screen.elements[place].parent,
      !spans[parent].contains(spans[other.index].lowerBound)
    {
      place = parent
    }
    return screen.elements[place]
  }

  /// Whether something around an element scrolls.
  func isScrolled(_ element: AuditedElement) -> Bool { scrolling[element.index] != nil }

  /// The nearest element around another that scrolls.
  func scroller(of element: AuditedElement) -> AuditedElement? {
    scrolling[element.index].map { screen.elements[$0] }
  }

  /// Whether one of two elements scrolls away from the other, so that neither stays where it is.
  func isMoved(_ first: AuditedElement, apartFrom second: AuditedElement) -> Bool {
    scrolling[first.index] != scrolling[second.index]
  }
}
