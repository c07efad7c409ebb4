public import EarshotModel

/// Chooses from a range by a thumb on a line (`UISlider`).
open class Slider: Control {
  /// The chosen value, between the two ends.
  open var value = 0.0
  /// The value at the leading end.
  open var minimumValue = 0.0
  /// The value at the trailing end.
  open var maximumValue = 1.0
  /// Whether the app hears of every change rather than of the last.
  public final var isContinuous = true

  open override var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: 31)
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

  /// The centre of the thumb (facts/storyboards.md §3, slider).
  open override var defaultAccessibilityActivationPoint: Point {
    let frame = accessibilityFrame
    let thumb = min(frame.width, 31.0)
    let way = (frame.width - thumb) * share
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? frame.maxX - thumb / 2 - way : frame.minX + thumb / 2 + way
    return Point(x: x, y: frame.center.y)
  }
}
