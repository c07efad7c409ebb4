/// The transitions of one container: one at a time, in the order in which they were asked for.
///
/// An app may ask for another from inside a callback of the one that runs; it then waits until that
/// one has come to rest, so that every *will* has its *did*. While the container itself is on its way
/// and not yet in a window, everything waits until it is there. What one asks for after another without
/// an end is refused (``TransitionChain``).
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class TransitionQueue {
  private weak var container: ViewController?
  private weak var window: Window?
  private var open: Transition?
  private var waiting: [() -> Void] = []
  /// Whether a transition is running its steps, so that a person cannot take hold of another.
  private var isRunning = false

  /// The transitions between the children of a container, or of what it presents.
  init(container: ViewController) {
    self.container = container
  }

  /// The transitions from one root of a window to another.
  init(window: Window) {
    self.window = window
  }

  private var application: Application? { container?.screenApplication ?? window?.application }

  /// Whether a change has to wait, so that a person cannot take hold of one now.
  var isBusy: Bool { isRunning || container?.isOnItsWayToAWindow ?? false }

  /// Whether something is being dismissed, and the app is told of it at the moment.
  var isDismissing: Bool {
    isRunning && (open?.kind == .dismissOver || open?.kind == .dismissCovering)
  }

  /// Does `change` when nothing else of this container is on its way.
  ///
  /// What is open is finished first; what runs at the moment comes to rest first.
  func whenSettled(_ change: @escaping () -> Void) {
    guard application?.mayAskForTransition() ?? true else { return }
    waiting.append(change)
    drain()
  }

  /// Finishes what is open, when nothing is running.
  func settle() {
    if !isBusy, let open { end(open) }
  }

  /// Starts a transition; without animation it also finishes it.
  func request(_ transition: Transition) {
    whenSettled { [weak self] in self?.begin(transition) }
  }

  /// Starts a transition from inside ``whenSettled(_:)``.
  func begin(_ transition: Transition) {
    open = transition
    application?.transitionChain.last = transition
    transition.start()
    guard !transition.isInteractive else { return }
    guard transition.isAnimated, let application = transition.application else {
      return end(transition)
    }
    application.addAnimatedTransition(of: self)
  }

  /// Finishes what is open, unless a person holds it.
  func update() {
    guard !isRunning, let open, !open.isInteractive else { return }
    end(open)
  }

  /// Ends an interactive transition one way or the other.
  func end(_ transition: Transition, cancelled: Bool = false) {
    guard open === transition else { return }
    let wasRunning = isRunning
    let application = application
    application?.transitionChain.enter()
    defer { application?.transitionChain.leave() }
    isRunning = true
    application?.transitionChain.last = transition
    if cancelled { transition.cancel() } else { transition.finish() }
    open = nil
    isRunning = wasRunning
    drain()
  }

  /// Does what was asked for, as far as it need not wait.
  func drain() {
    guard !waiting.isEmpty else { return }
    let application = application
    application?.transitionChain.enter()
    defer { application?.transitionChain.leave() }
    while !isBusy, !waiting.isEmpty {
      if let open { end(open) }
      guard !isBusy, !waiting.isEmpty else { return }
      isRunning = true
      waiting.removeFirst()()
      isRunning = false
    }
  }
}

extension Transition {
  /// The application in whose update an animation ends.
  var application: Application? {
    container?.screenApplication ?? new?.screenApplication ?? old?.screenApplication
  }
}
