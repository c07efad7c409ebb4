/// An outlet of any type, as whatever connects it sees it.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package protocol ConnectableOutlet {
  /// What the outlet leads to, in the words of the program.
  var typeName: String { get }
  /// Whether the outlet leads to several objects.
  var isCollection: Bool { get }
  /// Leads the outlet to an object; one of another type is refused.
  func connect(_ object: AnyObject) -> Bool
}

/// A property that a storyboard can set by name, of any type.
#if MainActorApps
  @preconcurrency @MainActor
#endif
package protocol SettableAttribute {
  /// What the property holds, in the words of the program.
  var typeName: String { get }
  /// Sets the property; a value of another type is refused.
  func set(_ value: Any) -> Bool
}

/// The properties of an object that a storyboard finds by name.
package enum DeclaredProperties {
  /// The outlet of an object, in its own class or in one it inherits from.
  package static func outlet(_ name: String, of object: AnyObject) -> (any ConnectableOutlet)? {
    first("_" + name, of: object) as? any ConnectableOutlet
  }

  /// The property of an object that a runtime attribute may set.
  package static func attribute(_ name: String, of object: AnyObject) -> (any SettableAttribute)? {
    first("_" + name, of: object) as? any SettableAttribute
  }

  /// How the full names of the interface's own classes begin.
  ///
  /// They declare nothing of the kind, and have many properties, each of which takes long to look at.
  private static let ownClasses = String(reflecting: View.self).prefix { $0 != "." } + "."

  private static func first(_ label: String, of object: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      guard !String(reflecting: present.subjectType).hasPrefix(ownClasses) else { return nil }
      if let child = present.children.first(where: { $0.label == label }) { return child.value }
      mirror = present.superclassMirror
    }
    return nil
  }
}
