import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

@Suite struct ValueControlTests {
  private let app = TestApp()
  private var log: Log { app.log }

  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  private func follow<C: Control>(_ control: C, _ value: @escaping (C) -> String) {
    let log = log
    control.addAction(
      Action { [weak control] _ in if let control { log(value(control)) } }, for: .valueChanged)
  }

  @Test func aSwitch() {
    let toggle = app.add(Switch(), 0, 0, 51, 31)
    follow(toggle) { $0.isOn ? "on" : "off" }
    #expect(app.activate(toggle))
    #expect(app.activate(toggle))
    #expect(log.take() == ["on", "off"])
    toggle.setOn(true, animated: true)
    #expect(log.take() == [] && toggle.accessibilityValue == "1")
    toggle.isEnabled = false
    #expect(!app.activate(toggle) && toggle.isOn)
  }

  @Test func aSliderByAccessibilityAction() {
    let slider = app.add(Slider(), 0, 0, 131, 31)
    follow(slider) { $0.accessibilityValue ?? "" }
    (slider.minimumValue, slider.maximumValue, slider.value) = (0, 50, 25)
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    #expect(log.take() == ["60%", "50%", "40%"])
    slider.value = 48
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    #expect(log.take() == ["100%"] && slider.value == 50)
    slider.isEnabled = false
    slider.accessibilityDecrement()
    #expect(log.take() == [])
  }

  @Test func aSliderByFinger() {
    let slider = app.add(Slider(), 0, 0, 131, 31)
    follow(slider) { "\($0.value)" }
    app.application.drag(along: [point(15, 15), point(65, 15), point(400, 15), point(115, 15)])
    #expect(log.take() == ["0.5", "1.0"])
    #expect(slider.value == 1)
    app.application.drag(along: [point(15, 15), point(65, 15)])
    #expect(log.take() == [])
    slider.isContinuous = false
    app.application.drag(along: [point(115, 15), point(65, 15), point(40, 15)])
    #expect(log.take() == ["0.25"])
    slider.semanticContentAttribute = .forceRightToLeft
    slider.isContinuous = true
    app.application.drag(along: [point(90, 15), point(40, 15)])
    #expect(log.take() == ["0.75"])
  }

  @Test func theEndsOfARangeGiveWay() {
    let slider = Slider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 3
    #expect(slider.minimumValue == 3 && slider.value == 3)
    for odd in [Double.nan, .infinity, -.infinity] {
      (slider.minimumValue, slider.maximumValue) = (odd, odd)
    }
    slider.value = .infinity
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (3, 3, 3))
  }

  @Test func aStepperByItsHalves() {
    let stepper = app.add(Stepper(), 0, 0, 94, 32)
    follow(stepper) { "\($0.value)" }
    (stepper.maximumValue, stepper.stepValue) = (2, 1.5)
    #expect(app.activate(stepper.incrementButton))
    #expect(app.activate(stepper.incrementButton))
    #expect(!app.activate(stepper.incrementButton))
    #expect(app.activate(stepper.decrementButton))
    #expect(log.take() == ["1.5", "2.0", "0.5"])
    stepper.wraps = true
    #expect(app.activate(stepper.decrementButton))
    #expect(app.activate(stepper.incrementButton))
    #expect(log.take() == ["2.0", "0.0"])
    stepper.semanticContentAttribute = .forceRightToLeft
    #expect(app.activate(stepper.incrementButton))
    #expect(log.take() == ["1.5"])
    for odd in [0, -1, Double.nan, .infinity] { stepper.stepValue = odd }
    #expect(stepper.stepValue == 1.5)
  }

  @Test func aSegmentedControl() {
    let control = app.add(SegmentedControl(), 0, 0, 300, 32)
    for (index, title) in ["one", "two", "three"].enumerated() {
      control.insertSegment(withTitle: title, at: index)
    }
    follow(control) { control in control.selectedSegmentIndex.map { "\($0)" } ?? "none" }
    #expect(app.activate(control.segments[1]))
    #expect(app.activate(control.segments[1]))
    #expect(app.activate(control.segments[2]))
    #expect(log.take() == ["1", "2"])
    #expect(control.segments.map(\.isSelected) == [false, false, true])
    control.segments[0].isEnabled = false
    app.activate(control.segments[0])
    #expect(control.selectedSegmentIndex == 2)
    control.isMomentary = true
    app.activate(control.segments[1])
    #expect(log.take() == ["1"] && control.selectedSegmentIndex == nil)
  }

  @Test func segmentsComeAndGoAroundTheChosenOne() {
    let control = SegmentedControl()
    for (title, index) in [("b", 9), ("a", -9), ("d", 2), ("c", 2)] {
      control.insertSegment(withTitle: title, at: index)
    }
    #expect(control.segments.map(\.title) == ["a", "b", "c", "d"] && control.numberOfSegments == 4)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "before", at: 1)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "after", at: 3)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 3)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1)
    #expect(control.selectedSegmentIndex == nil)
    control.removeSegment(at: 7)
    #expect(control.segments.map(\.title) == ["before", "c", "d"])
    control.selectedSegmentIndex = 0
    control.removeAllSegments()
    #expect(control.selectedSegmentIndex == nil && control.segments.isEmpty)
  }

  @Test func segmentsShareTheRoomThatIsLeft() {
    let control = app.add(SegmentedControl(), 10, 0, 300, 32)
    for index in 0..<3 { control.insertSegment(withTitle: "one", at: index) }
    func frames() -> [String] {
      control.segments.map { TreeText.text(of: $0.accessibilityFrame) }
    }
    #expect(frames() == ["10 0 100 32", "110 0 100 32", "210 0 100 32"])
    control.segments[1].width = 60
    #expect(frames() == ["10 0 120 32", "130 0 60 32", "190 0 120 32"])
    control.semanticContentAttribute = .forceRightToLeft
    #expect(frames() == ["190 0 120 32", "130 0 60 32", "10 0 120 32"])
    for segment in control.segments { segment.width = 50 }
    control.semanticContentAttribute = .forceLeftToRight
    #expect(frames() == ["10 0 50 32", "60 0 50 32", "110 0 50 32"])
    let titles = control.intrinsicContentSize
    #expect(titles.height == 31 && titles.width > 90)
    control.removeAllSegments()
    control.insertSegment(withTitle: nil, at: 0)
    #expect(control.intrinsicContentSize == Size(width: 30, height: 31))
  }

  /// A step is a tenth of the range, and a finger moves the value as far as it goes itself.
  @Test func aRangeNeedNotBeginAtZero() {
    let slider = app.add(Slider(), 0, 0, 131, 31)
    (slider.maximumValue, slider.minimumValue, slider.value) = (30, 10, 20)
    slider.accessibilityIncrement()
    #expect(slider.value == 22 && slider.accessibilityValue == "60%")
    slider.accessibilityDecrement()
    app.application.drag(along: [point(65, 15), point(90, 15)])
    #expect(slider.value == 25)
    slider.value = 30
    #expect(slider.accessibilityValue == "100%")
    slider.value = 10
    #expect(slider.accessibilityValue == "0%")
  }

  @Test func thePartOfASliderThatIsActedOn() {
    let slider = app.add(Slider(), 10, 20, 131, 31)
    #expect(slider.accessibilityActivationPoint == point(25.5, 35.5))
    slider.value = 0.25
    #expect(slider.accessibilityActivationPoint == point(50.5, 35.5))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.accessibilityActivationPoint == point(100.5, 35.5))
    slider.frame.size.width = 20
    #expect(slider.accessibilityActivationPoint == point(20, 35.5))
    (slider.minimumValue, slider.maximumValue) = (3, 3)
    #expect(slider.accessibilityValue == "0%")
    #expect(slider.intrinsicContentSize == Size(width: View.noIntrinsicMetric, height: 30))
    #expect(slider.alignmentRectInsets == EdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
  }

  @Test func dotsWantRoomAndOneMayBeHidden() {
    let control = PageControl()
    func state(_ pages: Int) -> [Double] {
      control.numberOfPages = pages
      let size = control.intrinsicContentSize
      return [size.width, size.height, control.isAccessibilityElement ? 1 : 0]
    }
    #expect(state(0) == [32, 26, 0] && state(1) == [39, 26, 1] && state(3) == [71, 26, 1])
    control.hidesForSinglePage = true
    #expect(state(0)[2] == 0 && state(1)[2] == 0 && state(2)[2] == 1)
    #expect(Stepper().intrinsicContentSize == Size(width: 94, height: 32))
  }

  /// A finger exactly in the middle is on the half to the right.
  @Test func theMiddleBelongsToTheRightHalf() {
    let pages = app.add(PageControl(), 0, 0, 100, 26)
    (pages.numberOfPages, pages.currentPage) = (5, 2)
    app.application.tap(at: point(50, 10))
    #expect(pages.currentPage == 3)
    app.application.tap(at: point(49, 10))
    #expect(pages.currentPage == 2)
    pages.semanticContentAttribute = .forceRightToLeft
    app.application.tap(at: point(50, 10))
    #expect(pages.currentPage == 1)
    let stepper = app.add(Stepper(), 0, 100, 94, 32)
    stepper.value = 5
    app.application.tap(at: point(47, 110))
    #expect(stepper.value == 6)
    app.application.tap(at: point(46, 110))
    #expect(stepper.value == 5)
    #expect(TreeText.text(of: stepper.incrementButton.accessibilityFrame) == "47 100 47 32")
    #expect(TreeText.text(of: stepper.decrementButton.accessibilityFrame) == "0 100 47 32")
  }

  @Test func aPageControl() {
    let control = app.add(PageControl(), 0, 0, 100, 26)
    control.numberOfPages = 3
    follow(control) { $0.accessibilityValue ?? "" }
    control.accessibilityIncrement()
    control.accessibilityIncrement()
    control.accessibilityIncrement()
    control.accessibilityDecrement()
    #expect(log.take() == ["page 2 of 3", "page 3 of 3", "page 2 of 3"])
    app.application.tap(at: point(80, 10))
    app.application.tap(at: point(20, 10))
    #expect(log.take() == ["page 3 of 3", "page 2 of 3"])
    control.currentPage = 99
    #expect(control.currentPage == 2)
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    control.numberOfPages = -4
    control.accessibilityIncrement()
    #expect(control.currentPage == 0 && control.numberOfPages == 0 && log.take() == [])
  }

  @Test func partsMayOutliveTheirControl() {
    var half: Responder?
    var segment: Responder?
    do {
      let control = SegmentedControl()
      control.insertSegment(withTitle: "one", at: 0)
      (half, segment) = (Stepper().incrementButton, control.segments.first)
    }
    for part in [half, segment].compactMap(\.self) {
      #expect(!app.activate(part))
      #expect(part.accessibilityFrame == .zero && part.accessibilityTraits.contains(.notEnabled))
    }
  }

  /// A law: whatever is done to a value in whatever order, it stays between its ends.
  @Test func valuesStayWithinTheirRange() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("valuesStayWithinTheirRange seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let numbers = [Double.nan, .infinity, -.infinity, 0, -0.5, 3, 7.25, 1e300, -1e300, 42]
    let (slider, stepper) = (Slider(), Stepper())
    for _ in 0..<SoakScale.rounds(of: 100_000) {
      let number = numbers.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<9, using: &random) {
      case 0: slider.minimumValue = number
      case 1: slider.maximumValue = number
      case 2: slider.value = number
      case 3: slider.accessibilityIncrement()
      case 4: slider.accessibilityDecrement()
      case 5: stepper.minimumValue = number
      case 6: stepper.maximumValue = number
      case 7: stepper.value = number
      default: stepper.stepValue = number
      }
      #expect(slider.minimumValue <= slider.value && slider.value <= slider.maximumValue)
      #expect(stepper.minimumValue <= stepper.value && stepper.value <= stepper.maximumValue)
    }
  }
}
