import EarshotModel
import Testing

@testable import EarshotInterface

/// Root views as they were drawn for a screen of 400 by 800 points.
@Suite struct DrawnRootTests {
  private func root(
    _ height: Double, top: Double = 0, bottom: Double = 0, width: Double = 400
  ) -> DrawnRoot {
    DrawnRoot(
      size: Size(width: width, height: height), screen: Size(width: 400, height: 800),
      covered: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func whatIsMissingTellsWhichEdgesAreKeptClear() {
    #expect(root(736, top: 64).clearEdges == .top)
    #expect(root(728, top: 64).clearEdges == .top && root(744, top: 64).clearEdges == .top)
    #expect(root(727, top: 64).clearEdges == [] && root(745, top: 64).clearEdges == [])
    #expect(root(687, top: 64, bottom: 49).clearEdges == [.top, .bottom])
    #expect(root(751, top: 64, bottom: 49).clearEdges == .bottom)
    #expect(root(736, top: 64, width: 399).clearEdges == [])
    #expect(root(800, top: 5).clearEdges == [] && root(799, top: 5).clearEdges == .top)
    #expect(root(796).clearEdges == [])
  }

  @Test func whatFillsTheScreen() {
    #expect(root(800).fillsScreen && root(801).fillsScreen && !root(799).fillsScreen)
    #expect(root(736, top: 64).fillsScreen && !root(737, top: 63).fillsScreen)
    #expect(root(728, top: 64).fillsScreen && !root(727, top: 64).fillsScreen)
    #expect(root(744, top: 64).fillsScreen && !root(745, top: 64).fillsScreen)
  }

  @Test func theTopIsFoundAgainInAnotherRoom() {
    func top(_ height: Double) -> Double? {
      let covered = EdgeInsets(top: 90, left: 0, bottom: 34, right: 0)
      return root(height).top(inRoomOfHeight: 900, covered: covered)
    }
    #expect(top(900) == 0 && top(892) == 0 && top(908) == 0)
    #expect(top(891) == nil && top(909) == nil)
    #expect(top(810) == 90 && top(802) == 90 && top(818) == 90)
    #expect(top(776) == 90 && top(768) == 90 && top(767) == nil)
    #expect(top(866) == 0 && top(874) == 0 && top(858) == 0 && top(857) == nil)
  }
}
