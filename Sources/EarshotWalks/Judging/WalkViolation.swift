import EarshotModel

/// What a rule has found on a walk.
struct WalkViolation {
  /// What is wrong, in one sentence without a final period.
  let message: String
  /// The element; `nil` for the whole screen.
  var element: Responder?
  /// What tells this finding from others of the rule on the same element.
  var detail = ""
  /// What was done until it showed; `nil` for what led to the state.
  var way: [HeardStep]?
  /// Whether flicking over the screen shows it, and not the state itself.
  var isOfSweep = false

  init(
    _ message: String, at element: Responder? = nil, detail: String = "", isOfSweep: Bool = false
  ) {
    self.message = message
    self.element = element
    self.detail = detail
    self.isOfSweep = isOfSweep
  }
}
