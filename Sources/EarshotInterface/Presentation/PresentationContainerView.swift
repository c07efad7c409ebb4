import EarshotModel

/// What a presented view stands in; everything behind it is out of a reader's reach.
final class PresentationContainerView: View {
  weak var presentation: PresentationController?
  /// What lies around a popover or a menu.
  private var dismissRegion: PopoverDismissRegion?

  /// Puts what closes a popover or a menu behind it.
  func addDismissRegion(of presentation: PresentationController, text: SystemText) {
    let region = PopoverDismissRegion(of: presentation, text: text, frame: bounds)
    dismissRegion = region
    addSubview(region)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dismissRegion?.frame = bounds
    presentation?.placePresentedView()
  }

  /// A popover or a menu is read before what closes it, so that the cursor comes to its content.
  override var accessibilityElements: [Responder]? {
    get {
      guard let dismissRegion, let presented = presentation?.presentedView else {
        return super.accessibilityElements
      }
      return super.accessibilityElements ?? [presented, dismissRegion]
    }
    set { super.accessibilityElements = newValue }
  }
}
