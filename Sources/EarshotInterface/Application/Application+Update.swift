import EarshotModel

// The second step of the turn. What is pending is brought to rest in rounds:
//
//  1. every window that needs it is laid out, parents first, callbacks in the order of the table;
//  2. animated transitions finish;
//  3. appearances that began because a view entered or left a window by itself end.
//
// A round may make the next one necessary; an app that never comes to rest is stopped with a warning, and
// what transitions ask for beyond the limit of their chain is refused with one.

extension Application {
  private static let roundLimit = 100

  /// Lays out whatever needs it and finishes transitions that are under way.
  ///
  /// - Returns: Whether there was anything to do.
  @discardableResult
  public final func update() -> Bool {
    for window in windows { window.endUndoEvent() }
    showWhatWasRestored()
    isRestless = false
    transitionChain.enter()
    defer { transitionChain.leave() }
    var (rounds, hasWorked) = (0, false)
    while rounds < Self.roundLimit {
      var isAtRest = true
      for window in windows where window.isShown {
        window.updateTraits()
        if window.isOnDirtyPath {
          isAtRest = false
          window.layoutIfNeeded()
        }
      }
      let transitions = takeAnimatedTransitions()
      for queue in transitions {
        isAtRest = false
        queue.update()
      }
      for controller in pendingAppearances.takeAll() {
        isAtRest = false
        controller.endAppearanceTransition()
      }
      if isAtRest {
        transitionChain.comeToRest()
        return hasWorked
      }
      hasWorked = true
      // Transitions that lead to each other have a limit of their own, which says what they are.
      if transitions.isEmpty { rounds += 1 }
    }
    isRestless = true
    note(
      .warning(
        "The interface did not come to rest in \(Self.roundLimit) rounds of layout; something "
          + "asks for layout whenever it ends."))
    return true
  }
}
