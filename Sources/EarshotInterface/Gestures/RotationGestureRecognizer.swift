import EarshotModel
import Glibc

/// Two fingers that turn (`UIRotationGestureRecognizer`).
open class RotationGestureRecognizer: GestureRecognizer {
  /// The angle turned since the beginning, in radians, clockwise; an app may set it to count afresh.
  public final var rotation = 0.0

  private var last: Double?

  open override var isContinuous: Bool { true }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if self.touches.count > 2 { state = .failed }
    last = angle
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let last, let angle else { return }
    rotation += (angle - last).remainder(dividingBy: 2 * .pi)
    self.last = angle
    switch state {
    case .possible: if abs(rotation) >= GestureLimits.startOfRotation { state = .began }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = state == .possible && awaited == nil ? .failed : .ended
  }

  open override func reset() {
    last = nil
    rotation = 0
  }

  /// The direction from the first finger to the second, in radians.
  private var angle: Double? {
    guard touches.count == 2 else { return nil }
    let way = touches[1].screenLocation.difference(from: touches[0].screenLocation)
    return atan2(way.y, way.x)
  }
}
