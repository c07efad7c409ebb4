import Testing

@testable import EarshotAudit

@Suite("Orders that loop")
struct OrderLoopTests {
  private func loops(_ comesAfter: [[Int]]) -> [Int] {
    var screen = AuditedScreen()
    for (index, others) in comesAfter.enumerated() {
      var element = AuditedElement()
      element.index = index
      element.comesAfter = others
      screen.elements.append(element)
    }
    return OrderLoops(screen).elements
  }

  @Test("Whoever is read before itself is found, and nobody who only leads there")
  func loops() {
    #expect(loops([[], [0], [1]]) == [])
    #expect(loops([[0]]) == [0])
    #expect(loops([[1], [0]]) == [0, 1])
    // 0 leads to the loop of 1 and 2, from which 3 follows; 4 lies between two loops.
    #expect(loops([[1], [2], [1, 3], []]) == [1, 2])
    #expect(loops([[1], [0, 4], [3], [2], [2]]) == [0, 1, 2, 3])
    #expect(loops([[1, 2], [3], [3], [0]]) == [0, 1, 2, 3])
  }

  @Test("A chain as long as a screen is no trap")
  func chain() {
    let count = 200_000
    let chain = (0..<count).map { [$0 + 1] }
    #expect(loops(chain + [[]]) == [])
    #expect(loops(chain + [[0]]).count == count + 1)
  }
}
