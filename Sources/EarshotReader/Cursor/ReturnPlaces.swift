import EarshotModel

/// The places that a cursor comes back to: where it stood when something was presented over it, laid
/// over it or pushed in front of it.
struct ReturnPlaces {
  /// What led away from a place.
  enum Departure: Hashable {
    case present, push, overlay
  }

  private struct Place {
    let departure: Departure
    weak var element: Responder?
    let identity: ElementIdentity?
    /// The modal view that came up over the place.
    weak var overlay: Responder?
  }

  private var places: [Place] = []
  /// How many are remembered; deeper stacks forget their beginning.
  private static let limit = 256

  /// Remembers the element that the cursor stood on, and by what it is known again.
  mutating func leave(_ element: Responder?, _ identity: ElementIdentity?, by departure: Departure)
  {
    guard let element else { return }
    add(Place(departure: departure, element: element, identity: identity))
  }

  /// Remembers the element that the cursor stood on, when it stands in a modal view of the app's own now
  /// that the element is not in.
  ///
  /// The view around what is presented is modal too, but no part of the responder chain.
  mutating func leave(
    _ element: Responder, _ identity: ElementIdentity?, forOverlayAround landing: Responder
  ) {
    guard
      let overlay = ResponderPath(from: landing).first(where: { $0.accessibilityViewIsModal }),
      !ResponderPath(from: element).contains(where: { $0 === overlay }),
      !places.contains(where: { $0.overlay === overlay })
    else { return }
    add(Place(departure: .overlay, element: element, identity: identity, overlay: overlay))
  }

  private mutating func add(_ place: Place) {
    if places.count == Self.limit { places.removeFirst() }
    places.append(place)
  }

  /// The place that was left for a modal view of the app's own which is gone now, however that was
  /// closed; it and all later ones are forgotten.
  mutating func comeBackFromOverlay(in order: ReadingOrder) -> (Stop, FocusCause)? {
    guard
      let index = places.firstIndex(where: {
        $0.departure == .overlay && !Self.isShown($0.overlay, under: order.roots)
      })
    else { return nil }
    defer { places.removeSubrange(index...) }
    return Self.stop(of: places[index], in: order)
  }

  private static func isShown(_ overlay: Responder?, under roots: [Responder]) -> Bool {
    guard let overlay, overlay.accessibilityViewIsModal else { return false }
    return overlay.isExposed(under: roots)
  }

  /// Where a place is now, and whether it is the element that was left or one made anew in its stead.
  private static func stop(of place: Place, in order: ReadingOrder) -> (Stop, FocusCause)? {
    if let stop = place.element.flatMap({ order.stop(at: $0) }) { return (stop, .returned) }
    let stop = place.identity.flatMap { order.stop(of: $0, near: nil) }
    return stop.map { ($0, .recovery(.sameIdentity)) }
  }

  /// The latest place that was left in one way and can be reached again; it and all later ones are
  /// forgotten.
  mutating func comeBack(
    from departure: Departure, in order: ReadingOrder
  ) -> (Stop, FocusCause)? {
    for index in places.indices.reversed() where places[index].departure == departure {
      guard let stop = Self.stop(of: places[index], in: order) else { continue }
      places.removeSubrange(index...)
      return stop
    }
    return nil
  }
}
