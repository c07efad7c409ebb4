/// What kind of thing an element is and how it behaves, as a set of `UIAccessibilityTraits`.
///
/// Apple publishes names, not numbers; the bits here are those that facebook/idb and
/// AccessibilitySnapshot record. File formats use the names.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public var rawValue: UInt64

  /// Creates a set from its bits; unknown bits are kept.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  init(bit: UInt64) {
    self.init(rawValue: 1 << bit)
  }

  /// No trait at all.
  public static let none: AccessibilityTraits = []
  /// Behaves like a button; spoken "button".
  public static let button = AccessibilityTraits(bit: 0)
  /// Behaves like a link; spoken "link".
  public static let link = AccessibilityTraits(bit: 1)
  /// Is a picture; spoken "image".
  public static let image = AccessibilityTraits(bit: 2)
  /// Is currently selected; spoken before the label.
  public static let selected = AccessibilityTraits(bit: 3)
  /// Plays its own sound when activated; silent.
  public static let playsSound = AccessibilityTraits(bit: 4)
  /// Is a key of a keyboard; silent, and silences ``button``.
  public static let keyboardKey = AccessibilityTraits(bit: 5)
  /// Is text that cannot change; silent.
  public static let staticText = AccessibilityTraits(bit: 6)
  /// Sums up the state of the application at launch; silent.
  public static let summaryElement = AccessibilityTraits(bit: 7)
  /// Does not respond; spoken "dimmed".
  public static let notEnabled = AccessibilityTraits(bit: 8)
  /// Changes too often for every change to be spoken; silent.
  public static let updatesFrequently = AccessibilityTraits(bit: 9)
  /// Is a search field; spoken "search field".
  public static let searchField = AccessibilityTraits(bit: 10)
  /// Starts media when activated, so speech should be short; silent.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// Has a value that increment and decrement change; spoken "adjustable".
  public static let adjustable = AccessibilityTraits(bit: 12)
  /// Takes touches directly, past the screen reader; silent.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 13)
  /// Turns its page when reading reaches the end; silent.
  public static let causesPageTurn = AccessibilityTraits(bit: 14)
  /// Holds tabs; every element inside is spoken as a tab.
  public static let tabBar = AccessibilityTraits(bit: 15)
  /// Divides content into sections; spoken "heading".
  public static let header = AccessibilityTraits(bit: 16)
  /// Lets the user zoom its content; silent.
  public static let supportsZoom = AccessibilityTraits(bit: 46)
  /// Is switched on or off; its value is spoken as "on", "off" or "mixed".
  public static let toggleButton = AccessibilityTraits(bit: 53)
}
