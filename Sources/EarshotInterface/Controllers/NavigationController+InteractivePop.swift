extension NavigationController {
  /// Begins going back by a swipe from the edge, which can still be cancelled.
  ///
  /// - Returns: The transition, to be moved by the finger, or `nil` when there is nothing to go
  ///   back to.
  public func beginInteractivePop() -> InteractiveTransition? {
    guard !transitions.isBusy else { return nil }
    var interaction: InteractiveTransition?
    transitions.whenSettled { [self] in
      guard stack.count > 1 else { return }
      let old = stack.removeLast()
      let change = Transition(
        .pop, from: old, to: stack[stack.count - 1], host: self, container: self,
        isAnimated: true, isInteractive: true)
      change.completion = { [self] isDone in
        if !isDone { stack.append(old) }
        barsDidChange()
        stackDidChange()
      }
      barsDidChange()
      transitions.begin(change)
      interaction = InteractiveTransition(queue: transitions, transition: change)
    }
    return interaction
  }
}
