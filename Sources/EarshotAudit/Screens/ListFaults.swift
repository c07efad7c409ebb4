import EarshotModel

/// Finds out how what a container says of its elements contradicts itself.
#if MainActorApps
  @MainActor
#endif
enum ListFaults {
  /// The most elements that are compared.
  private static let limit = 1_000

  /// The faults, one sentence each; none for nearly every container.
  static func of(_ container: Responder) -> [String] {
    guard let list = container.accessibilityElements else { return [] }
    var faults: [String] = []
    if let count = container.accessibilityElementCount(), count != list.count {
      faults.append("it lists \(list.count) elements and counts \(count)")
    }
    for (index, element) in list.prefix(limit).enumerated() {
      guard let found = container.index(ofAccessibilityElement: element) else {
        faults.append("it does not find the place of element \(index + 1)")
        break
      }
      if found != index, list.indices.contains(found), list[found] !== element {
        faults.append("it finds element \(index + 1) at place \(found + 1)")
        break
      }
    }
    for (index, element) in list.prefix(limit).enumerated() {
      guard let found = container.accessibilityElement(at: index), found !== element else {
        continue
      }
      faults.append("it gives another element than the one it lists at place \(index + 1)")
      break
    }
    return faults
  }
}
