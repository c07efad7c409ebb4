/// The keys of the format, in the order in which they are written.
enum ArchiveKeys {
  static let version = "stateArchive"
  static let checksum = "checksum"
  static let bundleVersion = "bundleVersion"
  static let systemVersion = "systemVersion"
  static let idiom = "userInterfaceIdiom"
  static let timestamp = "timestamp"
  static let ignoresSnapshot = "ignoresSnapshot"
  static let windows = "windows"
  static let firstResponders = "firstResponders"
  static let cursor = "voiceOver"
  static let application = "application"
  static let controllers = "viewControllers"
  static let views = "views"
  static let objects = "objects"

  static let horizontal = "horizontal"
  static let vertical = "vertical"
  static let controller = "viewController"
  static let element = "element"
  static let label = "label"
  static let rotor = "rotor"

  static let path = "path"
  static let className = "class"
  static let restorationClass = "restorationClass"
  static let storyboard = "storyboard"
  /// What the app wrote.
  static let values = "values"
  static let references = "references"
  /// What our own classes wrote.
  static let ownValues = "ownValues"
  static let ownReferences = "ownReferences"

  /// The keys of a whole archive in a version of the format.
  static func archive(version: Int) -> [String] {
    let first = [
      self.version, bundleVersion, systemVersion, idiom, timestamp, ignoresSnapshot, windows,
      application, controllers, views, objects,
    ]
    return version == 1 ? first : first + [checksum, firstResponders, cursor]
  }

  static let cursorKeys = [controller, element, label, rotor]
  static let contents = [values, references, ownValues, ownReferences]
  static let object = [path, className, restorationClass, storyboard] + contents
}
