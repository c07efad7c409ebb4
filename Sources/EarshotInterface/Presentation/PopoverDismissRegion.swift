import EarshotModel

/// What lies around a popover: pressing it closes the popover, by ear as by finger
/// (observed as `modal-dismiss-region`).
final class PopoverDismissRegion: View {
  private weak var presentation: PresentationController?

  init(of presentation: PresentationController, frame: Rect) {
    self.presentation = presentation
    super.init(frame: frame)
  }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { traitCollection.systemTexts[.dismissPopover] }
  override var defaultAccessibilityTraits: AccessibilityTraits { .button }

  /// An app that does not let it be closed was asked, and nothing inside is touched instead.
  override func accessibilityActivate() -> Bool {
    _ = presentation?.dismissForUser()
    return true
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    _ = presentation?.dismissForUser()
  }
}
