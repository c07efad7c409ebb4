/// A transition that follows a finger until it is finished or cancelled
/// (`UIPercentDrivenInteractiveTransition`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class InteractiveTransition {
  private let queue: TransitionQueue
  private let transition: Transition
  private let onEnd: (Bool) -> Void

  /// How far the finger has come, from 0 to 1.
  public private(set) var percentComplete = 0.0

  init(
    queue: TransitionQueue, transition: Transition, onEnd: @escaping (Bool) -> Void = { _ in }
  ) {
    self.queue = queue
    self.transition = transition
    self.onEnd = onEnd
  }

  /// Whether it still follows the finger.
  public var isActive: Bool { transition.phase == .open }

  /// Follows the finger to a share of the way, from 0 to 1; others are moved to the nearer end.
  public func update(_ share: Double) {
    percentComplete = min(1, max(0, share))
  }

  /// Lets go: the change happens.
  public func finish() {
    guard isActive else { return }
    queue.end(transition)
    onEnd(true)
  }

  /// Lets go and turns back: everything stays as it was.
  public func cancel() {
    guard isActive else { return }
    queue.end(transition, cancelled: true)
    onEnd(false)
  }
}
