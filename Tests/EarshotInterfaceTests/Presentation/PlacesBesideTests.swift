import EarshotModel
import EarshotTestSupport
import Testing

@testable import EarshotInterface

/// Where a popover stands beside what opened it, in a room of 400 by 800 points.
@Suite struct PlacesBesideTests {
  private static let room = Rect(x: 0, y: 0, width: 400, height: 800)

  /// Below its source where it fits there or where there is no more room above; never beyond the edges.
  @Test(
    arguments: [
      (Rect(x: 180, y: 100, width: 40, height: 40), "50 140 300 200"),
      (Rect(x: 180, y: 700, width: 40, height: 40), "50 500 300 200"),
      (Rect(x: 180, y: 500, width: 40, height: 100), "50 600 300 200"),
      (Rect(x: 180, y: 500, width: 40, height: 101), "50 300 300 200"),
      (Rect(x: 180, y: 100, width: 40, height: 600), "50 600 300 200"),
      (Rect(x: 180, y: 101, width: 40, height: 600), "50 0 300 200"),
      (Rect(x: 180, y: 99, width: 40, height: 600), "50 600 300 200"),
      (Rect(x: 0, y: 100, width: 40, height: 40), "0 140 300 200"),
      (Rect(x: 360, y: 100, width: 40, height: 40), "100 140 300 200"),
      (Rect(x: 180, y: -60, width: 40, height: 40), "50 0 300 200"),
    ])
  func besideItsSource(source: Rect, expected: String) {
    let size = Size(width: 300, height: 200)
    #expect(TreeText.text(of: Self.room.place(size, beside: source)) == expected)
    // The same in a room that does not begin at the corner.
    let moved = Self.room.offset(x: 10, y: 20).place(size, beside: source.offset(x: 10, y: 20))
    #expect(TreeText.text(of: moved.offset(x: -10, y: -20)) == expected)
  }

  @Test func whatIsLargerThanTheRoomFillsIt() {
    let source = Rect(x: 180, y: 100, width: 40, height: 40)
    let place = Self.room.place(Size(width: 500, height: 900), beside: source)
    #expect(TreeText.text(of: place) == "0 0 400 800")
  }

  @Test func aMarginIsKeptInsideWhatIsCovered() {
    let window = Window(frame: Rect(x: 30, y: 40, width: 400, height: 800))
    window.deviceSafeAreaInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(TreeText.text(of: window.room(margin: 8)) == "10 9 378 780")
    let view = View(frame: Rect(x: 5, y: 6, width: 100, height: 100))
    window.addSubview(view)
    view.bounds.origin = Point(x: 1, y: 2)
    let place = Rect(x: 10, y: 20, width: 7, height: 8)
    #expect(view.convertFromScreen(view.accessibilityConvertToScreen(place)) == place)
    #expect(view.convertFromScreen(.zero).origin == Point(x: -34, y: -44))
  }
}
