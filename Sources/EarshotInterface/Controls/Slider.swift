public import EarshotModel

/// Chooses from a range by a thumb on a line (`UISlider`).
open class Slider: Control {
  private var range = BoundedValue(value: 0, minimum: 0, maximum: 1)

  /// The chosen value; what lies outside the two ends is moved to the nearer one.
  open var value: Double {
    get { range.value }
    set { range.value = newValue }
  }

  /// The value at the leading end; a larger maximum gives way.
  open var minimumValue: Double {
    get { range.minimum }
    set { range.minimum = newValue }
  }

  /// The value at the trailing end; a smaller minimum gives way.
  open var maximumValue: Double {
    get { range.maximum }
    set { range.maximum = newValue }
  }

  /// Whether every change is reported rather than only the last.
  public final var isContinuous = true

  /// Sets the value without telling the app, with or without moving the thumb slowly.
  open func setValue(_ value: Double, animated: Bool) {
    self.value = value
  }

  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: 30)
  }

  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// How far the thumb is from the leading end, from 0 to 1.
  private var share: Double {
    let extent = maximumValue - minimumValue
    guard extent > 0, value.isFinite else { return 0 }
    return max(0, min(1, (value - minimumValue) / extent))
  }

  open override var defaultIsAccessibilityElement: Bool { true }

  open override var defaultAccessibilityValue: String? {
    traitCollection.systemTexts.percent(of: share, in: 0...1)
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits { traits(.adjustable) }

  /// The centre of the thumb, and not of the whole slider.
  open override var defaultAccessibilityActivationPoint: Point {
    accessibilityConvertToScreen(thumb).center
  }

  private static let thumbWidth = 31.0

  /// Whether values grow towards the left.
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// How far the thumb can move, in points.
  private var way: Double { max(0, bounds.width - Self.thumbWidth) }

  /// The place of the thumb, in the slider's own coordinates.
  private var thumb: Rect {
    let width = min(bounds.width, Self.thumbWidth)
    let moved = way * (isMirrored ? 1 - share : share)
    return Rect(x: bounds.minX + moved, y: bounds.minY, width: width, height: bounds.height)
  }

  // MARK: Acting

  /// The value and the place of the finger when it came down.
  private var start = (value: 0.0, place: 0.0)

  /// Follows a finger that came down on the thumb; one beside it moves nothing.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    start = (value, touch.location(in: self).x)
    return thumb.contains(touch.location(in: self))
  }

  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard way > 0 else { return true }
    let moved = touch.location(in: self).x - start.place
    let old = value
    value = start.value + (isMirrored ? -moved : moved) / way * (maximumValue - minimumValue)
    if isContinuous && value != old { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if !isContinuous && value != start.value {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  /// Refuses pans along the slider, which move its thumb.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard isEnabled, isTracking, gestureRecognizer.view !== self,
      let swipe = gestureRecognizer as? SwipeGestureRecognizer
    else { return true }
    return swipe.direction.isDisjoint(with: [.left, .right])
  }

  open override func accessibilityIncrement() {
    step(by: 0.1)
  }

  open override func accessibilityDecrement() {
    step(by: -0.1)
  }

  /// Moves the value by a share of the range, as assistive technology does, and tells the app.
  ///
  /// A disabled slider answers that it did nothing.
  private func step(by share: Double) {
    guard isEnabled else { return reachedDefaultAction = true }
    let old = value
    value += (maximumValue - minimumValue) * share
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: State

  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(value, for: .value)
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decode(Double.self, for: .value) { self.value = value }
  }
}
