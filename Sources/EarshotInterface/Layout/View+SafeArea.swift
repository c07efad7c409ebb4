import EarshotModel

extension View {
  /// What the superview's covered edges leave of this view, and what its controller and the container
  /// of its controller cover beside.
  final var inheritedSafeAreaInsets: EdgeInsets {
    var insets = EdgeInsets.zero
    if let superview {
      let outer = superview.safeAreaInsets
      let place = frame.offset(x: -superview.bounds.minX, y: -superview.bounds.minY)
      let room = superview.bounds.size
      insets = EdgeInsets(
        top: max(0, outer.top - place.minY), left: max(0, outer.left - place.minX),
        bottom: max(0, outer.bottom - (room.height - place.maxY)),
        right: max(0, outer.right - (room.width - place.maxX)))
    }
    guard let viewController else { return insets }
    let bars = viewController.parent?.safeAreaInsetsOfBars(over: viewController) ?? .zero
    return insets + bars + viewController.additionalSafeAreaInsets
  }
}

extension EdgeInsets {
  /// Both distances together, on every edge.
  static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }
}
