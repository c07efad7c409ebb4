import EarshotModel

/// Places an open menu below what it belongs to, or above it where there is more room.
final class MenuPresentationController: PresentationController {
  private static let margin = 8.0

  override var isDismissibleByUser: Bool { true }

  override var shouldRemovePresentersView: Bool { false }

  override var textOfDismissRegion: SystemText? { .dismissContextMenu }

  override var frameOfPresentedViewInContainerView: Rect {
    guard let containerView, let menu = presentedViewController.viewIfLoaded as? MenuView
    else { return .zero }
    let room = containerView.room(margin: Self.margin)
    let source = (presentedViewController as? MenuController)?.source?.accessibilityFrame ?? .zero
    return room.place(
      Size(width: MenuView.width, height: menu.naturalHeight),
      beside: containerView.convertFromScreen(source))
  }
}
