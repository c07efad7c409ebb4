public import EarshotModel

/// A wheel that turns while something is going on (`UIActivityIndicatorView`).
open class ActivityIndicatorView: View {
  /// Whether the wheel turns.
  public private(set) final var isAnimating = false

  /// Whether a wheel at rest is not shown.
  open var hidesWhenStopped = true

  /// Whether the wheel is not shown: because it was hidden, or because it is at rest.
  open override var isHidden: Bool {
    get { super.isHidden || (hidesWhenStopped && !isAnimating) }
    set { super.isHidden = newValue }
  }

  /// Turns the wheel, which shows it unless it was hidden.
  open func startAnimating() {
    isAnimating = true
  }

  /// Stops the wheel, and hides it when ``hidesWhenStopped`` says so.
  open func stopAnimating() {
    isAnimating = false
  }

  /// How large a wheel is (`UIActivityIndicatorView.Style`).
  public enum Style: Sendable {
    /// 20 points.
    case medium
    /// 37 points.
    case large

    fileprivate var length: Double { self == .medium ? 20 : 37 }
  }

  /// How large the wheel is.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: Size { Size(width: style.length, height: style.length) }

  override var ownSize: Size? { Size(width: Style.medium.length, height: Style.medium.length) }

  open override var defaultIsAccessibilityElement: Bool { isAnimating }

  open override var defaultAccessibilityLabel: String? { traitCollection.systemTexts[.inProgress] }

  open override var defaultAccessibilityTraits: AccessibilityTraits { .updatesFrequently }
}
