/// How the elements of a screen stand in each other, worked out once for all rules.
///
/// An answer costs the same however large the screen is.
struct ScreenTree: Sendable {
  private let screen: AuditedScreen
  /// The elements in the order of the tree, by their places on the screen.
  private var order: [Int]
  /// Where each element and everything inside it stand in that order.
  private var spans: [Range<Int>]
  /// How many stops there are before each place of that order.
  private var stopsBefore = [0]
  /// The nearest element around each that the cursor stops at, or would.
  private var exposed: [Int?]
  /// The nearest element around each that scrolls.
  private var scrolling: [Int?]
  /// Whether each stands in something that lies over everything.
  private var isInModal: [Bool]
  private var hasModal = false

  /// Looks at a screen once.
  init(_ screen: AuditedScreen) {
    self.screen = screen
    let elements = screen.elements
    let count = elements.count
    order = Array(repeating: 0, count: count)
    spans = Array(repeating: 0..<0, count: count)
    exposed = Array(repeating: nil, count: count)
    scrolling = Array(repeating: nil, count: count)
    isInModal = Array(repeating: false, count: count)
    var sizes = Array(repeating: 1, count: count)
    for index in elements.indices.reversed() {
      if let parent = elements[index].parent { sizes[parent] += sizes[index] }
    }
    // Where the next element inside each one goes, and the next root.
    var next = Array(repeating: 0, count: count)
    var nextRoot = 0
    for index in elements.indices {
      let isModal =
        elements[index].isModal && elements[index].isVisible && !elements[index].isHidden
      hasModal = hasModal || isModal
      isInModal[index] = isModal
      var begin = nextRoot
      if let parent = elements[index].parent {
        begin = next[parent]
        next[parent] += sizes[index]
        let isExposed =
          elements[parent].stop != nil
          || elements[parent].isElement && elements[parent].isVisible && !elements[parent].isHidden
        exposed[index] = isExposed ? parent : exposed[parent]
        scrolling[index] = elements[parent].scrolls ? parent : scrolling[parent]
        isInModal[index] = isModal || isInModal[parent]
      } else {
        nextRoot += sizes[index]
      }
      next[index] = begin + 1
      spans[index] = begin..<begin + sizes[index]
      order[begin] = index
    }
    for index in order {
      stopsBefore.append((stopsBefore.last ?? 0) + (elements[index].stop == nil ? 0 : 1))
    }
  }

  /// Everything inside an element, in the order of the tree.
  func descendants(of element: AuditedElement) -> some Collection<AuditedElement> {
    order[spans[element.index].dropFirst()].lazy.map { screen.elements[$0] }
  }

  /// Whether the cursor stops at something inside an element.
  func holdsStop(_ element: AuditedElement) -> Bool {
    let inside = spans[element.index].dropFirst()
    return stopsBefore[inside.endIndex] > stopsBefore[inside.startIndex]
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
  func isShutOff(_ element: AuditedElement) -> Bool { hasModal && !isInModal[element.index] }

  /// Whether something around an element scrolls.
  func isScrolled(_ element: AuditedElement) -> Bool { scrolling[element.index] != nil }

  /// Whether one of two elements scrolls away from the other, so that neither stays where it is.
  func isMoved(_ first: AuditedElement, apartFrom second: AuditedElement) -> Bool {
    scrolling[first.index] != scrolling[second.index]
  }
}
