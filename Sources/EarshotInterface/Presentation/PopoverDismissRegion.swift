import EarshotModel

/// What lies around a sheet, a popover or a menu: pressing it closes that, by ear as by finger (observed as
/// `modal-dismiss-region`).
final class PopoverDismissRegion: View {
  private weak var presentation: PresentationController?

  private let text: SystemText

  init(of presentation: PresentationController, text: SystemText, frame: Rect) {
    self.presentation = presentation
    self.text = text
    super.init(frame: frame)
  }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { traitCollection.systemTexts[text] }
  override var defaultAccessibilityTraits: AccessibilityTraits { .button }

  /// An app that does not let it be closed was asked, and nothing inside is touched instead.
  override func accessibilityActivate() -> Bool {
    _ = presentation?.dismissForUser()
    return true
  }

  /// It is a part of what it closes: whatever is done there can be done from here.
  override var next: Responder? { presentation?.presentedViewController }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    _ = presentation?.dismissForUser()
  }
}
