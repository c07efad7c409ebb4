import EarshotModel

// One transition, from its start to its end:
//
//  1. a container asks its `TransitionQueue` for it; whatever is open there is finished first;
//  2. the steps of `start` run at once, as the table lists them;
//  3. without animation, `finish` follows directly; with it, the application's next update runs it;
//     an interactive one waits until a person lets go and then finishes or cancels.

/// One controller taking another's place, step by step as ``TransitionTable`` says.
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class Transition {
  /// How far it has come.
  enum Phase {
    case waiting, starting, open, ending, ended
  }

  let kind: TransitionKind
  let old: ViewController?
  let new: ViewController?
  let host: any TransitionHost
  /// The container whose children the controllers are, if they are any.
  private(set) weak var container: ViewController?
  let isAnimated: Bool
  /// Whether a person decides how it ends.
  let isInteractive: Bool
  /// Changes that happen with the animation.
  var animations: (() -> Void)?
  /// Called at the end, with whether it was finished rather than cancelled.
  var completion: ((Bool) -> Void)?
  let coordinator: TransitionCoordinator
  private(set) var phase = Phase.waiting
  /// Whether anybody saw it begin; only then do controllers appear and disappear.
  private var isSeen = false
  private var isCancelled = false

  init(
    _ kind: TransitionKind, from old: ViewController?, to new: ViewController?,
    host: any TransitionHost, container: ViewController?, isAnimated: Bool,
    isInteractive: Bool = false
  ) {
    self.kind = kind
    self.old = old
    self.new = new
    self.host = host
    self.container = container
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    coordinator = TransitionCoordinator(
      from: old, to: new, isAnimated: isAnimated, isInteractive: isInteractive)
  }

  /// Runs what happens at once.
  func start() {
    guard phase == .waiting else { return }
    phase = .starting
    isSeen = host.isShown
    run(TransitionTable.row(kind).start)
    animations?()
    coordinator.animate()
    phase = .open
  }

  /// Runs what happens at the end.
  func finish() {
    guard phase == .open else { return }
    phase = .ending
    run(TransitionTable.row(kind).finish)
    phase = .ended
    coordinator.complete()
  }

  /// Turns back: the old controller stays.
  func cancel() {
    guard phase == .open else { return }
    phase = .ending
    isCancelled = true
    coordinator.isCancelled = true
    run(TransitionTable.row(kind).cancel)
    if kind == .push || kind == .pop { new?.appearance.reason = .covering }
    phase = .ended
    coordinator.complete()
    if !TransitionTable.row(kind).cancel.contains(where: \.isCompletion) { completion?(false) }
  }

  private func run(_ steps: [TransitionStep]) {
    for step in steps { perform(step) }
  }

  private func controller(_ role: TransitionStep.Role) -> ViewController? {
    role == .old ? old : new
  }

  private func perform(_ step: TransitionStep) {
    switch step {
    case .willMove(.new): if let new { container?.addChild(new) }
    case .willMove(.old): old?.tellWillLeaveParent()
    case .load(let role): if isSeen { controller(role)?.loadViewIfNeeded() }
    case .link: host.link(self)
    case .unlink: host.unlink(self)
    case .willAppear(let role): begin(controller(role), appearing: true)
    case .willDisappear(let role): begin(controller(role), appearing: false)
    case .tellWillShow: if isSeen, let new { host.willShow(new, animated: isAnimated) }
    case .place(let role): if let controller = controller(role) { place(controller) }
    case .post: if isSeen, host.changesScreen { postScreenChange() }
    case .remove(let role):
      if let controller = controller(role) { host.remove(controller, in: self) }
    case .did(let role): end(controller(role))
    case .didMove(.new): new?.tellDidJoinParent(container)
    case .didMove(.old): old?.removeFromParent()
    case .tellDidShow: if isSeen, let new { host.didShow(new, animated: isAnimated) }
    case .complete: completion?(!isCancelled)
    }
  }

  private func begin(_ controller: ViewController?, appearing: Bool) {
    guard isSeen, let controller else { return }
    // A callback may have taken the container off the screen meanwhile.
    if appearing, !host.isShown { return }
    controller.beginAppearanceTransition(appearing, animated: isAnimated)
  }

  private func end(_ controller: ViewController?) {
    guard let controller else { return }
    if isSeen {
      controller.endAppearanceTransition()
    } else {
      // Its container was leaving with it; nobody will end that for a controller that is gone.
      while controller === old, controller.appearance.phase == .disappearing {
        controller.endAppearanceTransition()
      }
    }
  }

  private func place(_ controller: ViewController) {
    guard isSeen || controller.isViewLoaded else { return }
    host.place(controller, in: self)
    guard isSeen, host.isShown else { return }
    controller.appearanceReachesHierarchy()
    controller.view.layoutIfNeeded()
  }

  private func postScreenChange() {
    guard let cause = kind.screenChangeCause else { return }
    let application = (container ?? new ?? old)?.screenApplication
    application?.post(.screenChanged(nil, cause: cause))
  }
}

extension TransitionStep {
  /// Whether the step calls the completion.
  fileprivate var isCompletion: Bool {
    if case .complete = self { true } else { false }
  }
}

extension TransitionKind {
  /// Why the screen changed, as assistive technology is told; `nil` when the app has to say so.
  var screenChangeCause: ScreenChangeCause? {
    switch self {
    case .push: .push
    case .pop: .pop
    case .presentCovering, .presentOver: .present
    case .dismissCovering, .dismissOver: .dismiss
    case .tab, .pageScroll, .pageCurl, .child: nil
    case .root: .posted
    }
  }
}

extension ViewController {
  /// Calls `willMove(toParent:)` with nil.
  final func tellWillLeaveParent() {
    appearance.reason = .leavingParent
    note(callback: "willMove(toParent:)")
    willMove(toParent: nil)
  }

  /// Calls `didMove(toParent:)` with the parent.
  final func tellDidJoinParent(_ parent: ViewController?) {
    note(callback: "didMove(toParent:)")
    didMove(toParent: parent)
  }
}
