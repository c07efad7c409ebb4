/// What calls targets: a control or a gesture.
///
/// It is a protocol so that a target's method can be given with the very type of sender it takes.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public protocol ActionSender: AnyObject {}

extension ActionSender where Self: GestureRecognizer {
  /// Calls a method of `target` whenever the state of the gesture has changed, except to failed.
  ///
  /// The target is held weakly. Without one, the first in the responder chain that is of its type
  /// acts.
  ///
  /// - Parameters:
  ///   - target: The object that acts.
  ///   - action: Its method, as in `MyController.handleTap`; it receives the gesture.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> (Self) -> Void
  ) {
    targets.add(target, for: ()) { target, sender, _ in
      if let sender = sender as? Self { action(target)(sender) }
    }
  }

  /// Calls a method of `target` that takes no sender whenever the state of the gesture has changed,
  /// except to failed.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    targets.add(target, for: ()) { target, _, _ in action(target)() }
  }

  /// Calls the method that `target` has under a name whenever the state of the gesture has changed,
  /// except to failed.
  public func addTarget(_ target: AnyObject?, action selector: String) {
    targets.add(target, selector: selector, for: ())
  }

  /// Does `action` whenever the state of the gesture has changed, except to failed.
  public func addAction(_ action: Action) {
    targets.add(action, for: ())
  }

  /// Calls `target` no more; `nil` stands for every target.
  public func removeTarget(_ target: AnyObject?) {
    targets.update { $0.belongs(to: target) ? nil : $0 }
  }
}
