/// Why a listener cannot use the element that starts a segue, as far as the file tells.
///
/// The wording stands in `SegueObstacle+Wording.swift`.
nonisolated public enum SegueObstacle: String, Sendable, CaseIterable {
  /// It is dimmed.
  case disabled
  /// It is hidden or transparent, or stands inside something that is.
  case hidden
  /// Touches do not reach it, because it or something around it does not take any.
  case untouchable
  /// It is among the objects of the scene but in none of its views, or is a gesture of no view;
  /// only code could add it.
  case besideScreen
  /// The size classes of the device leave it out.
  case notInstalled
  /// It belongs on a bar, and there is none around its scene.
  case withoutBar
  /// It is a gesture that a listener cannot make while a screen reader is on.
  case fingers
}
