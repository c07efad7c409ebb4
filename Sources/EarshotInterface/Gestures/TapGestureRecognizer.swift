import EarshotModel

/// Taps with one or more fingers (`UITapGestureRecognizer`).
open class TapGestureRecognizer: GestureRecognizer {
  /// How many taps it takes.
  public final var numberOfTapsRequired = 1
  /// How many fingers it takes.
  public final var numberOfTouchesRequired = 1

  private var taps = 0
  private var fingers = 0
  private var patience: ScheduledWork?

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    patience?.cancel()
    // The fingers of the taps before have been lifted and count no more.
    self.touches.removeAll { !$0.isDown }
    fingers += touches.count
    if fingers > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    let strayed = touches.contains { touch in
      touch.screenLocation.distance(to: touch.firstScreenLocation) > GestureLimits.movementOfTap
    }
    if strayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible, self.touches.allSatisfy({ !$0.isDown }) else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      patience = perform(after: GestureLimits.pauseBetweenTaps) { [weak self] in
        self?.state = .failed
      }
    }
  }

  open override func reset() {
    patience?.cancel()
    patience = nil
    taps = 0
    fingers = 0
  }

  /// Whether more taps are awaited though no finger is down.
  override final var isWaitingForMoreTouches: Bool {
    taps > 0 && taps < numberOfTapsRequired && state == .possible
  }
}
