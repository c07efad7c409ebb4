/// Where things that stand side by side are, as distances from the leading end of their row, in points.
///
/// It is made in one pass, so that asking for the place of each of many costs no more than that.
struct RowPlaces {
  /// The place of one thing.
  struct Place {
    /// Where it begins.
    let start: Double
    /// How wide it is.
    let width: Double
  }

  /// The length of the row for which the places were made.
  let length: Double
  /// The places in their order.
  private(set) var all: [Place] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  /// The places of things with these widths; of one that stands there twice the first counts.
  init(of things: [some AnyObject], widths: [Double], from start: Double, length: Double) {
    self.length = length
    all.reserveCapacity(things.count)
    positions.reserveCapacity(things.count)
    var start = start
    for (thing, width) in zip(things, widths) {
      let identity = ObjectIdentifier(thing)
      if positions[identity] == nil { positions[identity] = all.count }
      all.append(Place(start: start, width: width))
      start += width
    }
  }

  /// The place of a thing, or `nil` when it does not stand there.
  func place(of thing: AnyObject) -> Place? {
    positions[ObjectIdentifier(thing)].map { all[$0] }
  }
}
