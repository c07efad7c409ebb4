import EarshotModel

/// The elements of a screen that say anything, with what is said of each.
struct ScreenItems {
  /// The elements with their words, in reading order.
  let items: [(element: Responder, text: String)]
  /// Whether these are all of them.
  let isWhole: Bool

  /// The most elements of a screen that are listed.
  static let limit = 2_000

  /// Lists the elements of an order.
  init(of order: ReadingOrder, in speech: SpeechEngine) {
    var previous: Stop?
    var items: [(element: Responder, text: String)] = []
    var isWhole = true
    for (number, stop) in order.stops.enumerated() {
      guard number < Self.limit else {
        isWhole = false
        break
      }
      // One place that is loading stands for all beside it.
      if stop.element.isAccessibilityPlaceholder {
        isWhole = false
        if previous?.element.isAccessibilityPlaceholder ?? false {
          previous = stop
          continue
        }
      }
      let text = speech.words(of: stop, in: order, comingFrom: previous).description
      previous = stop
      if !text.isEmpty { items.append((stop.element, text)) }
    }
    (self.items, self.isWhole) = (items, isWhole)
  }
}
