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
  open var isEnabled = true {
    didSet { if !isEnabled && isFirstResponder { resignFirstResponder() } }
  }
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether a finger is on the control.
  open var isHighlighted = false
  /// Whether activation opens a menu.
  open var showsMenuAsPrimaryAction = false
  /// How content lies from left to right.
  public final var contentHorizontalAlignment = ContentAlignment.center

  /// Whether a finger that came down on the control is followed.
  public private(set) final var isTracking = false
  /// Whether that finger is inside the control.
  public private(set) final var isTouchInside = false

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

  // MARK: Actions

  /// Calls the targets and actions for `events`, in the order in which they were added.
  open func sendActions(for events: ControlEvents) {
    sendActions(for: events, event: nil)
  }

  private func sendActions(for events: ControlEvents, event: Event?) {
    let application = window?.application
    for entry in targets.takeAlive() where !entry.condition.isDisjoint(with: events) {
      let names = entry.condition.intersection(events).names.joined(separator: ", ")
      application?.note(
        .action(sender: transcriptName, name: names, handledBy: entry.transcriptName(for: self)))
      entry.call(self, event)
    }
  }

  /// Does an action on behalf of the control.
  open func sendAction(_ action: Action) {
    window?.application?.note(
      .action(
        sender: transcriptName, name: action.title,
        handledBy: action.identifier?.rawValue ?? action.title))
    action.perform(sender: self)
  }

  /// What happens to the control besides ``ControlEvents/touchUpInside`` when it is tapped.
  var eventsOfTap: ControlEvents { [] }

  /// Opens what a press opens in place of doing what the control is for.
  ///
  /// - Returns: Whether there was anything to open.
  func openInPlaceOfAction() -> Bool { false }

  /// Whether a single tap belongs to the control, so that no gesture around it is recognised from
  /// one.
  var keepsTaps: Bool { false }

  // MARK: Following a finger

  /// Begins to follow a finger that came down.
  ///
  /// - Returns: Whether the finger is to be followed.
  open func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true }

  /// Follows a finger that has moved.
  ///
  /// - Returns: Whether the finger is to be followed further.
  open func continueTracking(_ touch: Touch, with event: Event?) -> Bool { true }

  /// Ends following a finger that was lifted.
  open func endTracking(_ touch: Touch?, with event: Event?) {}

  /// Ends following a finger that was taken away.
  open func cancelTracking(with event: Event?) {}

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard isEnabled, !isTracking, let touch = touches.first else {
      for touch in touches { touch.wasPassedToTheEnd = true }
      return
    }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      touch.wasPassedToTheEnd = true
      return
    }
    isHighlighted = true
    sendActions(
      for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      isHighlighted = false
      return
    }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, event: event)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard isTracking, let touch = touches.first else {
      for touch in touches { touch.wasPassedToTheEnd = true }
      return
    }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    if isTouchInside, openInPlaceOfAction() { return }
    sendActions(
      for: isTouchInside ? eventsOfTap.union(.touchUpInside) : .touchUpOutside, event: event)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel, event: event)
  }

  /// Refuses tap gestures of the views around it, so that the control gets its taps.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard keepsTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? TapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}
