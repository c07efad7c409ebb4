/// What an element answers to besides what its class does.
public enum ElementHandler: String, Hashable, Sendable, CaseIterable {
  /// One tap.
  case tap
  /// A finger that stays.
  case longPress
  /// A finger that moves.
  case pan
  /// A short stroke.
  case swipe
  /// Two fingers that part.
  case pinch
  /// Two fingers that turn.
  case rotation
  /// A gesture of the app's own.
  case other

  /// The gesture that a storyboard calls by this word.
  init(gesture word: String) {
    switch word {
    case "screenEdgePan": self = .pan
    default: self = ElementHandler(rawValue: word) ?? .other
    }
  }
}
