import EarshotInterface
import EarshotModel
import Testing

/// The room that content keeps from the edges.
@Suite struct MarginTests {
  private func insets(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double)
    -> EdgeInsets
  {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test(arguments: [(413.0, 16.0), (414, 20), (320, 16)])
  func aScreenKeepsMoreFromItsSidesTheWiderItIs(width: Double, side: Double) {
    let controller = ViewController()
    controller.view.frame = Rect(x: 0, y: 0, width: width, height: 600)
    #expect(controller.view.layoutMargins == insets(0, side, 0, side))
    controller.view.layoutMargins = insets(1, 2, 3, 99)
    #expect(controller.view.layoutMargins == insets(1, side, 3, 99))
    let cell = TableViewCell()
    cell.frame = Rect(x: 0, y: 0, width: width, height: 44)
    cell.contentView.frame = cell.bounds
    #expect(cell.contentView.layoutMargins == insets(11, side, 11, side))
    #expect(View(frame: controller.view.frame).layoutMargins == insets(8, 8, 8, 8))
  }

  @Test func marginsOfTheSuperviewReachIn() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    outer.layoutMargins = insets(20, 30, 40, 50)
    let inner = View(frame: Rect(x: 5, y: 6, width: 170, height: 80))
    outer.addSubview(inner)
    #expect(inner.layoutMargins == insets(8, 8, 8, 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == insets(14, 25, 26, 25))
    inner.frame = Rect(x: 25, y: 15, width: 120, height: 40)
    #expect(inner.layoutMargins == insets(8, 8, 8, 8))
  }

  @Test func linesAreNotTooLongToRead() {
    let view = View(frame: Rect(x: 0, y: 0, width: 700, height: 100))
    view.layoutMargins = insets(1, 10, 2, 18)
    #expect(view.readableContentGuide.layoutFrame == Rect(x: 10, y: 1, width: 672, height: 97))
    view.frame.size.width = 720
    #expect(view.readableContentGuide.layoutFrame == Rect(x: 20, y: 1, width: 672, height: 97))
    view.frame.size.width = 700.5
    #expect(view.readableContentGuide.layoutFrame.minX == 10.25)
    view.frame.size.width = 300
    #expect(view.readableContentGuide.layoutFrame == Rect(x: 10, y: 1, width: 272, height: 97))
  }

  @Test func guidesAreHeldForTheConstraintsThatSpeakOfThem() {
    let controller = ViewController()
    controller.view.frame = Rect(x: 0, y: 0, width: 300, height: 100)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    #expect(controller.bottomLayoutGuide !== controller.topLayoutGuide)
    let guide = controller.view.readableContentGuide
    #expect(controller.view.readableContentGuide === guide)
    #expect(
      controller.view.layoutGuides.map(\.identifier) == ["top", "bottom", "readableContent"])
  }

  @Test func directionsTurnMargins() {
    let view = View()
    view.directionalLayoutMargins = insets(1, 2, 3, 4)
    #expect(view.layoutMargins == insets(1, 2, 3, 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalLayoutMargins == insets(1, 4, 3, 2))
    view.directionalLayoutMargins = insets(5, 6, 7, 8)
    #expect(view.layoutMargins == insets(5, 8, 7, 6))
  }
}
