import EarshotModel
import EarshotSpeech

/// Where the reader stands: at most one stop, in the order in which it was reached.
struct Cursor {
  /// The stop; its place counts in ``order`` only.
  private(set) var stop: Stop?
  /// The order that ``stop`` belongs to.
  private(set) var order: ReadingOrder?
  /// By what the element is known again.
  private(set) var identity: ElementIdentity?
  /// How often the cursor has moved.
  private(set) var generation = FocusGeneration()

  /// The element it stands on.
  var element: Responder? { stop?.element }

  /// Goes to a stop of an order, or to nothing.
  mutating func move(to stop: Stop?, in order: ReadingOrder?) {
    generation = generation.next
    settle(at: stop, in: order)
  }

  /// Takes up the place of the same element in another order.
  mutating func settle(at stop: Stop?, in order: ReadingOrder?) {
    self.stop = stop
    self.order = order
    lookAgain()
  }

  /// Remembers by what the element is known now.
  mutating func lookAgain() {
    identity = stop.flatMap { ElementIdentity(of: $0.element) }
  }
}
