import EarshotModel

extension View {
  /// What the superview's covered edges leave of this view, and what its controller and the container
  /// of its controller cover beside.
  final var inheritedSafeAreaInsets: EdgeInsets {
    var covered = superview?.safeAreaInsets ?? .zero
    if let viewController, let container = viewController.parent {
      covered = covered + container.safeAreaInsetsOfBars(over: viewController)
    }
    if let superview {
      let place = frame.offset(x: -superview.bounds.minX, y: -superview.bounds.minY)
      let room = superview.bounds.size
      covered = EdgeInsets(
        top: max(0, covered.top - place.minY), left: max(0, covered.left - place.minX),
        bottom: max(0, covered.bottom - (room.height - place.maxY)),
        right: max(0, covered.right - (room.width - place.maxX)))
    }
    return covered + (viewController?.additionalSafeAreaInsets ?? .zero)
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
