// How a gesture comes about, step by step:
//
//  1. a finger comes down on a view; the gestures of that view and of the views behind it are asked
//     whether they want to hear of it (`TouchDelivery`);
//  2. they hear of every change before the view does, and set their `state`;
//  3. the step from `possible` to `began` or `ended` needs leave: the delegate's, that of the views,
//     and that of the gestures it has to wait for or that were quicker (`TouchDelivery.judge`);
//  4. targets are called for began, changed, ended and cancelled, not for failed;
//  5. when the last finger is lifted the gesture becomes `possible` again.

public import EarshotModel

/// A gesture that a view knows (`UIGestureRecognizer`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
open class GestureRecognizer: ActionSender {
  /// How far a gesture has come (`UIGestureRecognizer.State`).
  public enum State: String, Sendable, CaseIterable {
    /// Nothing was recognised yet.
    case possible
    /// A gesture that lasts has begun.
    case began
    /// A gesture that lasts has changed.
    case changed
    /// The gesture is complete.
    case ended
    /// A gesture that lasts was taken away.
    case cancelled
    /// What the fingers did is no such gesture.
    case failed

    /// The same as ``ended``, for gestures that do not last.
    public static let recognized = State.ended
  }

  /// The view that knows the gesture.
  public final var view: View? { knowingView }
  /// What ``view`` says; a view that goes takes it back.
  final unowned(unsafe) var knowingView: View?
  /// Decides which touches and which rivals the gesture puts up with.
  public final weak var delegate: (any GestureRecognizerDelegate)?
  /// What the gesture is called in a file or a log.
  public final var name: String?
  /// Whether touches stop reaching the view once the gesture is recognised.
  public final var cancelsTouchesInView = true
  /// Whether the view hears of a touch only when the gesture has failed.
  public final var delaysTouchesBegan = false
  /// Whether the view hears of the end of a touch only when the gesture has failed.
  public final var delaysTouchesEnded = true

  /// Whether the gesture can be recognised; turning it off cancels one that is under way.
  public final var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }

  final var targets = ActionTargets<Void>()
  /// The fingers the gesture hears of, in the order in which they came down.
  package final var touches: [Touch] = []
  private var requirements: [WeakReference] = []
  private var storedState = State.possible
  /// What the gesture will become when those it waits for have failed.
  final var awaited: State?

  /// Creates a gesture that no view knows yet.
  public init() {}

  /// Creates a gesture that calls a method of `target`, which is held weakly.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> (GestureRecognizer) -> Void
  ) {
    self.init()
    targets.add(target, for: ()) { target, sender, _ in
      if let sender = sender as? GestureRecognizer { action(target)(sender) }
    }
  }

  // MARK: State

  /// How far the gesture has come; set by subclasses while they hear of touches.
  ///
  /// A change to began or ended does not happen when the delegate or another gesture prevents it,
  /// and happens later when other gestures have to fail first.
  public final var state: State {
    get { storedState }
    set { request(newValue) }
  }

  private func request(_ new: State) {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .ended):
      if awaited != nil {
        awaited = new
        return
      }
      switch arbiter?.judge(self) ?? .allow {
      case .allow: take(new)
      case .wait: awaited = new
      case .forbid: fail()
      }
    case (.possible, .changed):
      break
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      take(new)
    case (.began, .failed), (.changed, .failed):
      take(.cancelled)
    default:
      break
    }
  }

  /// Takes the step that was waited for, when everyone it depended on has failed.
  final func resumeIfPossible() {
    guard let awaited, storedState == .possible else { return }
    switch arbiter?.judge(self) ?? .allow {
    case .wait: break
    case .forbid: fail()
    case .allow:
      self.awaited = nil
      // A gesture that lasts must begin before it ends.
      take(awaited == .ended && isContinuous ? .began : awaited)
      if awaited == .ended && isContinuous { take(.ended) }
      arbiter?.settle(self)
    }
  }

  private func take(_ new: State) {
    storedState = new
    if new == .began || new == .ended { arbiter?.recognized(self) }
    sendActions()
  }

  final func fail() {
    guard storedState == .possible else { return }
    awaited = nil
    storedState = .failed
    arbiter?.failed(self)
    arbiter?.settle(self)
  }

  /// Ends what lasts, and fails what does not.
  final func giveUp() {
    switch storedState {
    case .began, .changed: take(.cancelled)
    case .possible: if !touches.isEmpty || awaited != nil { fail() }
    case .ended, .cancelled, .failed: break
    }
    finish()
  }

  /// Makes the gesture possible again; called when the last finger was lifted.
  final func finish() {
    arbiter?.finished(self)
    lastScreenLocation = screenLocation
    touches = []
    awaited = nil
    storedState = .possible
    reset()
  }

  private func sendActions() {
    let application = view?.window?.application
    for entry in targets.takeAlive() {
      application?.note(
        .action(
          sender: transcriptName, name: storedState.rawValue,
          handledBy: entry.transcriptName(for: self)))
      entry.call(self, nil)
    }
  }

  final var arbiter: TouchDelivery? { view?.window?.application?.touchDelivery }

  /// Does something later, on the clock of the application; nothing when there is none.
  package final func perform(after seconds: Double, _ work: @escaping () -> Void) -> ScheduledWork?
  {
    view?.window?.application?.perform(after: seconds, work)
  }

  private var transcriptName: String { name ?? String(describing: type(of: self)) }

  /// Whether the gesture hears of what happens to a finger.
  final func isListening(to touch: Touch) -> Bool {
    switch storedState {
    case .possible, .began, .changed: touches.contains(touch)
    case .ended, .cancelled, .failed: false
    }
  }

  /// Whether a finger that comes down now may belong to the gesture.
  final var hearsOfMoreTouches: Bool {
    switch storedState {
    case .possible: awaited == nil
    case .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }

  /// Whether the gesture goes on though no finger is down, as between two taps.
  var isWaitingForMoreTouches: Bool { false }

  // MARK: Overridden by gestures

  /// Whether the gesture lasts: it begins, changes and ends.
  open var isContinuous: Bool { false }

  /// Tells the gesture that fingers came down.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}

  /// Tells the gesture that fingers have moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}

  /// Tells the gesture that fingers were lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}

  /// Tells the gesture that the system took touches away; by default it is given up.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = .cancelled
  }

  /// Forgets what was seen of a gesture, so that the next can begin.
  open func reset() {}

  /// Whether `other` may not be recognised once this gesture is.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Whether this gesture may not be recognised once `other` is.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  // MARK: Asked by apps

  /// Makes the gesture wait until `other` has failed.
  public final func require(toFail other: GestureRecognizer) {
    requirements.append(WeakReference(object: other))
  }

  final func requires(toFail other: GestureRecognizer) -> Bool {
    requirements.contains { $0.object === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// How many fingers the gesture hears of.
  public final var numberOfTouches: Int { touches.count }

  /// The place of one finger, counted from 0, in the coordinates of `view`; `nil` when there is no
  /// such finger.
  public final func location(ofTouch index: Int, in view: View?) -> Point? {
    touches.indices.contains(index) ? touches[index].location(in: view) : nil
  }

  /// The middle of the fingers in the coordinates of `view`, or in screen points for `nil`.
  open func location(in view: View?) -> Point {
    let middle = screenLocation
    return view?.convert(middle, from: nil) ?? middle
  }

  /// The middle of the fingers, in screen points; where it was last when none is down.
  package final var screenLocation: Point {
    guard !touches.isEmpty else { return lastScreenLocation }
    let count = Double(touches.count)
    return Point(
      x: touches.reduce(0) { $0 + $1.screenLocation.x } / count,
      y: touches.reduce(0) { $0 + $1.screenLocation.y } / count)
  }

  private var lastScreenLocation = Point.zero
}
