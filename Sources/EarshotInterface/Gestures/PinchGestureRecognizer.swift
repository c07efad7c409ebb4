import EarshotModel

/// Two fingers that part or meet (`UIPinchGestureRecognizer`).
open class PinchGestureRecognizer: GestureRecognizer {
  /// The distance of the fingers, compared with the beginning; an app may set it to count afresh.
  public final var scale = 1.0 {
    didSet { if !isMeasuring, let distance { start = distance / scale } }
  }

  private var start: Double?
  private var isMeasuring = false

  open override var isContinuous: Bool { true }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if self.touches.count > 2 { state = .failed }
    start = distance
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let start, let distance, start > 0 else { return }
    isMeasuring = true
    scale = distance / start
    isMeasuring = false
    switch state {
    case .possible: if abs(distance - start) >= GestureLimits.startOfPan { state = .began }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = state == .possible && awaited == nil ? .failed : .ended
  }

  open override func reset() {
    start = nil
    isMeasuring = true
    scale = 1
    isMeasuring = false
  }

  /// How far the fingers are apart, in points.
  private var distance: Double? {
    guard touches.count == 2 else { return nil }
    return touches[0].screenLocation.distance(to: touches[1].screenLocation)
  }
}
