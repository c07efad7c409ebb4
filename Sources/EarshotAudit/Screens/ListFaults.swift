import EarshotModel

/// Finds out how what a container says of its elements contradicts itself.
#if MainActorApps
  @MainActor
#endif
enum ListFaults {
  /// The most elements that are compared.
  private static let limit = 1_000

  /// The faults; none for nearly every container.
  static func of(_ container: Responder) -> [ListFault] {
    guard let list = container.accessibilityElements else { return [] }
    var faults: [ListFault] = []
    if let count = container.accessibilityElementCount(), count != list.count {
      faults.append(.counts(listed: list.count, counted: count))
    }
    for (index, element) in list.prefix(limit).enumerated() {
      guard let found = container.index(ofAccessibilityElement: element) else {
        faults.append(.doesNotFind(element: index + 1))
        break
      }
      if found != index, list.indices.contains(found), list[found] !== element {
        faults.append(.finds(element: index + 1, place: found + 1))
        break
      }
    }
    for (index, element) in list.prefix(limit).enumerated() {
      guard let found = container.accessibilityElement(at: index), found !== element else {
        continue
      }
      faults.append(.givesAnother(place: index + 1))
      break
    }
    return faults
  }
}
