import EarshotInterface
import EarshotModel
import EarshotTestSupport
import Testing

/// Who grows and who is squeezed, and where margins, base lines and anchors put things.
@Suite struct ContentPriorityTests {
  /// A view with a content of a size.
  private final class Box: View {
    let size: Size
    init(_ width: Double, _ height: Double) {
      size = Size(width: width, height: height)
      super.init(frame: .zero)
    }
    override var intrinsicContentSize: Size { size }
  }

  private let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  private func row(_ views: [View], in width: Double) -> [String] {
    let stack = StackView(arrangedSubviews: views)
    stack.frame = Rect(x: 0, y: 0, width: width, height: 20)
    stack.layoutIfNeeded()
    return views.map { TreeText.text(of: $0.frame) }
  }

  @Test func whoHugsLeastGrowsAndWhoResistsLeastIsSqueezed() {
    let boxes = [Box(40, 10), Box(60, 10), Box(50, 10)]
    boxes[0].setContentHuggingPriority(249, for: .horizontal)
    #expect(row(boxes, in: 200) == ["0 0 90 20", "90 0 60 20", "150 0 50 20"])
    boxes[1].setContentCompressionResistancePriority(700, for: .horizontal)
    #expect(row(boxes, in: 120) == ["0 0 40 20", "40 0 30 20", "70 0 50 20"])
    #expect(boxes[0].contentHuggingPriority(for: .vertical) == 250)
    #expect(boxes[0].contentCompressionResistancePriority(for: .vertical) == 750)
    #expect(Switch().contentHuggingPriority(for: .horizontal) == 750)
  }

  /// A single line stands in the middle of its label, several begin at its top.
  ///
  /// The line beside it is half a point higher than its label, and so begins above it.
  @Test(arguments: [(1, "0 20 0 20"), (0, "0 0.5 0 20"), (2, "0 0.5 0 20")])
  func linesStandInTheirLabel(numberOfLines: Int, expected: String) {
    let (label, beside) = (Label(), Label())
    label.numberOfLines = numberOfLines
    for view in [label, beside] { root.addSubview(view) }
    root.constraints = [
      LayoutConstraint(item: label, attribute: .top, toItem: root, attribute: .top),
      LayoutConstraint(item: label, attribute: .height, constant: 60),
      LayoutConstraint(item: beside, attribute: .height, constant: 20),
      LayoutConstraint(
        item: beside, attribute: .firstBaseline, toItem: label, attribute: .firstBaseline),
    ]
    root.layoutIfNeeded()
    #expect(TreeText.text(of: beside.frame) == expected)
  }

  @Test func aContentOfNoSizeIsOne() {
    let box = Box(0, 0)
    box.frame = Rect(x: 5, y: 6, width: 70, height: 80)
    root.addSubview(box)
    root.constraints = [
      LayoutConstraint(item: box, attribute: .left, toItem: root, attribute: .left, constant: 30),
      LayoutConstraint(item: box, attribute: .top, toItem: root, attribute: .top, constant: 40),
    ]
    root.layoutIfNeeded()
    #expect(TreeText.text(of: box.frame) == "30 40 0 0")
  }

  @Test func aConstraintBeatsTheContentByItsPriority() {
    let box = Box(40, 10)
    root.addSubview(box)
    let rule = LayoutConstraint(item: box, attribute: .width, constant: 80, priority: 200)
    root.constraints = [rule]
    root.layoutIfNeeded()
    #expect(box.frame.width == 40)
    rule.priority = 260
    root.layoutIfNeeded()
    #expect(box.frame.width == 80)
  }

  @Test func aTextTakesTheHeightThatItsWidthAsksFor() {
    let label = Label()
    label.text = "A text that is much too long for a single line on this screen"
    label.numberOfLines = 0
    root.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(TreeText.text(of: label.frame) == "0 0 150 82")
    label.numberOfLines = 2
    root.layoutIfNeeded()
    #expect(label.frame.height == 41)
    label.text = "Short"
    root.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
  }

  @Test func baseLinesAreThoseOfTheText() {
    let (small, large) = (Label(), Label())
    (small.text, large.text) = ("a", "b")
    (small.font, large.font) = (Font(size: 10), Font(size: 30))
    root.addSubview(small)
    root.addSubview(large)
    LayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.lastBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // 0.952 of 30 points is 28.5; a text of 10 points begins 9.5 above its base line.
    #expect(small.frame.minY == 29)
  }

  @Test func slidersAndSwitchesAreLinedUpWithoutWhatDecoratesThem() {
    let slider = Slider()
    root.addSubview(slider)
    LayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      slider.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      slider.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(TreeText.text(of: slider.frame) == "14 0 272 31")
  }

  @Test func marginsFollowWhatIsAroundTheView() {
    let inner = View(frame: Rect(x: 2, y: 0, width: 290, height: 200))
    root.addSubview(inner)
    root.layoutMargins = EdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    #expect(inner.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == EdgeInsets(top: 20, left: 28, bottom: 40, right: 42))
    inner.semanticContentAttribute = .forceRightToLeft
    #expect(inner.directionalLayoutMargins.left == 42)
  }

  @Test func whatIsPlacedByNothingHasNoKnownFrame() {
    let (placed, lost) = (View(frame: .zero), View(frame: .zero))
    for view in [placed, lost] {
      view.isUndrawn = true
      view.hasKnownFrame = false
      root.addSubview(view)
    }
    root.constraints = [LayoutConstraint.Attribute.left, .top, .width, .height].map {
      LayoutConstraint(item: placed, attribute: $0, toItem: root, attribute: $0)
    }
    root.acceptDrawnLayout()
    root.layoutIfNeeded()
    #expect(placed.hasKnownFrame && placed.frame == root.bounds)
    #expect(!lost.hasKnownFrame)
    lost.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(lost.hasKnownFrame)
  }
}
