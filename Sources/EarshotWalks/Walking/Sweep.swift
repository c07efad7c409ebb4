import EarshotModel

/// What a listener comes to who flicks on from one end of a screen to the other.
struct Sweep {
  /// A stop that was come to.
  struct Visit {
    let element: Responder
    /// What was said there.
    let words: String
    /// How many moves the cursor has made beside the one that was asked for.
    let unasked: Int
    /// Whether something is to happen then by itself.
    let setsGoing: Bool
  }

  /// What was come to, in its order.
  let visits: [Visit]
  /// Whether the end was reached: the cursor moves no further.
  let hasEnded: Bool
  /// The place among the visits at which a circle begins.
  let circle: Int?

  /// Whether an element was come to.
  func visited(_ element: Responder) -> Bool { visits.contains { $0.element === element } }
}
