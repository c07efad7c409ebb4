/// Runs code of the app alongside a transition or a change of size
/// (`UIViewControllerTransitionCoordinator`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class TransitionCoordinator {
  /// The controller that goes; `nil` when a size changes.
  public private(set) weak var fromViewController: ViewController?
  /// The controller that comes; `nil` when a size changes.
  public private(set) weak var toViewController: ViewController?
  /// Whether the change is animated.
  public let isAnimated: Bool
  /// Whether a person decides how it ends.
  public let isInteractive: Bool
  /// Whether the person turned back.
  public internal(set) var isCancelled = false

  private var animations: [(TransitionCoordinator) -> Void] = []
  private var completions: [(TransitionCoordinator) -> Void] = []
  private var wasAnimated = false
  private var isComplete = false

  init(
    from: ViewController? = nil, to: ViewController? = nil, isAnimated: Bool,
    isInteractive: Bool = false
  ) {
    fromViewController = from
    toViewController = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
  }

  /// Runs changes alongside the animation, and a completion when it has ended or was cancelled.
  ///
  /// What is added too late for either runs at once.
  public func animate(
    alongsideTransition animation: ((TransitionCoordinator) -> Void)?,
    completion: ((TransitionCoordinator) -> Void)? = nil
  ) {
    if let animation {
      if wasAnimated { animation(self) } else { animations.append(animation) }
    }
    if let completion {
      if isComplete { completion(self) } else { completions.append(completion) }
    }
  }

  /// Runs the changes that go with the animation.
  func animate() {
    wasAnimated = true
    let animations = animations
    self.animations = []
    for animation in animations { animation(self) }
  }

  /// Runs the closing steps.
  func complete() {
    isComplete = true
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}
