public import EarshotModel

/// Turns something on or off (`UISwitch`).
///
/// It has no name of its own: the label beside it is a separate element (facts/storyboards.md §3).
open class Switch: Control {
  /// Whether the switch is on.
  open var isOn = false
  /// A text beside the switch, shown on the Mac only.
  public final var title: String?

  open override var intrinsicContentSize: Size { Size(width: 51, height: 31) }

  open override var defaultIsAccessibilityElement: Bool { true }

  open override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }

  open override var defaultAccessibilityTraits: AccessibilityTraits {
    traits([.button, .toggleButton])
  }
}
