/// Target and action without Objective-C (guide row G04).
extension Control {
  /// Does `action` when one of `events` happens; it takes the place of one with the same identifier.
  public final func addAction(_ action: Action, for events: ControlEvents) {
    removeAction(action, for: events)
    targets.add(action, for: events)
  }

  /// Stops performing `action` when one of `events` happens.
  public final func removeAction(_ action: Action, for events: ControlEvents) {
    remove(events) { $0.action.map(action.isSame) ?? false }
  }

  /// Stops performing the action with an identifier when one of `events` happens.
  public final func removeAction(
    identifiedBy identifier: Action.Identifier, for events: ControlEvents
  ) {
    remove(events) { $0.action?.identifier == identifier }
  }

  /// Stops calling `target` when one of `events` happens; `nil` stands for every target.
  public final func removeTarget(_ target: AnyObject?, for events: ControlEvents) {
    remove(events) { $0.belongs(to: target) }
  }

  private func remove(
    _ events: ControlEvents, where isMeant: (ActionTargets<ControlEvents>.Entry) -> Bool
  ) {
    targets.update { entry in
      guard isMeant(entry) else { return entry }
      let left = entry.condition.subtracting(events)
      return left.isEmpty ? nil : entry.with(left)
    }
  }

  /// The events for which there are targets or actions.
  public final var allControlEvents: ControlEvents {
    targets.takeAlive().reduce(into: []) { $0.formUnion($1.condition) }
  }

  /// The targets that are there, without those of actions and closures.
  public final var allTargets: [AnyObject] {
    targets.takeAlive().compactMap { $0.target?.object }
  }
}
