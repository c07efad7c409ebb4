import EarshotModel
import EarshotTestSupport
import Testing

@testable import EarshotAudit

@Suite("How elements stand in each other")
struct ScreenTreeTests {
  /// A screen of random elements, each in one that stands before it.
  private static func screen(_ generator: inout SeededGenerator) -> AuditedScreen {
    var screen = AuditedScreen()
    for index in 0..<Int.random(in: 1...40, using: &generator) {
      var element = AuditedElement()
      element.index = index
      element.parent =
        index == 0 || Int.random(in: 0..<12, using: &generator) == 0
        ? nil : Int.random(in: 0..<index, using: &generator)
      element.key = "\(index)"
      element.scrolls = Int.random(in: 0..<5, using: &generator) == 0
      element.isModal = Int.random(in: 0..<20, using: &generator) == 0
      element.isHidden = Int.random(in: 0..<6, using: &generator) == 0
      element.isElement = Int.random(in: 0..<3, using: &generator) == 0
      if Int.random(in: 0..<4, using: &generator) == 0 {
        element.stop = screen.stops.count
        screen.stops.append(AuditedScreen.Stop(element: index, description: ""))
      }
      screen.elements.append(element)
    }
    return screen
  }

  @Test("Every answer is what going from element to element would give")
  func walking() {
    for seed in 0..<UInt64(SoakScale.rounds(of: 2_000)) {
      var generator = SeededGenerator(seed: seed)
      let screen = Self.screen(&generator)
      let tree = ScreenTree(screen)
      let around = screen.elements.map { Array(screen.ancestors(of: $0)) }
      let note: Comment = "seed \(seed)"
      let modals = screen.elements.filter { $0.isModal && !$0.isHidden }.map(\.index)
      for element in screen.elements {
        let inside = screen.elements.filter { other in
          around[other.index].contains { $0.index == element.index }
        }
        #expect(
          Set(tree.descendants(of: element).map(\.index)) == Set(inside.map(\.index)),
          note)
        #expect(tree.holdsStop(element) == inside.contains { $0.stop != nil }, note)
        let above = around[element.index]
        #expect(
          tree.exposedAncestor(of: element)
            == above.first { $0.stop != nil || $0.isElement && !$0.isHidden }?.index,
          note)
        #expect(tree.isScrolled(element) == above.contains(where: \.scrolls), note)
        let isInModal = ([element] + above).contains { modals.contains($0.index) }
        #expect(tree.isShutOff(element) == (!modals.isEmpty && !isInModal), note)
        for other in screen.elements {
          #expect(
            tree.isInside(element, other)
              == (above.contains { $0.index == other.index }
                || around[other.index].contains { $0.index == element.index }),
            note)
          #expect(
            tree.isMoved(element, apartFrom: other)
              == (above.first(where: \.scrolls)?.index
                != around[other.index].first(where: \.scrolls)?.index),
            note)
        }
      }
    }
  }

  @Test("What is inside comes in the order of the tree, also what was found last")
  func order() {
    var screen = AuditedScreen()
    for (index, parent) in [nil, 0, 1, 0, 1].enumerated() {
      var element = AuditedElement()
      element.index = index
      element.parent = parent
      screen.elements.append(element)
    }
    let tree = ScreenTree(screen)
    #expect(tree.descendants(of: screen.elements[0]).map(\.index) == [1, 2, 4, 3])
    #expect(tree.descendants(of: screen.elements[1]).map(\.index) == [2, 4])
    #expect(tree.descendants(of: screen.elements[3]).map(\.index) == [])
  }
}
