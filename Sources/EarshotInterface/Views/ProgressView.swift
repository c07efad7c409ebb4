public import EarshotModel

/// A bar that fills as work gets done (`UIProgressView`).
open class ProgressView: View {
  /// How much is done, from 0 to 1.
  open var progress = 0.0

  open override var intrinsicContentSize: Size { Size(width: Self.noIntrinsicMetric, height: 4) }

  open override var defaultIsAccessibilityElement: Bool { true }

  open override var defaultAccessibilityLabel: String? { traitCollection.systemTexts[.progress] }

  open override var defaultAccessibilityValue: String? {
    traitCollection.systemTexts.percent(of: progress, in: 0...1)
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits { .updatesFrequently }
}
