import EarshotModel

/// Where a listener was when something came to lie over the screen.
struct ModalOpening {
  /// What was used; else what the cursor stood on.
  let stop: WalkedStop
  /// Its place among the stops, which tells it from others that are called the same.
  private let place: Int?
  /// What was heard before and behind it; nothing at an end.
  private let neighbours: [String?]
  /// What stood in front then.
  let front: WalkedFront
  /// All that was heard there.
  private let words: Set<String>

  init?(_ turn: WalkTurn) {
    guard let stop = turn.subject ?? turn.before.stop else { return nil }
    self.stop = stop
    place = turn.subject == nil ? turn.before.cursor : turn.stop
    neighbours = place.map { Self.neighbours(of: $0, in: turn.before) } ?? []
    front = turn.before.front
    words = Set(turn.before.stops.map(\.words))
  }

  /// Whether another stop was there when it was used.
  func knows(_ other: WalkedStop) -> Bool { words.contains(other.words) }

  /// Its place on a screen of another run of the app, by what it is called; `nil` where it is not, or where
  /// the screen is another one.
  func place(in state: WalkedState) -> Int? {
    guard !state.front.isCovered, state.front.depth == front.depth,
      state.front.title == front.title
    else { return nil }
    if let place, state.stops.indices.contains(place), state.stops[place].seemsLike(stop) {
      return place
    }
    return state.stops.firstIndex { $0.seemsLike(stop) }
      ?? state.stops.firstIndex { other in
        if let identifier = stop.element.accessibilityIdentifier, !identifier.isEmpty {
          return other.element.accessibilityIdentifier == identifier
        }
        return stop.label != nil && other.label == stop.label && other.traits == stop.traits
      }
      ?? placeTaken(in: state)
  }

  /// The places of what stood before and behind it, where it is there no more; `nil` where it is, or where the screen is
  /// another one.
  func placesLeft(in state: WalkedState) -> [Int]? {
    guard !state.front.liesOver, state.front.depth == front.depth, state.front.title == front.title,
      place(in: state) == nil
    else { return nil }
    return neighbours.compactMap { words in
      words.flatMap { words in state.stops.firstIndex { $0.words == words } }
    }
  }

  /// The place of what has come in its stead: it stands between the same others, and is of the same kind.
  private func placeTaken(in state: WalkedState) -> Int? {
    guard let place, state.stops.indices.contains(place), state.stops[place].traits == stop.traits,
      neighbours.contains(where: { $0 != nil }),
      Self.neighbours(of: place, in: state) == neighbours
    else { return nil }
    return place
  }

  private static func neighbours(of place: Int, in state: WalkedState) -> [String?] {
    [place - 1, place + 1].map { state.stops.indices.contains($0) ? state.stops[$0].words : nil }
  }
}
