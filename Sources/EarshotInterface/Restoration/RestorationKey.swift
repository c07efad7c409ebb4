/// The name of something that an object keeps.
public enum RestorationKey: Hashable, Sendable {
  /// A name of the app's own.
  case app(String)
  /// A property of our own classes, which cannot collide with a key of the app.
  case system(RestorableProperty)

  /// The key of the storyboard that a controller came from; see ``RestorationCoder/storyboard``.
  public static let storyboard = "StateRestorationViewControllerStoryboard"
  /// The key of the version of the app that wrote the state; a `String`, readable in every coder.
  public static let bundleVersion = "ApplicationStateRestorationBundleVersion"
  /// The key of the kind of device the state was written on: `phone` or `pad`.
  public static let userInterfaceIdiom = "ApplicationStateRestorationUserInterfaceIdiom"
  /// The key of when the state was written, as ISO 8601.
  public static let timestamp = "ApplicationStateRestorationTimestamp"
  /// The key of the system that the state was written on.
  public static let systemVersion = "ApplicationStateRestorationSystemVersion"

  /// The keys that objects can read and must not write: the guide's three (row G41), and the two
  /// that came later.
  public static let reserved: Set<String> = [
    storyboard, bundleVersion, userInterfaceIdiom, timestamp, systemVersion,
  ]

  static let shortestReserved = reserved.map(\.utf8.count).min() ?? 0
}

/// What our own classes keep of themselves; the raw values stand in archives.
public enum RestorableProperty: String, Sendable, CaseIterable {
  /// The children of a container, in its order.
  case children
  /// What a controller presents.
  case presented
  /// The position of the child that is shown.
  case selectedIndex
  /// Whether the detail of a split view is shown where there is little room.
  case showsDetail
  /// How many columns of a split view stand on the stack of its list where there is little room.
  case columnsOnList
  /// How many screens of the list stand below them, when others stand above.
  case screensBelowColumns
  /// Whether the list of a split view was shown or hidden by choice.
  case displayMode
  /// How far content has moved.
  case contentOffset
  /// The chosen rows or cells.
  case selection
  /// The first row or cell on screen.
  case topElement
  /// The typed text.
  case text
  /// The selected characters.
  case selectedRange
  /// Whether a switch is on.
  case isOn
  /// The value of a slider, a stepper or a picker.
  case value
}
