import EarshotInterface
import EarshotModel
import Testing

/// Views that are of one size whatever app they stand in, as in UIKit.
@Suite struct OwnSizeTests {
  @Test func aViewMadeWithoutAFrameHasItsOwnSize() {
    let views: [View] = [
      Switch(), Stepper(), ActivityIndicatorView(), PickerView(), Switch(frame: .zero), Button(),
    ]
    #expect(
      views.map { "\($0.frame.width) × \($0.frame.height)" } == [
        "51.0 × 31.0", "94.0 × 32.0", "20.0 × 20.0", "320.0 × 216.0", "51.0 × 31.0", "0.0 × 0.0",
      ])
  }

  @Test func aFrameThatIsGivenCounts() {
    let frame = Rect(x: 10, y: 20, width: 60, height: 40)
    #expect(Switch(frame: frame).frame == frame)
  }
}
