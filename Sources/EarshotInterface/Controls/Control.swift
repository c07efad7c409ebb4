public import EarshotModel

/// A view that is there to be used (`UIControl`).
open class Control: View, ActionSender {
  final var targets = ActionTargets<ControlEvents>()

  /// How content lies from left to right or from top to bottom.
  public enum ContentAlignment: String, Sendable, CaseIterable {
    /// In the middle.
    case center
    /// At the leading edge, or at the top.
    case leading
    /// At the trailing edge, or at the bottom.
    case trailing
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// From edge to edge.
    case fill
  }

  /// Whether the control responds.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether a finger is on the control.
  open var isHighlighted = false
  /// Whether activation opens a menu.
  open var showsMenuAsPrimaryAction = false
  /// How content lies from left to right.
  public final var contentHorizontalAlignment = ContentAlignment.center

  /// The condition on which titles and pictures depend.
  open var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// What a class says of itself, joined with what every control says of its condition.
  final func traits(_ traits: AccessibilityTraits) -> AccessibilityTraits {
    var result = traits
    if !isEnabled { result.insert(.notEnabled) }
    if isSelected { result.insert(.selected) }
    return result
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits { traits(.none) }
}
