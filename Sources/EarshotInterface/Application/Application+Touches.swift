public import EarshotModel

/// Fingers on the screen. All points are screen points.
extension Application {
  /// Puts a finger down.
  ///
  /// - Returns: The touch, or `nil` when nothing takes it or the app is not active.
  public final func beginTouch(at point: Point) -> Touch? {
    guard applicationState == .active else { return nil }
    return touchDelivery.begin(at: point)
  }

  /// Moves a finger that is down.
  public final func moveTouch(_ touch: Touch, to point: Point) {
    touchDelivery.move(touch, to: point)
  }

  /// Lifts a finger.
  public final func endTouch(_ touch: Touch) {
    touchDelivery.end(touch, .ended)
  }

  /// Cancels a touch, as the system does when something interrupts it.
  public final func cancelTouch(_ touch: Touch) {
    touchDelivery.end(touch, .cancelled)
  }

  /// Drags a finger from point to point without any time passing, and lifts it at the last one.
  ///
  /// - Returns: Whether a gesture or a responder took the touch.
  @discardableResult
  public final func drag(along way: [Point]) -> Bool {
    guard let start = way.first, let touch = beginTouch(at: start) else { return false }
    for point in way.dropFirst() { moveTouch(touch, to: point) }
    endTouch(touch)
    return touch.wasClaimed
  }
}
