import EarshotModel
import Testing

@testable import EarshotInterface

/// A window of 100 by 200 points on a content of 250 by 1000, with bars over 10 points of each edge.
@Suite struct ScrolledPageTests {
  private func page(
    _ x: Double, _ y: Double, content: Size = Size(width: 250, height: 1000), inset: Double = 10,
    isMirrored: Bool = false
  ) -> ScrolledPage {
    ScrolledPage(
      bounds: Rect(x: x, y: y, width: 100, height: 200), content: content,
      inset: EdgeInsets(top: inset, left: inset, bottom: inset, right: inset),
      isMirrored: isMirrored)
  }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func aPageIsWhatCanBeSeen() {
    let start = page(-10, -10)
    #expect(start.offset(after: .down) == point(-10, 170))
    #expect(start.offset(after: .up) == point(-10, -10))
    #expect(start.offset(after: .right) == point(70, -10))
    #expect(start.offset(after: .left) == point(-10, -10))
    #expect(start.offset(after: .next) == point(-10, 170))
    let end = page(160, 810)
    #expect(end.offset(after: .down) == point(160, 810))
    #expect(end.offset(after: .right) == point(160, 810))
    #expect(end.offset(after: .left) == point(80, 810))
    #expect(end.offset(after: .previous) == point(160, 630))
    #expect(page(-10, 700).offset(after: .down) == point(-10, 810))
  }

  @Test func whatScrollsOnlyAcrossGoesOnTowardsItsEnd() {
    let low = Size(width: 250, height: 180)
    #expect(page(-10, -10, content: low).offset(after: .down) == nil)
    #expect(page(-10, -10, content: low).offset(after: .next) == point(70, -10))
    #expect(page(70, -10, content: low).offset(after: .previous) == point(-10, -10))
    #expect(page(70, -10, content: low, isMirrored: true).offset(after: .next) == point(-10, -10))
    let mirrored = page(70, -10, content: low, isMirrored: true)
    #expect(mirrored.offset(after: .previous) == point(150, -10))
    #expect(page(-10, -10, content: Size(width: 80, height: 180)).offset(after: .next) == nil)
    #expect(page(0, 0, inset: 60).offset(after: .right) == nil)
  }

  @Test func onlyWhatIsNotSeenIsScrolledTo() {
    let start = page(-10, -10)
    func shown(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Point {
      start.offset(showing: Rect(x: x, y: y, width: width, height: height))
    }
    #expect(shown(0, 0, 80, 180) == point(-10, -10))
    #expect(shown(1, 1, 80, 180) == point(-9, -9))
    #expect(shown(100, 300, 20, 20) == point(30, 130))
    #expect(shown(0, 300, 20, 500) == point(-10, 290))
    #expect(shown(240, 990, 100, 100) == point(160, 810))
    #expect(shown(-50, -50, 10, 10) == point(-10, -10))
    #expect(
      page(100, 500).offset(showing: Rect(x: 20, y: 30, width: 5, height: 5)) == point(10, 20))
    #expect(page(100, 500).offset(showing: Rect(x: .infinity, y: 30, width: 5, height: 5)).x == 100)
  }

  @Test func pagesAreCounted() {
    func place(_ y: Double, _ height: Double) -> [Int] {
      let place = page(-10, y, content: Size(width: 80, height: height)).place
      return [place.page, place.count]
    }
    #expect(place(-10, 900) == [1, 5])
    #expect(place(-9.5, 900) == [1, 5])
    #expect(place(-9, 900) == [2, 5])
    #expect(place(170, 900) == [2, 5])
    #expect(place(170.5, 900) == [2, 5])
    #expect(place(171, 900) == [3, 5])
    #expect(place(710, 900) == [5, 5])
    #expect(place(710, 901) == [5, 6])
    #expect(place(711, 901) == [6, 6])
    #expect(place(.infinity, 900) == [5, 5])
    #expect(place(-10, 180) == [1, 1])
    #expect(place(-10, 0) == [1, 1])
    #expect(place(-300, 900) == [1, 5])
    #expect(place(-10, .infinity) == [1, 1])
    let wide = page(70, -10, content: Size(width: 240, height: 100)).place
    #expect([wide.page, wide.count] == [2, 3])
    #expect(page(0, 0, inset: 100).place.count == 1)
  }

  /// Steps of a page count up to the end, and down again to the start.
  @Test(arguments: [900, 901, 1000, 1079.0]) func everyStepIsAPageFurther(height: Double) {
    var page = page(-10, -10, content: Size(width: 80, height: height))
    var pages = [page.place.page]
    for direction in [AccessibilityScrollDirection.down, .up] {
      while let offset = page.offset(after: direction), offset != page.bounds.origin {
        page.bounds.origin = offset
        pages.append(page.place.page)
      }
    }
    let count = page.place.count
    #expect(pages == Array(1...count) + Array((1..<count).reversed()))
  }
}
