/// The state of an app that is away: what ``StateRestoration`` writes and reads.
nonisolated public struct StateArchive: Sendable {
  /// The version of the format that is written.
  public static let currentVersion = 2

  /// The version of the format that the archive was read in.
  public internal(set) var version = StateArchive.currentVersion
  /// The version of the app that wrote it.
  public internal(set) var bundleVersion = ""
  /// The system that it was written on.
  public internal(set) var systemVersion = ""
  /// The kind of device that it was written on: `phone` or `pad`.
  public internal(set) var userInterfaceIdiom = ""
  /// When it was written, as ISO 8601.
  public internal(set) var timestamp = ""
  /// Whether the next launch is to begin without the picture of the last screen.
  public internal(set) var ignoresSnapshot = false
  /// The size classes of each window, from the back to the front.
  package var windows: [ArchivedWindow] = []
  /// The views that received typed keys, by their paths.
  package var firstResponders: [String] = []
  /// Where the reader stood.
  package var cursor: ArchivedCursor?
  /// What the application's delegate wrote.
  package var application = ArchivedObject(path: "", className: "")
  /// The view controllers, each before those it refers to.
  package var controllers: [ArchivedObject] = []
  /// The views, in the order of their controllers.
  package var views: [ArchivedObject] = []
  /// The registered objects.
  package var objects: [ArchivedObject] = []

  init() {}

  /// The paths of everything that is kept: controllers, then views, then registered objects.
  public var paths: [String] { (controllers + views + objects).map(\.path) }
}

/// The size classes of a window.
nonisolated package struct ArchivedWindow: Hashable, Sendable {
  package var horizontal: String
  package var vertical: String
}

/// Where a reader stood.
nonisolated package struct ArchivedCursor: Hashable, Sendable {
  /// The path of the controller in whose view the element stands.
  package var controller: String?
  /// The element, by ``ElementPlace``.
  package var element: String?
  /// The label of the element, without which its position says little.
  package var label: String?
  /// The setting of the rotor that a person chose.
  package var rotor: String?
}
