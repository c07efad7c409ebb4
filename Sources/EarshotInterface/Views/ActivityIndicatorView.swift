public import EarshotModel

/// A wheel that turns while something is going on (`UIActivityIndicatorView`).
open class ActivityIndicatorView: View {
  /// Whether the wheel turns.
  public private(set) final var isAnimating = false

  /// Whether a wheel at rest is not shown.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Creates a wheel at rest, hidden, at a place in its future superview, in points.
  public override init(frame: Rect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Shows the wheel and turns it.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the wheel, and hides it when ``hidesWhenStopped`` says so.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: Size { Size(width: 20, height: 20) }

  open override var defaultIsAccessibilityElement: Bool { isAnimating }

  open override var defaultAccessibilityLabel: String? { traitCollection.systemTexts[.inProgress] }

  open override var defaultAccessibilityTraits: AccessibilityTraits { .updatesFrequently }
}
