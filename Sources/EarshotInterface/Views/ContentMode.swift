/// How content fits into a view of another shape (`UIView.ContentMode`).
public enum ContentMode: String, Sendable, CaseIterable {
  /// Stretches to the view.
  case scaleToFill
  /// Grows until it meets two edges.
  case scaleAspectFit
  /// Grows until it covers the view.
  case scaleAspectFill
  /// Is drawn anew for every size.
  case redraw
  /// Stays in the middle.
  case center
  /// Stays at the top edge.
  case top
  /// Stays at the bottom edge.
  case bottom
  /// Stays at the left edge.
  case left
  /// Stays at the right edge.
  case right
  /// Stays in the top left corner.
  case topLeft
  /// Stays in the top right corner.
  case topRight
  /// Stays in the bottom left corner.
  case bottomLeft
  /// Stays in the bottom right corner.
  case bottomRight
}
