import EarshotInterface
import EarshotModel
import EarshotReader

/// What holds of the reading order of every screen, checked on a screen with a walk of its own.
struct StructureLaws {
  private let places: [ObjectIdentifier: Int]
  private(set) var breaches: [String] = []
  /// How many scroll views, bars and lists were looked at that hold anything.
  private(set) var unitCount = 0

  /// Checks the order of everything below a root.
  init(_ root: Responder, direction: LayoutDirection) {
    let stops = ReadingOrder(roots: [root], layoutDirection: direction).stops
    places = Dictionary(
      stops.enumerated().map { (ObjectIdentifier($1.element), $0) },
      uniquingKeysWith: { first, _ in first })
    check(root)
  }

  private mutating func check(_ responder: Responder) {
    let traversal = responder.accessibilityTraversal
    let isBar =
      responder is NavigationBar || responder is Toolbar || responder is TabBar
      || responder is SearchBar
    let isListed = responder.accessibilityElements != nil
    if isBar || isListed || traversal.scrollRegion != nil || traversal.arrangement != .byPlace {
      let found = stops(in: responder).sorted()
      if !found.isEmpty { unitCount += 1 }
      if let first = found.first, found != Array(first..<(first + found.count)) {
        breaches.append("\(responder.transcriptName) is interrupted: \(found)")
      }
    }
    if isBar, !isListed {
      let parts = traversal.children.map { stops(in: $0) }
      // A part that also stands elsewhere is read where it is met first.
      let order = parts.flatMap { $0.sorted() }
      if Set(order).count == order.count, order != order.sorted() {
        breaches.append("\(responder.transcriptName) is out of order: \(order)")
      }
    }
    for child in traversal.children { check(child) }
  }

  /// The places of all stops at or below a responder.
  private func stops(in responder: Responder) -> [Int] {
    if let place = places[ObjectIdentifier(responder)] { return [place] }
    let inside = responder.accessibilityElements ?? responder.accessibilityTraversal.children
    return inside.flatMap { stops(in: $0) }
  }
}
