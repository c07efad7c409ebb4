/// The ways in which one controller takes another's place; each has its own order of callbacks.
enum TransitionKind: CaseIterable {
  /// Onto a navigation stack.
  case push
  /// Off a navigation stack.
  case pop
  /// Over a controller that leaves the screen.
  case presentCovering
  /// Over a controller that stays on screen.
  case presentOver
  /// Back to a controller that had left the screen.
  case dismissCovering
  /// Off a controller that stayed on screen.
  case dismissOver
  /// From one tab to another.
  case tab
  /// From one page to another by sliding.
  case pageScroll
  /// From one page to another as a leaf of paper.
  case pageCurl
  /// Between two children of a container of the app's own.
  case child
  /// Into a window that is shown.
  case root
}
