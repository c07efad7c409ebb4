import EarshotModel
import EarshotReader
import EarshotSpeech
import Testing

struct PanTests {
  private static let screen = Size(width: 400, height: 800)

  @Test(
    arguments: [
      (Rect(x: 0, y: 0, width: 40, height: 40), -0.9),
      (Rect(x: 360, y: 700, width: 40, height: 40), 0.9),
      (Rect(x: 16, y: 60, width: 368, height: 44), 0),
      (Rect(x: 100, y: 0, width: 0, height: 0), -0.5),
      (Rect(x: -500, y: 0, width: 40, height: 40), -1),
      (Rect(x: 900, y: 0, width: 40, height: 40), 1),
      (Rect.zero, 0),
      (Rect(x: .nan, y: 0, width: 1, height: 1), 0),
    ] as [(Rect, Double)])
  func whatStandsLeftIsHeardLeft(_ frame: Rect, _ position: Double) {
    let pan = Pan(of: frame, onScreenOf: Self.screen).position ?? .infinity
    #expect(abs(pan - position) < 1e-9)
  }

  @Test func aScreenWithoutWidthHasOnlyAMiddle() {
    #expect(Pan(of: Rect(x: 9, y: 9, width: 9, height: 9), onScreenOf: .zero) == Pan(0))
  }
}
