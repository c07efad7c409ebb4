extension ActionSender where Self: Control {
  /// Calls a method of `target` when one of `events` happens to the control.
  ///
  /// The target is held weakly; without one, the first in the responder chain that is of its type
  /// acts. A target that was added for several of the events that happen at
  /// once is called once.
  ///
  /// - Parameters:
  ///   - target: The object that acts.
  ///   - action: Its method, as in `MyController.save`; it receives the control.
  ///   - events: What it acts on.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> (Self) -> Void, for events: ControlEvents
  ) {
    targets.add(target, for: events) { target, sender, _ in
      if let sender = sender as? Self { action(target)(sender) }
    }
  }

  /// Calls a method of `target` that takes the control and the touches when one of `events` happens.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> (Self, Event?) -> Void,
    for events: ControlEvents
  ) {
    targets.add(target, for: events) { target, sender, event in
      if let sender = sender as? Self { action(target)(sender, event) }
    }
  }

  /// Calls a method of `target` that takes no sender when one of `events` happens to the control.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void, for events: ControlEvents
  ) {
    targets.add(target, for: events) { target, _, _ in action(target)() }
  }

  /// Calls the method that `target` has under a name when one of `events` happens to the control.
  public func addTarget(
    _ target: AnyObject?, action selector: String, for events: ControlEvents
  ) {
    targets.add(target, selector: selector, for: events)
  }
}
