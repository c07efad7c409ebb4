public import EarshotModel

/// How a popover stands beside what it belongs to (`UIPopoverPresentationController`).
open class PopoverPresentationController: PresentationController {
  /// The view that the popover belongs to; without one, or a bar button, it stands in the middle.
  public final weak var sourceView: View?
  /// The part of ``sourceView`` that the popover belongs to, in its coordinates; all of it by default.
  public final var sourceRect: Rect?
  /// The bar button that the popover belongs to; it comes before ``sourceView``.
  public final weak var barButtonItem: BarButtonItem?

  /// The place of what the popover belongs to, in the coordinates of the container.
  final var sourceFrame: Rect? {
    guard let containerView else { return nil }
    if let barButtonItem {
      return containerView.convertFromScreen(barButtonItem.accessibilityFrame)
    }
    return sourceView.map { view in
      containerView.convertFromScreen(
        view.accessibilityConvertToScreen(sourceRect ?? view.bounds))
    }
  }

  open override var frameOfPresentedViewInContainerView: Rect {
    let place = super.frameOfPresentedViewInContainerView
    guard presentationStyle == .popover, let containerView, let sourceFrame else { return place }
    return containerView.room(margin: 0).place(place.size, beside: sourceFrame)
  }
}

extension ViewController {
  /// How the controller stands as a popover, or `nil` when it is presented otherwise.
  public final var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }
}
