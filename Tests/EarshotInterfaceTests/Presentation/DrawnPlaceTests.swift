import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Presented screens keep the size that they were drawn with, on a screen of 400 by 800 points whose upper
/// 20 are covered.
@Suite struct DrawnPlaceTests {
  private static let screen = Size(width: 400, height: 800)

  private func place(
    _ drawn: DrawnRoot, _ style: ModalPresentationStyle = .pageSheet
  ) -> String {
    PresentedFrame(safeTop: 20) { presented in
      presented.drawnRoot = drawn
      presented.modalPresentationStyle = style
    }.description
  }

  @Test func aSizeOfItsOwnStandsAtTheLowerEdge() {
    let small = Size(width: 300, height: 500)
    #expect(place(DrawnRoot(size: small, screen: Self.screen)) == "50 300 300 500")
    #expect(place(DrawnRoot(size: small, screen: Self.screen), .fullScreen) == "50 300 300 500")
    #expect(
      place(DrawnRoot(size: Size(width: 400, height: 900), screen: Self.screen)) == "0 0 400 900")
  }

  @Test func theSizeOfTheRoomIsTheRoom() {
    #expect(
      place(DrawnRoot(size: Size(width: 400, height: 780), screen: Self.screen)) == "0 20 400 780")
  }

  /// What was drawn for another device fills this one if it filled that.
  @Test func anotherDeviceCounts() {
    let other = Size(width: 320, height: 568)
    #expect(place(DrawnRoot(size: other, screen: other)) == "0 0 400 800")
    let part = Size(width: 320, height: 500)
    #expect(place(DrawnRoot(size: part, screen: other)) == "0 20 400 780")
    var free = DrawnRoot(size: part, screen: other)
    free.isFree = true
    #expect(place(free) == "40 300 320 500")
  }
}
