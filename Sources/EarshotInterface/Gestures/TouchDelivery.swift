// Where a touch goes:
//
//  1. the frontmost window whose tree has a view at the point takes it;
//  2. the gestures of that view and of every view around it hear of it first, from the inside out;
//  3. the view hears of it, unless a gesture took it over or holds it back until it has failed; what
//     a view does not want goes up the responder chain;
//  4. when a gesture is recognised, those it shares a touch with fail, and the views hear that their
//     touches are cancelled;
//  5. when its last finger is lifted a gesture starts afresh.

import EarshotModel

/// Brings touches to gestures and views, and settles which gesture wins.
#if MainActorApps
  @preconcurrency @MainActor
#endif
final class TouchDelivery {
  /// What becomes of a gesture that is about to be recognised.
  enum Judgement {
    case allow
    case wait
    case forbid
  }

  private unowned let application: Application
  /// The fingers on the screen, in the order in which they came down.
  private var fingers: [Touch] = []
  /// The gestures that have seen something and are not done with it.
  private var active: [GestureRecognizer] = []
  private var lastEnded: Touch?
  /// The touches whose view is yet to hear of a phase, in the order in which they began.
  private var held: [Touch] = []
  /// How many deliveries are under way; a handler may put another finger down.
  private var depth = 0

  init(application: Application) {
    self.application = application
  }

  // MARK: Fingers

  /// Puts a finger down; `nil` when no view is there to take it.
  func begin(at point: Point) -> Touch? {
    guard let (window, view) = hit(at: point) else { return nil }
    return begin(at: point, in: window, on: view)
  }

  /// The view that is seen at a point, and its window.
  func hit(at point: Point) -> (Window, View)? {
    for window in application.windows.reversed() {
      let place = window.convert(point, from: nil)
      if let view = window.hitTest(place, with: nil) { return (window, view) }
    }
    return nil
  }

  /// Puts a finger down on a view.
  func begin(at point: Point, in window: Window, on view: View) -> Touch {
    let touch = Touch(
      at: point, in: window, on: view, tapCount: tapCount(at: point, on: view),
      timestamp: application.time)
    // Like UIKit's views, a view hears of one finger at a time unless it asked for more.
    touch.isTakenFromViews =
      !view.isMultipleTouchEnabled && fingers.contains { $0.view === view }
    touch.gestureRecognizers = gestures(for: touch, on: view)
    fingers.append(touch)
    for gesture in touch.gestureRecognizers {
      gesture.touches.append(touch)
      if !active.contains(where: { $0 === gesture }) { active.append(gesture) }
    }
    deliver(touch, .began)
    return touch
  }

  /// Moves a finger that is down.
  func move(_ touch: Touch, to point: Point) {
    guard touch.isDown else { return }
    touch.previousScreenLocation = touch.screenLocation
    touch.screenLocation = point
    deliver(touch, .moved)
  }

  /// Lifts a finger, or takes it away.
  func end(_ touch: Touch, _ phase: Touch.Phase) {
    guard touch.isDown else { return }
    deliver(touch, phase)
    fingers.removeAll { $0 === touch }
    lastEnded = phase == .ended ? touch : nil
    forgetGestures(of: touch)
  }

  /// Takes all fingers away, as the system does when an application stops being active.
  func cancelAll() {
    for touch in fingers { end(touch, .cancelled) }
  }

  private func tapCount(at point: Point, on view: View) -> Int {
    guard let lastEnded, lastEnded.view === view,
      application.time - lastEnded.timestamp <= GestureLimits.pauseBetweenTaps,
      lastEnded.screenLocation.distance(to: point) <= GestureLimits.movementOfTap
    else { return 1 }
    return lastEnded.tapCount + 1
  }

  private func gestures(for touch: Touch, on view: View) -> [GestureRecognizer] {
    var found: [GestureRecognizer] = []
    var candidate: View? = view
    while let view = candidate {
      found += (view.gestureRecognizers ?? []).filter { gesture in
        gesture.isEnabled && gesture.hearsOfMoreTouches
          && gesture.delegate?.gestureRecognizer(gesture, shouldReceive: touch) ?? true
      }
      candidate = view.superview
    }
    return found
  }

  private func deliver(_ touch: Touch, _ phase: Touch.Phase) {
    depth += 1
    hand(touch, phase)
    depth -= 1
    for gesture in active { settle(gesture) }
  }

  private func hand(_ touch: Touch, _ phase: Touch.Phase) {
    touch.phase = phase
    touch.timestamp = application.time
    let event = Event(allTouches: Set(fingers), timestamp: touch.timestamp)
    for gesture in touch.gestureRecognizers where gesture.isListening(to: touch) {
      switch phase {
      case .began: gesture.touchesBegan([touch], with: event)
      case .moved, .stationary: gesture.touchesMoved([touch], with: event)
      case .ended: gesture.touchesEnded([touch], with: event)
      case .cancelled: gesture.touchesCancelled([touch], with: event)
      }
    }
    guard !touch.isTakenFromViews else { return }
    touch.heldBack.append(phase)
    if !held.contains(touch) { held.append(touch) }
    release(touch)
  }

  /// Lets the view hear of everything that no gesture holds back any more.
  private func release(_ touch: Touch) {
    while let phase = touch.heldBack.first, !isHeldBack(phase, of: touch) {
      touch.heldBack.removeFirst()
      tell(touch, phase)
    }
    if touch.heldBack.isEmpty { held.removeAll { $0 === touch } }
    forgetGestures(of: touch)
  }

  private func isHeldBack(_ phase: Touch.Phase, of touch: Touch) -> Bool {
    guard phase != .cancelled else { return false }
    return touch.gestureRecognizers.contains { gesture in
      guard gesture.state == .possible, isActive(gesture) else { return false }
      return gesture.delaysTouchesBegan && !touch.hasReachedView
        || gesture.delaysTouchesEnded && phase == .ended
    }
  }

  /// Lets the views hear of what a gesture held back that has failed or is done.
  private func releaseWhatIsHeldBack(by gesture: GestureRecognizer) {
    for touch in held where touch.gestureRecognizers.contains(where: { $0 === gesture }) {
      release(touch)
    }
  }

  /// Forgets the gestures of a finger that was lifted, unless its view is yet to hear of that.
  private func forgetGestures(of touch: Touch) {
    if !touch.isDown, touch.heldBack.isEmpty, depth == 0 { touch.gestureRecognizers = [] }
  }

  private func tell(_ touch: Touch, _ phase: Touch.Phase) {
    guard let view = touch.view else { return }
    let event = Event(allTouches: Set(fingers), timestamp: touch.timestamp)
    touch.hasReachedView = true
    touch.wasPassedToTheEnd = false
    touch.listener = view
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved, .stationary: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    }
    if !touch.wasPassedToTheEnd { touch.claim(by: touch.listener ?? view) }
  }

  /// Starts a gesture afresh when its last finger was lifted and it waits for nothing.
  ///
  /// While a touch is being delivered that has to wait: the gesture is yet to hear of it.
  func settle(_ gesture: GestureRecognizer) {
    guard depth == 0, isActive(gesture), gesture.touches.allSatisfy({ !$0.isDown }) else { return }
    if gesture.state == .possible {
      if gesture.awaited != nil || gesture.isWaitingForMoreTouches { return }
      gesture.fail()
    }
    if isActive(gesture) { gesture.finish() }
  }

  private func isActive(_ gesture: GestureRecognizer) -> Bool {
    active.contains { $0 === gesture }
  }

  // MARK: Which gesture wins

  /// Decides what becomes of a gesture that is about to be recognised.
  func judge(_ gesture: GestureRecognizer) -> Judgement {
    for other in active where other !== gesture {
      switch other.state {
      case .began, .changed, .ended:
        if isRival(other, of: gesture), other.canPrevent(gesture),
          gesture.canBePrevented(by: other)
        {
          return .forbid
        }
      case .possible:
        if gesture.requires(toFail: other) { return .wait }
      case .cancelled, .failed:
        break
      }
    }
    if gesture.delegate?.gestureRecognizerShouldBegin(gesture) == false { return .forbid }
    return viewsAllow(gesture) ? .allow : .forbid
  }

  private func viewsAllow(_ gesture: GestureRecognizer) -> Bool {
    for touch in gesture.touches {
      var candidate = touch.view
      while let view = candidate {
        if !view.gestureRecognizerShouldBegin(gesture) { return false }
        if view === gesture.view { break }
        candidate = view.superview
      }
    }
    return true
  }

  private func isRival(_ first: GestureRecognizer, of second: GestureRecognizer) -> Bool {
    guard first.touches.contains(where: second.touches.contains) else { return false }
    let together =
      first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first)
        ?? false
    return !together
  }

  /// Makes the rivals of a recognised gesture fail, and takes its touches from the views.
  func recognized(_ gesture: GestureRecognizer) {
    for other in active where other !== gesture && other.state == .possible {
      let loses =
        isRival(other, of: gesture) && gesture.canPrevent(other)
        && other.canBePrevented(by: gesture)
      if loses || other.awaited != nil && other.requires(toFail: gesture) { other.fail() }
    }
    let heldTouches = held.filter { $0.gestureRecognizers.contains { $0 === gesture } }
    for touch in heldTouches + gesture.touches.filter({ !heldTouches.contains($0) }) {
      touch.takeOver(by: gesture.view)
      if gesture.cancelsTouchesInView { takeFromViews(touch) }
    }
  }

  private func takeFromViews(_ touch: Touch) {
    guard !touch.isTakenFromViews else { return }
    touch.isTakenFromViews = true
    touch.heldBack = []
    held.removeAll { $0 === touch }
    guard touch.hasReachedView else { return }
    touch.view?.touchesCancelled(
      [touch], with: Event(allTouches: Set(fingers), timestamp: application.time))
  }

  /// Lets the gestures go on that waited for one that has failed.
  func failed(_ gesture: GestureRecognizer) {
    releaseWhatIsHeldBack(by: gesture)
    for other in active where other !== gesture { other.resumeIfPossible() }
  }

  /// Forgets a gesture that starts afresh.
  func finished(_ gesture: GestureRecognizer) {
    active.removeAll { $0 === gesture }
    releaseWhatIsHeldBack(by: gesture)
  }
}
