import EarshotModel

/// Finding stops by something other than their place.
extension ReadingOrder {
  /// The stop for a responder that an app names or a finger touches: the responder itself, else the
  /// element around it, else the first element inside it.
  func stop(for responder: Responder) -> Stop? {
    stop(around: responder) ?? firstStop(under: responder)
  }

  /// The stop of a responder, or else of the nearest element around it.
  func stop(around responder: Responder) -> Stop? {
    for candidate in ResponderPath(from: responder) where candidate.isAccessibilityElement {
      if let stop = stop(at: candidate) { return stop }
    }
    return nil
  }

  /// The first stop inside a responder.
  func firstStop(under responder: Responder) -> Stop? {
    ReadingOrder(like: self, roots: [responder]).first.flatMap { stop(at: $0.element) }
  }

  /// The stop under a point of the screen that hit testing does not find, such as an element of a
  /// list that stands in no view: of several the smallest.
  func stop(under point: Point) -> Stop? {
    var best: (element: Responder, area: Double)?
    for element in knownElements {
      let frame = element.accessibilityFrame
      guard element.accessibilityPath?.contains(point) ?? frame.contains(point) else { continue }
      let area = frame.width * frame.height
      if best.map({ area < $0.area }) ?? true { best = (element, area) }
    }
    return best.flatMap { stop(at: $0.element) }
  }

  /// The stop of the button that leads back to the screen before.
  var backButton: Stop? {
    for root in roots.indices {
      for element in knownElements(ofRoot: root)
      where element.accessibilityTraits.contains(.backButton) {
        if let stop = stop(at: element) { return stop }
      }
    }
    return nil
  }

  /// The stop of the one element that has an identity, among the elements that exist already.
  ///
  /// Of the rows that are made one by one, the one in the place of `neighbour` is asked as well.
  func stop(of identity: ElementIdentity, near neighbour: Stop?) -> Stop? {
    var found = knownElements.filter(identity.matches)
    // Cells often share an identifier, and are told apart by what they say.
    if found.count > 1 { found = found.filter { $0.accessibilityLabel == identity.label } }
    if found.count == 1 { return stop(at: found[0]) }
    guard found.isEmpty, let stop = neighbour.flatMap({ stop(inPlaceOf: $0) }) else { return nil }
    return identity.matches(stop.element) ? stop : nil
  }

  /// The nearest row that stood behind the row of a stop of another order and is still there.
  ///
  /// Rows that nobody had asked for cannot be known again. From the first of those on, it is the row that
  /// now stands where the row of the stop stood: what was behind a row that is deleted moves up.
  func stop(remainingBehindRowOf stop: Stop) -> Stop? {
    for level in stop.path {
      guard case .rows(let rows) = level.tree.groups[level.group].contents else { continue }
      var index = level.index + 1
      while let row = rows.keptTree(at: index) {
        for element in row.knownElements {
          if let found = self.stop(at: element) { return found }
        }
        index += 1
      }
    }
    return self.stop(inPlaceOf: stop)
  }

  /// The row that now stands where the row of a stop of another order stood.
  private func stop(inPlaceOf stop: Stop) -> Stop? {
    for level in stop.path {
      let group = level.tree.groups[level.group]
      guard case .rows(let rows) = group.contents, level.index < rows.container.rowCount,
        let row = rows.container.accessibilityElement(at: level.index)
      else { continue }
      return self.stop(for: row)
    }
    return nil
  }
}

extension Responder {
  /// How many elements a container makes one by one.
  fileprivate var rowCount: Int { accessibilityElementCount() ?? 0 }
}

extension ReadingOrder {
  /// The nearest stop behind or before another one that is looked for.
  ///
  /// At most a hundred thousand stops are passed over, so that a list without an end is not made.
  func stop(from stop: Stop?, stepping direction: Direction, where isWanted: (Stop) -> Bool)
    -> Stop?
  {
    var candidate = stop ?? (direction == .next ? first : last)
    if stop == nil, let candidate, isWanted(candidate) { return candidate }
    for _ in 0..<100_000 {
      guard let present = candidate else { return nil }
      candidate = self.stop(from: present, stepping: direction)
      if let candidate, isWanted(candidate) { return candidate }
    }
    return nil
  }
}
