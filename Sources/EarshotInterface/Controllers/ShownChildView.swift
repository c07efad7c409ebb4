import EarshotModel

/// What a container shows one of its children in, under its bars.
final class ShownChildView: View {
  /// Shows the view of a child beside those that are on their way out.
  func show(_ child: ViewController) {
    // The room is not known before the container is laid out.
    if superview?.isOnDirtyPath ?? false { superview?.viewController?.layoutContainer() }
    // Before that, what was drawn keeps its size.
    if bounds.size != .zero { place(child) }
    if child.view.superview !== self { addSubview(child.view) }
  }

  /// Shows the view of a child and no other.
  func showOnly(_ child: ViewController) {
    for other in subviews where other !== child.view { other.removeFromSuperview() }
    show(child)
  }

  /// Gives what is shown all the room.
  func fill(_ room: Rect) {
    frame = room
    guard bounds.size != .zero else { return }
    for shown in subviews {
      if let child = shown.viewController { place(child) } else { shown.frame = bounds }
    }
  }

  private func place(_ child: ViewController) {
    let container = superview?.viewController
    child.view.frame = child.placeOfRootView(
      in: bounds,
      covered: safeAreaInsets + (container?.safeAreaInsetsOfBars(over: child) ?? .zero),
      keepingClearOf: container?.edgesKeptClear(by: child) ?? [], of: window)
  }
}
