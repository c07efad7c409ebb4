/// What keeps the state of an application while it is away, and brings it back.
///
/// `StateRestoration` is one; an application calls it at the points of its life that UIKit's
/// documentation names (What UIKit does, "State restoration").
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol StatePreserving: AnyObject {
  /// Launching begins: what a launch that never ended has left is thrown away.
  func applicationWillLaunch(_ application: Application)
  /// The delegate has heard that launching began, and not yet that it ended.
  func restoreState(of application: Application)
  /// Launching, and all restoration that was extended, has ended.
  func applicationDidLaunch(_ application: Application)
  /// The application has entered the background.
  func preserveState(of application: Application)
  /// A person has quit the app by force: nothing is to come back.
  func discardState(of application: Application)
}

/// What stands behind a ``RestorationCoder``: the archive that is being written or read.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package protocol RestorationStorage: AnyObject {
  /// The application whose state it is.
  var application: Application { get }
  /// The storyboard that the object came from.
  var storyboard: (any RestorableStoryboard)? { get }

  /// Writes a value.
  func encode<Value: Encodable>(_ value: Value, for key: RestorationKey)
  /// Writes references; `nil` and what cannot be referred to keeps its place.
  func encode(_ objects: [(any StateRestoring)?], for key: RestorationKey)
  /// The value under a key, when it is of that type.
  func decode<Value: Decodable>(_ type: Value.Type, for key: RestorationKey) -> Value?
  /// The objects referred to under a key, with `nil` for each that did not come back.
  func references(for key: RestorationKey) -> [(any StateRestoring)?]?
  /// Whether anything was written under a key.
  func contains(_ key: RestorationKey) -> Bool
}
