/// Why nobody who listens gets to use what starts a segue, as far as the file tells.
///
/// The wording stands in `SegueObstacle+Wording.swift`.
public enum SegueObstacle: String, Sendable, CaseIterable {
  /// It is dimmed.
  case disabled
  /// It is hidden or transparent, or stands inside something that is.
  case hidden
  /// Touches do not get to it: it or something around it takes none.
  case untouchable
  /// It stands beside the screen in the file, or, a gesture, on no view; only code could put it there.
  case besideScreen
  /// The size classes of the device leave it out.
  case notInstalled
  /// It belongs on a bar, and there is none around its scene.
  case withoutBar
  /// It is a gesture of fingers that no command of a screen reader makes.
  case fingers
}
