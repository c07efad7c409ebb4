import EarshotModel

/// A finger that stays down (`UILongPressGestureRecognizer`).
///
/// It begins after ``minimumPressDuration`` of the application's clock, and lasts until the finger is
/// lifted.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// How many taps come before.
  public final var numberOfTapsRequired = 0
  /// How many fingers it takes.
  public final var numberOfTouchesRequired = 1
  /// How long the finger stays down, in seconds.
  public final var minimumPressDuration = 0.5
  /// How far the finger may stray before the gesture begins, in points.
  public final var allowableMovement = 10.0

  private var timer: ScheduledWork?

  open override var isContinuous: Bool { true }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    timer?.cancel()
    guard self.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard self.touches.count == numberOfTouchesRequired else { return }
    guard self.touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else {
      state = .failed
      return
    }
    timer = perform(after: minimumPressDuration) { [weak self] in
      self?.state = .began
    }
  }

  /// Lets the time pass at once that a finger has to stay, as for a listener, who has asked for a long press.
  final func letTimePass() {
    guard let timer, state == .possible else { return }
    timer.cancel()
    self.timer = nil
    state = .began
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if state == .began || state == .changed {
      state = .changed
      return
    }
    let strayed = touches.contains {
      $0.screenLocation.distance(to: $0.firstScreenLocation) > allowableMovement
    }
    if strayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = state == .possible ? .failed : .ended
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
  }
}
