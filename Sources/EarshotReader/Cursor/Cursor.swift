import EarshotModel
import EarshotSpeech

/// Where the reader stands: at most one stop, in the order in which it was reached.
struct Cursor {
  /// The stop; its place counts in ``order`` only.
  let stop: Stop?
  /// The order that ``stop`` belongs to.
  let order: ReadingOrder?
  /// By what the element is known again.
  let identity: ElementIdentity?
  /// How often the cursor has moved.
  let generation: FocusGeneration

  /// Creates a cursor that stands on nothing and has never moved.
  init() {
    self.init(at: nil, in: nil, generation: FocusGeneration())
  }

  /// Creates a cursor that stands on a stop of an order, or on nothing, and looks at the element there.
  init(at stop: Stop?, in order: ReadingOrder?, generation: FocusGeneration) {
    self.stop = stop
    self.order = order
    self.generation = generation
    identity = stop.flatMap { ElementIdentity(of: $0.element) }
  }

  /// The element it stands on.
  var element: Responder? { stop?.element }
}
