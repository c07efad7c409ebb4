import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

@Suite struct StackLayoutTests {
  /// A view that wants to be so large.
  private final class Box: View {
    let size: Size
    init(_ width: Double, _ height: Double) {
      size = Size(width: width, height: height)
      super.init(frame: .zero)
    }
    override var intrinsicContentSize: Size { size }
  }

  private func stack(
    _ axis: StackView.Axis = .horizontal, _ distribution: StackView.Distribution = .fill,
    _ alignment: StackView.Alignment = .fill, spacing: Double = 10
  ) -> StackView {
    let stack = StackView(arrangedSubviews: [Box(20, 10), Box(40, 20), Box(60, 30)])
    stack.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
    stack.spacing = spacing
    return stack
  }

  private func frames(_ stack: StackView) -> [String] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { TreeText.text(of: $0.frame) }
  }

  @Test func theLastViewTakesWhatIsLeft() {
    #expect(frames(stack()) == ["0 0 20 100", "30 0 40 100", "80 0 120 100"])
    #expect(frames(stack(.vertical)) == ["0 0 200 10", "0 20 200 20", "0 50 200 50"])
  }

  @Test func distributionsShareTheLength() {
    #expect(
      frames(stack(.horizontal, .fillEqually)) == ["0 0 60 100", "70 0 60 100", "140 0 60 100"])
    #expect(
      frames(stack(.horizontal, .fillProportionally))
        == ["0 0 30 100", "40 0 60 100", "110 0 90 100"])
    #expect(
      frames(stack(.horizontal, .equalSpacing)) == ["0 0 20 100", "60 0 40 100", "140 0 60 100"])
    #expect(
      frames(stack(.horizontal, .equalCentering)) == ["0 0 20 100", "70 0 40 100", "140 0 60 100"])
  }

  /// Shares are in proportion, however little the views want.
  @Test func sharesAreOfWhatViewsWant() {
    func shares(_ widths: Double...) -> [String] {
      let stack = StackView(arrangedSubviews: widths.map { Box($0, 10) })
      stack.frame = Rect(x: 0, y: 0, width: 200, height: 100)
      stack.distribution = .fillProportionally
      return frames(stack)
    }
    #expect(shares(50, 150) == ["0 0 50 100", "50 0 150 100"])
    #expect(shares(0.5, 1.5) == ["0 0 50 100", "50 0 150 100"])
  }

  @Test func alignmentsPlaceAcross() {
    #expect(frames(stack(.horizontal, .fill, .top)) == ["0 0 20 10", "30 0 40 20", "80 0 120 30"])
    #expect(
      frames(stack(.horizontal, .fill, .center)) == ["0 45 20 10", "30 40 40 20", "80 35 120 30"])
    #expect(
      frames(stack(.vertical, .fill, .trailing)) == ["180 0 20 10", "160 20 40 20", "140 50 60 50"])
  }

  @Test func rightToLeftRunsFromTheRight() {
    let stack = stack()
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(frames(stack) == ["180 0 20 100", "130 0 40 100", "0 0 120 100"])
  }

  @Test func hiddenViewsLeaveNoGapAndCustomGapsHold() {
    let stack = stack()
    stack.arrangedSubviews[1].isHidden = true
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    stack.layoutIfNeeded()
    #expect(TreeText.text(of: stack.arrangedSubviews[2].frame) == "50 0 150 100")
    #expect(stack.intrinsicContentSize == Size(width: 110, height: 30))
  }

  @Test func marginsAreKept() {
    let stack = stack()
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(frames(stack)[0] == "2 1 20 96")
  }
}
