import EarshotModel

/// A responder and those above it, innermost first; ends even where an app made a circle of `next`.
struct ResponderPath: Sequence, IteratorProtocol {
  private var upcoming: Responder?
  private var steps = 0

  /// No sound chain is longer than this.
  private static let longest = 100_000

  /// The chain that begins with `responder`.
  init(from responder: Responder) {
    upcoming = responder
  }

  /// The next responder of the chain.
  mutating func next() -> Responder? {
    guard let responder = upcoming, steps < Self.longest else { return nil }
    steps += 1
    upcoming = responder.next
    return responder
  }
}
