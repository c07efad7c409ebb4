import EarshotModel

/// The places that a cursor comes back to: where it stood when something was presented over it or
/// pushed in front of it.
struct ReturnPlaces {
  /// What led away from a place.
  enum Departure: Hashable {
    case present, push
  }

  private struct Place {
    let departure: Departure
    weak var element: Responder?
    let identity: ElementIdentity?
  }

  private var places: [Place] = []
  /// How many are remembered; deeper stacks forget their beginning.
  private static let limit = 256

  /// Remembers the element that the cursor stood on, and by what it is known again.
  mutating func leave(_ element: Responder?, _ identity: ElementIdentity?, by departure: Departure)
  {
    guard let element else { return }
    if places.count == Self.limit { places.removeFirst() }
    places.append(Place(departure: departure, element: element, identity: identity))
  }

  /// The latest place that was left in one way and can be reached again; it and all later ones are
  /// forgotten.
  mutating func comeBack(from departure: Departure, in order: ReadingOrder) -> Stop? {
    for index in places.indices.reversed() where places[index].departure == departure {
      let place = places[index]
      let stop =
        place.element.flatMap { order.stop(at: $0) }
        ?? place.identity.flatMap { order.stop(of: $0, near: nil) }
      guard let stop else { continue }
      places.removeSubrange(index...)
      return stop
    }
    return nil
  }
}
