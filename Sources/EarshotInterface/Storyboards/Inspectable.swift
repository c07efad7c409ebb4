/// A property that a storyboard sets by name, as a user-defined runtime attribute (`@IBInspectable`).
///
/// Texts, flags, numbers, colours, pictures, points, sizes and rectangles can be set; a number also
/// sets a property of an integer or a flag.
#if MainActorApps
  @preconcurrency @MainActor
#endif
@propertyWrapper
public struct Inspectable<Value> {
  #if MainActorApps
    @preconcurrency @MainActor
  #endif
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Creates a property with the value it has when the storyboard says nothing.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

extension Inspectable: SettableAttribute {
  package var typeName: String { String(describing: Value.self) }

  package func set(_ value: Any) -> Bool {
    guard let fitting = value as? Value ?? Self.convert(value) else { return false }
    storage.value = fitting
    return true
  }

  private static func convert(_ value: Any) -> Value? {
    guard let number = value as? Double else { return nil }
    return Int(exactly: number) as? Value ?? Float(number) as? Value ?? (number != 0) as? Value
  }
}
