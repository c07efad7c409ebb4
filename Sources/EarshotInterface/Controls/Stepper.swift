public import EarshotModel

/// Two buttons that make a number smaller or larger (`UIStepper`).
open class Stepper: Control {
  /// The number, between the two ends.
  open var value = 0.0
  /// The smallest number.
  open var minimumValue = 0.0
  /// The largest number.
  open var maximumValue = 100.0
  /// How much one press changes.
  open var stepValue = 1.0
  /// Whether a step past one end comes out at the other.
  open var wraps = false

  /// The button that makes the number smaller.
  public private(set) final lazy var decrementButton = Half(stepper: self, isIncrement: false)
  /// The button that makes the number larger.
  public private(set) final lazy var incrementButton = Half(stepper: self, isIncrement: true)

  open override var intrinsicContentSize: Size { Size(width: 94, height: 32) }

  /// A stepper with a name is a group, because its two buttons are called the same everywhere.
  open override var defaultAccessibilityContainerType: AccessibilityContainerType {
    hasExplicitAccessibilityLabel ? .semanticGroup : .none
  }

  override var accessibilityChildren: [Responder] {
    [decrementButton, incrementButton] + subviews
  }
}

extension Stepper {
  /// One of the two buttons of a stepper.
  public final class Half: AccessibilityElement {
    private let isIncrement: Bool
    /// A reader may hold the element longer than its stepper lives, so the reference is weak.
    private var stepper: Stepper? { accessibilityContainer as? Stepper }

    init(stepper: Stepper, isIncrement: Bool) {
      self.isIncrement = isIncrement
      super.init(accessibilityContainer: stepper)
    }

    private var isAtEnd: Bool {
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
