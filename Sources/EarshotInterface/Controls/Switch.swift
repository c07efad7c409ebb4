public import EarshotModel

/// Turns something on or off (`UISwitch`).
///
/// It has no name of its own: the label beside it is a separate element.
open class Switch: Control {
  /// Whether the switch is on.
  open var isOn = false
  /// A text beside the switch, shown on the Mac only.
  public final var title: String?

  /// Turns the switch on or off without reporting it, animated or not.
  open func setOn(_ isOn: Bool, animated: Bool) {
    self.isOn = isOn
  }

  override var keepsTaps: Bool { true }

  open override func endTracking(_ touch: Touch?, with event: Event?) {
    guard isTouchInside else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Refuses pans along the switch, which move its knob.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if isEnabled, gestureRecognizer.view !== self,
      let pan = gestureRecognizer as? PanGestureRecognizer
    {
      let way = pan.translation(in: self)
      if abs(way.x) > abs(way.y) { return false }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override var intrinsicContentSize: Size { Size(width: 49, height: 31) }

  override var ownSize: Size? { Size(width: 51, height: 31) }

  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  override func standardHuggingPriority(for axis: LayoutConstraint.Axis) -> Double { 750 }

  open override var defaultIsAccessibilityElement: Bool { true }

  open override var defaultAccessibilityValue: String? { isOn ? "1" : "0" }

  /// Whether it is on; as in UIKit, what an app sets is not said (vectors `switch-06` to `09`).
  open override var accessibilityValue: String? {
    get { defaultAccessibilityValue }
    set { super.accessibilityValue = newValue }
  }

  /// The same with speech attributes, of which a switch has none.
  open override var accessibilityAttributedValue: AttributedText? {
    get { accessibilityValue.map { AttributedText($0) } }
    set { super.accessibilityAttributedValue = newValue }
  }

  open override var defaultAccessibilityTraits: AccessibilityTraits {
    traits([.button, .toggleButton])
  }

  // MARK: State

  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(isOn, for: .isOn)
  }

  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    if let isOn = coder.decode(Bool.self, for: .isOn) { self.isOn = isOn }
  }
}
