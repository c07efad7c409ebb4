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
