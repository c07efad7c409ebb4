import EarshotInterface
import EarshotModel
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
