import EarshotModel
import EarshotTestSupport
import Testing

@Suite struct GeometryTests {
  @Test func edgesOfARectangleGivenFromItsFarCorner() {
    let rect = Rect(x: 10, y: 20, width: -4, height: -6)
    #expect([rect.minX, rect.minY, rect.maxX, rect.maxY] == [6, 14, 10, 20])
    #expect([rect.width, rect.height] == [4, 6])
    #expect(rect.center == Point(x: 8, y: 17))
  }

  @Test func topAndLeftEdgesAreInsideAndTheOthersOutside() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(Point(x: 0, y: 0)))
    #expect(!rect.contains(Point(x: 10, y: 5)))
    #expect(!rect.contains(Point(x: 5, y: 10)))
    #expect(rect.contains(rect))
    #expect(!rect.contains(rect.offset(x: 1, y: 0)))
  }

  @Test func touchingRectanglesShareAnEdgeAndOthersNothing() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.intersection(rect.offset(x: 10, y: 0)) == Rect(x: 10, y: 0, width: 0, height: 10))
    #expect(rect.intersection(rect.offset(x: 11, y: 0)) == nil)
  }

  @Test func allFourEdgesDecide() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    // Left, top, right and bottom, a point outside and a point inside each.
    let outside = [(9.0, 30.0), (20, 19), (40, 30), (20, 60)].map { Point(x: $0.0, y: $0.1) }
    let inside = [(10.0, 30.0), (20, 20), (39, 30), (20, 59)].map { Point(x: $0.0, y: $0.1) }
    #expect(outside.map(rect.contains) == [false, false, false, false])
    #expect(inside.map(rect.contains) == [true, true, true, true])
    let moved = [(-1.0, 0.0), (0, -1), (1, 0), (0, 1)].map { rect.offset(x: $0.0, y: $0.1) }
    #expect(moved.map { rect.contains($0) } == [false, false, false, false])
    #expect(rect.contains(rect.inset(by: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))))
  }

  @Test func whatTwoRectanglesShareAndWhatHoldsBoth() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    let other = Rect(x: 35, y: 5, width: 20, height: 25)
    #expect(rect.intersection(other) == Rect(x: 35, y: 20, width: 5, height: 10))
    #expect(rect.union(other) == Rect(x: 10, y: 5, width: 45, height: 55))
    #expect(rect.intersection(rect.offset(x: 0, y: 40)) == Rect(x: 10, y: 60, width: 30, height: 0))
    #expect(rect.intersection(rect.offset(x: 0, y: 41)) == nil)
    #expect(rect.intersection(rect.offset(x: -31, y: 0)) == nil)
    #expect(rect.intersection(rect.offset(x: 0, y: -41)) == nil)
    #expect(rect.offset(x: 1, y: 2) == Rect(x: 11, y: 22, width: 30, height: 40))
    #expect(rect.center == Point(x: 25, y: 40))
  }

  @Test func insetsNeverTurnARectangleInsideOut() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 20, right: 3)
    #expect(rect.inset(by: insets) == Rect(x: 2, y: 1, width: 5, height: 0))
    let wide = EdgeInsets(top: 1, left: 8, bottom: 2, right: 3)
    #expect(rect.inset(by: wide) == Rect(x: 8, y: 1, width: 0, height: 7))
  }

  @Test func anEmptyRectangleHasOneSideWithoutLength() {
    #expect(Rect(x: 5, y: 5, width: 0, height: 3).isEmpty)
    #expect(Rect(x: 5, y: 5, width: 3, height: 0).isEmpty)
    #expect(!Rect(x: 5, y: 5, width: 0.5, height: 3).isEmpty)
    #expect(!Rect(x: 0, y: 0, width: 1, height: 1).isEmpty)
  }

  @Test(arguments: [UInt64(1), 2, 3]) func lawsOfRectangles(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func random() -> Rect {
      func number() -> Double { Double(Int.random(in: -50...50, using: &generator)) }
      return Rect(x: number(), y: number(), width: number(), height: number())
    }
    for _ in 0..<SoakScale.rounds(of: 2_000) {
      let first = random()
      let second = random()
      let union = first.union(second)
      #expect(union.contains(first) && union.contains(second), "seed \(seed)")
      #expect(union == second.union(first), "seed \(seed)")
      if let shared = first.intersection(second) {
        #expect(first.contains(shared) && second.contains(shared), "seed \(seed)")
      }
    }
  }

  @Test func aPathHoldsWhatIsInsideItsCorners() {
    let triangle = Path([Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 0, y: 10)])
    #expect(triangle.contains(Point(x: 2, y: 2)))
    #expect(!triangle.contains(Point(x: 8, y: 8)))
    #expect(triangle.bounds == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(Path([]).bounds == .zero)
    #expect(!Path([]).contains(.zero))
  }

  @Test func aHoleInAPathIsOutside() {
    var ring = Path(Rect(x: 0, y: 0, width: 30, height: 30))
    ring.outlines += Path(Rect(x: 10, y: 10, width: 10, height: 10)).outlines
    #expect(ring.contains(Point(x: 5, y: 5)))
    #expect(!ring.contains(Point(x: 15, y: 15)))
  }
}
