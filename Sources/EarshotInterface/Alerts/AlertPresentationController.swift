import EarshotModel

/// Places an alert in the middle, and an action sheet at the lower edge.
final class AlertPresentationController: PresentationController {
  private static let alertWidth = 270.0
  private static let margin = 8.0

  /// An alert is closed by one of its buttons.
  override var isDismissibleByUser: Bool { false }

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: Rect {
    guard let containerView, let alert = presentedViewController.viewIfLoaded as? AlertView
    else { return .zero }
    let bounds = containerView.bounds
    let isSheet =
      (presentedViewController as? AlertController)?.preferredStyle == .actionSheet
    let width = isSheet ? bounds.width - 2 * Self.margin : Self.alertWidth
    let height = alert.height(forWidth: width)
    let y =
      isSheet
      ? bounds.height - containerView.safeAreaInsets.bottom - Self.margin - height
      : (bounds.height - height) / 2
    return Rect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
  }
}
