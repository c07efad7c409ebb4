package import EarshotDocuments
package import EarshotModel

/// Gives every element the key by which findings name it and people ignore it.
///
/// A key has to outlive changes around the element, so it is the first of these that there is: the
/// identifier for tests, the id in the file, role and label, the name in `earshot read`. Of several
/// elements with one key, the second and further ones are numbered.
package enum ElementKeys {
  /// Sets the keys of all elements.
  ///
  /// - Parameters:
  ///   - elements: What is on a screen.
  ///   - names: What `earshot read` calls each element.
  static func assign(to elements: inout [AuditedElement.Facts], names: [String?]) {
    var counts: [String: Int] = [:]
    for index in elements.indices {
      let key =
        preferred(of: elements[index]) ?? names[index] ?? "\(elements[index].kind.rawValue)"
      let count = counts[key, default: 0] + 1
      counts[key] = count
      elements[index].key = count == 1 ? key : "\(key)#\(count)"
    }
  }

  /// The key of something that stands on no screen that was read as a whole.
  ///
  /// - Parameters:
  ///   - responder: What it is; it is asked now.
  ///   - origin: Where it comes from.
  /// - Returns: The key, which nothing numbers.
  #if MainActorApps
    @MainActor
  #endif
  package static func key(of responder: Responder, origin: ElementOrigin?) -> String {
    let facts = AuditedElement.Facts(responder, origin: origin, around: ElementSurroundings())
    return preferred(of: facts) ?? "\(facts.kind.rawValue)"
  }

  private static func preferred(of element: AuditedElement.Facts) -> String? {
    if let identifier = element.identifier, !identifier.isEmpty { return identifier }
    if let id = element.id, !id.isEmpty { return id }
    guard let label = element.label, !label.isEmpty, element.isElement else { return nil }
    let role = element.role == .none ? element.kind.rawValue : element.role.rawValue
    return "\(role):\(label)"
  }
}
