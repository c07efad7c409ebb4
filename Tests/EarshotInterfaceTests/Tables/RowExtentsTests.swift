import EarshotTestSupport
import Testing

@testable import EarshotInterface

/// Where rows of any heights begin and end, against adding the heights up one by one.
@Suite struct RowExtentsTests {
  @Test(arguments: [
    [], [44], [44, 44, 44], [10, 20, 30], [44, 44, 50, 44], [.nan, -1, .infinity, 20],
  ])
  func rowsFollowOneAnother(heights: [Double]) {
    let extents = RowExtents(count: heights.count) { heights[$0] }
    let drawn = heights.map { $0 > 0 && $0.isFinite ? $0 : 44 }
    var top = 0.0
    for (row, height) in drawn.enumerated() {
      #expect(extents.top(of: row) == top && extents.height(of: row) == height)
      top += height
    }
    #expect(extents.total == top && extents.count == heights.count)
    for start in stride(from: -15.0, through: top + 15, by: 5) {
      for end in [start, start + 1, start + 30, .infinity] {
        var rows: [Int] = []
        var edge = 0.0
        for (row, height) in drawn.enumerated() {
          if edge + height > start, edge < end, start < end { rows.append(row) }
          edge += height
        }
        #expect(Array(extents.rows(from: start, to: end)) == rows, "\(heights) \(start) \(end)")
      }
    }
  }

  @Test func countsThatCannotBeAreHeld() {
    #expect(RowExtents(count: -1, height: 44).total == 0)
    #expect(RowExtents(count: .max, height: 44).count < .max)
    #expect(RowExtents(count: 0) { _ in 44 }.rows(from: 0, to: 100).isEmpty)
  }
}
