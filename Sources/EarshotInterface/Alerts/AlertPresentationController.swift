import EarshotModel

/// Places an alert in the middle, and an action sheet at the lower edge or, on a tablet, as a popover.
final class AlertPresentationController: PopoverPresentationController {
  private static let alertWidth = 270.0
  private static let popoverWidth = 304.0
  private static let margin = 8.0

  private var alertController: AlertController? { presentedViewController as? AlertController }

  private var isSheet: Bool { alertController?.preferredStyle == .actionSheet }

  /// Whether what is asked stands beside what it belongs to, and what lies around it cancels.
  var isPopover: Bool { isSheet && idiom == .pad }

  /// An alert, and a sheet at the lower edge, are closed by one of their buttons.
  override var isDismissibleByUser: Bool { isPopover }

  override var shouldRemovePresentersView: Bool { false }

  override var textOfDismissRegion: SystemText? { isPopover ? .dismissPopover : nil }

  /// Closing a popover without choosing performs the button that cancels, which is not shown.
  override func dismissForUser() -> Bool {
    guard isPopover, isPresented, let alertController,
      let action = alertController.cancelAction, action.isEnabled
    else { return super.dismissForUser() }
    alertController.perform(action)
    return true
  }

  override var frameOfPresentedViewInContainerView: Rect {
    guard let containerView, let alert = presentedViewController.viewIfLoaded as? AlertView
    else { return .zero }
    let bounds = containerView.bounds
    if isPopover, let sourceFrame {
      let height = alert.height(forWidth: Self.popoverWidth)
      return containerView.room(margin: Self.margin)
        .place(Size(width: Self.popoverWidth, height: height), beside: sourceFrame)
    }
    let isAtEdge = isSheet && !isPopover
    let width =
      isAtEdge ? bounds.width - 2 * Self.margin : isSheet ? Self.popoverWidth : Self.alertWidth
    let height = alert.height(forWidth: width)
    let y =
      isAtEdge
      ? bounds.height - containerView.safeAreaInsets.bottom - Self.margin - height
      : (bounds.height - height) / 2
    return Rect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
  }
}
