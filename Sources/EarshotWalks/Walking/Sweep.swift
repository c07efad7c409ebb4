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
    /// Whether that is so because the cursor has come.
    let begins: Bool
    /// What was announced when the cursor came.
    let announced: [String]

    /// Whether it is the same element, and all that was said at one was said at the other too.
    ///
    /// What stands around an element is only said to those who come from elsewhere. What comes before the first flick
    /// decides whether that is heard at the first stop.
    func isSameStop(as other: Visit) -> Bool {
      guard element === other.element, !words.isEmpty, !other.words.isEmpty else { return false }
      let parts = Set(words.split(separator: ", "))
      let others = Set(other.words.split(separator: ", "))
      return parts.isSubset(of: others) || others.isSubset(of: parts)
    }
  }

  /// What was come to, in its order.
  let visits: [Visit]
  /// Whether the end was reached: the cursor moves no further.
  let hasEnded: Bool
  /// The place among the visits at which a circle begins.
  let circle: Int?

  /// What was done, when there were pauses after some of the flicks; `nil` without.
  var way: [HeardStep]?

  /// Whether an element was come to.
  func visited(_ element: Responder) -> Bool { visits.contains { $0.element === element } }
}
