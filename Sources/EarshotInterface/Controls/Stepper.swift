public import EarshotModel

/// Two buttons that make a number smaller or larger (`UIStepper`).
open class Stepper: Control {
  private var range = BoundedValue(value: 0, minimum: 0, maximum: 100)
  private var step = 1.0

  /// The number; what lies outside the two ends is moved to the nearer one.
  open var value: Double {
    get { range.value }
    set { range.value = newValue }
  }

  /// The smallest number; a smaller maximum gives way.
  open var minimumValue: Double {
    get { range.minimum }
    set { range.minimum = newValue }
  }

  /// The largest number; a larger minimum gives way.
  open var maximumValue: Double {
    get { range.maximum }
    set { range.maximum = newValue }
  }

  /// How much one press changes; only finite numbers above zero are taken.
  open var stepValue: Double {
    get { step }
    set { if newValue > 0 && newValue.isFinite { step = newValue } }
  }

  /// Whether a step past one end comes out at the other.
  open var wraps = false

  /// The button that makes the number smaller.
  public private(set) final lazy var decrementButton = Half(stepper: self, isIncrement: false)
  /// The button that makes the number larger.
  public private(set) final lazy var incrementButton = Half(stepper: self, isIncrement: true)

  open override var intrinsicContentSize: Size { Size(width: 94, height: 32) }

  override var ownSize: Size? { intrinsicContentSize }

  /// A stepper with a name is a group, because its two buttons are called the same everywhere.
  open override var defaultAccessibilityContainerType: AccessibilityContainerType {
    hasExplicitAccessibilityLabel ? .semanticGroup : .none
  }

  /// The number, which is told after one of the buttons has changed it.
  open override var defaultAccessibilityValue: String? { DecimalText(value).text }

  override var keepsTaps: Bool { true }

  /// Steps as soon as a finger comes down, unless the number is at that end.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    let half = half(at: touch.location(in: self))
    guard !half.isAtEnd else { return false }
    range.step(by: half.isIncrement ? stepValue : -stepValue, wraps: wraps)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  private func half(at point: Point) -> Half {
    let isRight = point.x >= bounds.center.x
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRight != isMirrored ? incrementButton : decrementButton
  }

  override var accessibilityChildren: [Responder] {
    [decrementButton, incrementButton] + subviews
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

extension Stepper {
  /// One of the two buttons of a stepper.
  public final class Half: AccessibilityElement {
    fileprivate let isIncrement: Bool
    /// A reader may hold the element longer than its stepper lives, so the reference is weak.
    private var stepper: Stepper? { accessibilityContainer as? Stepper }

    init(stepper: Stepper, isIncrement: Bool) {
      self.isIncrement = isIncrement
      super.init(accessibilityContainer: stepper)
    }

    fileprivate var isAtEnd: Bool {
      guard let stepper, !stepper.wraps else { return false }
      return isIncrement
        ? stepper.value >= stepper.maximumValue : stepper.value <= stepper.minimumValue
    }

    public override var defaultAccessibilityLabel: String? {
      stepper?.traitCollection.systemTexts[isIncrement ? .increment : .decrement]
    }

    public override var defaultAccessibilityTraits: AccessibilityTraits {
      (stepper?.isEnabled ?? false) && !isAtEnd ? .button : [.button, .notEnabled]
    }

    public override var defaultAccessibilityFrame: Rect {
      guard let stepper else { return .zero }
      let bounds = stepper.bounds
      let isMirrored = stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let isRight = isIncrement != isMirrored
      return stepper.accessibilityConvertToScreen(
        Rect(
          x: bounds.minX + (isRight ? bounds.width / 2 : 0), y: bounds.minY,
          width: bounds.width / 2, height: bounds.height))
    }
  }
}
