/// A property that a storyboard connects to an object by name (`@IBOutlet`, guide row G07).
///
/// Declare it like a stored property: `@Outlet var titleLabel: Label?`. It is found by its name when
/// the views are loaded; an object of another type is reported and not connected.
#if MainActorApps
  @preconcurrency @MainActor
#endif
@propertyWrapper
public struct Outlet<Object> {
  /// How an outlet holds its object.
  public enum Holding: Sendable {
    /// For as long as the owner lives.
    case strong
    /// Weakly, as is needed for what points outward, such as from a view to its controller.
    case weak
  }

  #if MainActorApps
    @preconcurrency @MainActor
  #endif
  private final class Storage {
    var strong: Object?
    weak var weak: AnyObject?
  }

  private let storage = Storage()
  private let holding: Holding

  /// Creates an outlet that is not connected yet and will hold its object strongly.
  public init() {
    holding = .strong
  }

  /// Creates an outlet that is not connected yet.
  public init(_ holding: Holding) {
    self.holding = holding
  }

  /// What the outlet leads to.
  public var wrappedValue: Object? {
    get { holding == .strong ? storage.strong : storage.weak as? Object }
    nonmutating set {
      if holding == .strong {
        storage.strong = newValue
      } else {
        storage.weak = newValue as AnyObject?
      }
    }
  }
}

extension Outlet: ConnectableOutlet {
  package var typeName: String { String(describing: Object.self) }
  package var isCollection: Bool { false }

  package func connect(_ object: AnyObject) -> Bool {
    guard let object = object as? Object else { return false }
    wrappedValue = object
    return true
  }
}

/// A property that a storyboard connects to several objects by name (`@IBOutlet` of an array).
///
/// The objects stand in the order of the file.
#if MainActorApps
  @preconcurrency @MainActor
#endif
@propertyWrapper
public struct OutletCollection<Object> {
  #if MainActorApps
    @preconcurrency @MainActor
  #endif
  private final class Storage {
    var objects: [Object] = []
  }

  private let storage = Storage()

  /// Creates a collection that leads nowhere yet.
  public init() {}

  /// What the outlets lead to.
  public var wrappedValue: [Object] {
    get { storage.objects }
    nonmutating set { storage.objects = newValue }
  }
}

extension OutletCollection: ConnectableOutlet {
  package var typeName: String { String(describing: Object.self) }
  package var isCollection: Bool { true }

  package func connect(_ object: AnyObject) -> Bool {
    guard let object = object as? Object else { return false }
    storage.objects.append(object)
    return true
  }
}
