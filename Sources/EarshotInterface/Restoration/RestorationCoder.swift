import EarshotModel

/// What one object writes its state into and takes it back from.
///
/// Every object has a coder of its own, so keys of one never meet those of another (guide row G41).
/// Values are anything `Codable`; controllers, views and registered objects are kept as references,
/// by their paths.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class RestorationCoder {
  private let storage: any RestorationStorage

  package init(_ storage: any RestorationStorage) {
    self.storage = storage
  }

  /// The application whose state it is.
  public var application: Application { storage.application }

  /// The storyboard that the controller came from, when that is known and still there.
  public var storyboard: (any RestorableStoryboard)? { storage.storyboard }

  // MARK: Writing

  /// Writes a value under a key, in the place of what was written there before; `nil` writes nothing.
  ///
  /// A value that cannot be written, and one under a key of ``RestorationKey/reserved``, is left out
  /// with a warning.
  public func encode<Value: Encodable>(_ value: Value?, forKey key: String) {
    guard let value, accepts(key) else { return }
    storage.encode(value, for: .app(key))
  }

  /// Writes a reference to a controller, a view or a registered object.
  ///
  /// The state of a controller that is referred to is kept, whatever its parents (guide row G37).
  /// What has no restoration identifier cannot be referred to and is left out.
  public func encode(_ object: (any StateRestoring)?, forKey key: String) {
    guard let object, accepts(key) else { return }
    storage.encode([object], for: .app(key))
  }

  /// Writes references to several controllers, views or registered objects, as the children of a
  /// container.
  public func encode(_ objects: [any StateRestoring], forKey key: String) {
    guard accepts(key) else { return }
    storage.encode(objects, for: .app(key))
  }

  private func accepts(_ key: String) -> Bool {
    // Most keys are shorter than any that is reserved.
    guard key.utf8.count >= RestorationKey.shortestReserved,
      RestorationKey.reserved.contains(key)
    else { return true }
    application.note(
      .warning("The key \(key) is reserved; what was to be kept under it was left out."))
    return false
  }

  // MARK: Reading

  /// The value that was written under a key, or `nil` when there is none of that type.
  public func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, forKey key: String
  ) -> Value? {
    storage.decode(type, for: .app(key))
  }

  /// The object that was referred to under a key, or `nil` when it did not come back.
  ///
  /// Under ``RestorationKey/storyboard`` it is ``storyboard``, as in the guide's listing of a class that
  /// makes its controllers anew.
  public func decodeObject<Object>(
    of type: Object.Type = Object.self, forKey key: String
  ) -> Object? {
    decodeObject(forKey: key) as? Object
  }

  /// The object that was referred to under a key, of whatever class, or `nil` when it did not come
  /// back.
  public func decodeObject(forKey key: String) -> Any? {
    if key == RestorationKey.storyboard { return storage.storyboard }
    return storage.references(for: .app(key))?.first ?? nil
  }

  /// The whole number that was written under a key; 0 when there is none.
  public func decodeInteger(forKey key: String) -> Int { decode(forKey: key) ?? 0 }

  /// The number that was written under a key; 0 when there is none.
  public func decodeDouble(forKey key: String) -> Double { decode(forKey: key) ?? 0 }

  /// The number that was written under a key; 0 when there is none.
  public func decodeFloat(forKey key: String) -> Float { decode(forKey: key) ?? 0 }

  /// The flag that was written under a key; `false` when there is none.
  public func decodeBool(forKey key: String) -> Bool { decode(forKey: key) ?? false }

  /// The objects that were referred to under a key and came back, in their order.
  public func decodeObjects<Object>(
    of type: Object.Type = Object.self, forKey key: String
  ) -> [Object] {
    storage.references(for: .app(key))?.compactMap { $0 as? Object } ?? []
  }

  /// Whether anything was written under a key.
  public func containsValue(forKey key: String) -> Bool {
    storage.contains(.app(key))
  }

  // MARK: What our own classes keep

  package func encode<Value: Encodable>(_ value: Value?, for property: RestorableProperty) {
    if let value { storage.encode(value, for: .system(property)) }
  }

  package func encode(_ objects: [(any StateRestoring)?], for property: RestorableProperty) {
    storage.encode(objects, for: .system(property))
  }

  package func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, for property: RestorableProperty
  ) -> Value? {
    storage.decode(type, for: .system(property))
  }

  /// The objects that were referred to, with `nil` for each that did not come back; `nil` when
  /// nothing was written.
  package func decodeObjects<Object>(
    of type: Object.Type = Object.self, for property: RestorableProperty
  ) -> [Object?]? {
    storage.references(for: .system(property))?.map { $0 as? Object }
  }
}
