import EarshotInterface
import EarshotModel
import EarshotTestApps
import EarshotTestSupport
import Testing

/// Which gestures of views around them controls keep for themselves, and what they are while a finger is down.
@Suite struct ControlGestureTests {
  private let app = TestApp()
  private let around: View

  init() { around = app.add(View(), 0, 0, 400, 800) }

  private func tap(_ taps: Int = 1, _ touches: Int = 1) -> TapGestureRecognizer {
    let tap = TapGestureRecognizer()
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, touches)
    return tap
  }

  /// A single tap belongs to what does something on a tap, as long as it can.
  @Test func controlsKeepSingleTaps() {
    let controls: [(Control, keeps: Bool)] = [
      (Control(), false), (Button(), true), (Switch(), true), (Stepper(), true),
      (SegmentedControl(), true), (PageControl(), true), (Slider(), false), (DatePicker(), false),
    ]
    for (control, keeps) in controls {
      let gestures = [tap(), tap(2), tap(1, 2), PanGestureRecognizer()]
      for gesture in gestures { around.addGestureRecognizer(gesture) }
      let begins = gestures.map(control.gestureRecognizerShouldBegin)
      #expect(begins == [!keeps, true, true, true], "\(control)")
      control.isEnabled = false
      #expect(control.gestureRecognizerShouldBegin(gestures[0]))
      control.isEnabled = true
      control.addGestureRecognizer(gestures[0])
      #expect(control.gestureRecognizerShouldBegin(gestures[0]))
    }
  }

  /// A pan along a switch moves its knob; one that goes as far down as along it is the screen's.
  @Test(
    arguments: [
      (6, 0, true, false, ""), (-6, 0, true, false, ""), (6, 5, true, false, ""),
      (5, 5, true, false, "began"), (0, 6, true, false, "began"), (6, 0, false, false, "began"),
      (6, 0, true, true, "began"),
    ] as [(Double, Double, Bool, Bool, String)])
  func aSwitchKeepsPansAlongIt(
    x: Double, y: Double, isEnabled: Bool, isOwn: Bool, expected: String
  ) throws {
    let control = Switch(frame: Rect(x: 100, y: 100, width: 51, height: 31))
    control.isEnabled = isEnabled
    around.addSubview(control)
    let pan = PanGestureRecognizer()
    pan.addAction(Action { [app] _ in app.log(pan.state.rawValue) })
    (isOwn ? control : around).addGestureRecognizer(pan)
    let touch = try #require(app.application.beginTouch(at: Point(x: 120, y: 115)))
    app.application.moveTouch(touch, to: Point(x: 120 + x, y: 115 + y))
    #expect(app.log.take().joined() == expected)
  }

  /// While a finger is on its thumb, a slider keeps swipes along it.
  @Test func aSliderKeepsSwipesAlongIt() throws {
    let slider = Slider(frame: Rect(x: 100, y: 100, width: 200, height: 30))
    around.addSubview(slider)
    let swipes = [.left, .right, .up, .down, [.up, .left]].map {
      (direction: SwipeGestureRecognizer.Direction) in
      let swipe = SwipeGestureRecognizer()
      swipe.direction = direction
      around.addGestureRecognizer(swipe)
      return swipe
    }
    let pan = PanGestureRecognizer()
    around.addGestureRecognizer(pan)
    func begins() -> [Bool] { (swipes + [pan]).map(slider.gestureRecognizerShouldBegin) }
    #expect(begins() == [true, true, true, true, true, true])
    let touch = try #require(app.application.beginTouch(at: Point(x: 110, y: 115)))
    #expect(slider.isTracking && begins() == [false, false, true, true, false, true])
    slider.isEnabled = false
    #expect(begins() == [true, true, true, true, true, true])
    slider.isEnabled = true
    slider.addGestureRecognizer(swipes[0])
    #expect(begins() == [true, false, true, true, false, true])
    app.application.endTouch(touch)
    #expect(begins()[1])
  }

  @Test func whatAControlIsWhileAFingerIsDown() throws {
    let control = Control(frame: Rect(x: 100, y: 100, width: 50, height: 50))
    around.addSubview(control)
    for events in [ControlEvents.allTouchEvents] {
      control.addAction(Action { [app] _ in app.log("event") }, for: events)
    }
    func state() -> String {
      [
        ("tracking", control.isTracking), ("inside", control.isTouchInside),
        ("highlighted", control.isHighlighted),
      ].filter(\.1).map(\.0).joined(separator: " ")
    }
    let touch = try #require(app.application.beginTouch(at: Point(x: 110, y: 110)))
    #expect(state() == "tracking inside highlighted")
    app.application.moveTouch(touch, to: Point(x: 200, y: 110))
    #expect(state() == "tracking")
    app.application.moveTouch(touch, to: Point(x: 120, y: 110))
    #expect(state() == "tracking inside highlighted")
    app.application.endTouch(touch)
    #expect(state() == "inside")
    let next = try #require(app.application.beginTouch(at: Point(x: 110, y: 110)))
    app.application.cancelTouch(next)
    #expect(state() == "")
    // One finger at a time.
    control.isMultipleTouchEnabled = true
    let first = try #require(app.application.beginTouch(at: Point(x: 110, y: 110)))
    _ = app.log.take()
    let second = try #require(app.application.beginTouch(at: Point(x: 120, y: 110)))
    #expect(app.log.take() == [] && state() == "tracking inside highlighted")
    for touch in [first, second] { app.application.endTouch(touch) }
    control.isEnabled = false
    _ = app.log.take()
    app.application.tap(at: Point(x: 110, y: 110))
    #expect(app.log.take() == [] && !control.isTracking)
  }

  @Test func theSecondTouchOfAQuickPairIsARepeat() {
    let control = Control(frame: Rect(x: 100, y: 100, width: 50, height: 50))
    around.addSubview(control)
    for events in [ControlEvents.touchDown, .touchDownRepeat, .touchUpInside] {
      control.addAction(
        Action { [app] _ in app.log(events.names.joined()) }, for: events)
    }
    let place = Point(x: 110, y: 110)
    app.application.tap(at: place)
    #expect(app.log.take() == ["touchDown", "touchUpInside"])
    app.application.tap(at: place)
    #expect(app.log.take() == ["touchDown", "touchDownRepeat", "touchUpInside"])
    app.wait(1)
    app.application.tap(at: place)
    #expect(app.log.take() == ["touchDown", "touchUpInside"])
  }

  /// What a view wants by itself; -1 is no wish.
  @Test func everyViewWantsItsRoom() {
    let search = SearchBar()
    search.scopeButtonTitles = ["All"]
    let large = ActivityIndicatorView()
    large.style = .large
    let views: [(View, Double, Double)] = [
      (View(), -1, -1), (Switch(), 49, 31), (Slider(), -1, 30), (Stepper(), 94, 32),
      (SearchBar(), -1, 56), (search, -1, 100), (ProgressView(), -1, 4), (RefreshControl(), -1, 60),
      (PickerView(), -1, 216), (ActivityIndicatorView(), 20, 20), (large, 37, 37),
      (ImageView(image: Image(size: Size(width: 3, height: 4))), 3, 4), (ImageView(), -1, -1),
      (Label(), 0, 0), (TextView(), -1, -1), (TabBar(), -1, 49), (SegmentedControl(), 0, 31),
    ]
    // Each M is 830 thousandths of 13 points wide, and 15 from the next.
    let segments = SegmentedControl()
    segments.insertSegment(withTitle: "MMMMMMMM", at: 0)
    #expect(segments.intrinsicContentSize.width == 108)
    let stack = StackView(arrangedSubviews: [Switch(), Stepper()])
    (stack.spacing, stack.isLayoutMarginsRelativeArrangement) = (10, true)
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.intrinsicContentSize == Size(width: 159, height: 36))
    stack.axis = .vertical
    #expect(stack.intrinsicContentSize == Size(width: 100, height: 77))
    for (view, width, height) in views {
      #expect(view.intrinsicContentSize == Size(width: width, height: height), "\(type(of: view))")
    }
    #expect(RefreshControl().frame == Rect(x: 0, y: -60, width: 320, height: 60))
  }

  /// The room that a drawn edge takes beyond what others are placed by.
  @Test func someViewsAreLargerThanTheyLook() {
    func text(_ view: View) -> [Double] {
      let insets = view.alignmentRectInsets
      return [insets.top, insets.left, insets.bottom, insets.right]
    }
    #expect(text(View()) == [0, 0, 0, 0] && text(Switch()) == [0, 0, 0, 2])
    #expect(text(Slider()) == [0, 2, 1, 2] && text(SegmentedControl()) == [0, 0, 1, 0])
    for (view, priority) in [(View(), 250.0), (Switch(), 750)] {
      for axis in LayoutConstraint.Axis.allCases {
        #expect(view.contentHuggingPriority(for: axis) == priority)
        #expect(view.contentCompressionResistancePriority(for: axis) == 750)
      }
      view.setContentHuggingPriority(1, for: .horizontal)
      view.setContentCompressionResistancePriority(2, for: .vertical)
      #expect(
        [
          view.contentHuggingPriority(for: .horizontal),
          view.contentHuggingPriority(for: .vertical),
          view.contentCompressionResistancePriority(for: .horizontal),
          view.contentCompressionResistancePriority(for: .vertical),
        ] == [1, priority, 750, 2])
    }
  }
}
