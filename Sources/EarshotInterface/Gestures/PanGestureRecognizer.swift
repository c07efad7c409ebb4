public import EarshotModel

/// A finger that drags (`UIPanGestureRecognizer`).
open class PanGestureRecognizer: GestureRecognizer {
  /// The fewest fingers it takes.
  public final var minimumNumberOfTouches = 1
  /// The most fingers it takes.
  public final var maximumNumberOfTouches = Int.max

  private var start: Point?
  private var last: (place: Point, time: Double)?
  private var speed = Point.zero

  open override var isContinuous: Bool { true }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if self.touches.count > maximumNumberOfTouches { state = .failed }
    // A finger that joins or leaves must not make the translation jump.
    let moved = start.map { (last?.place ?? $0).difference(from: $0) } ?? .zero
    start = screenLocation.offset(x: -moved.x, y: -moved.y)
    last = (screenLocation, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let start else { return }
    let place = screenLocation
    measure(place, at: event.timestamp)
    switch state {
    case .possible:
      let isFar = place.distance(to: start) >= GestureLimits.startOfPan
      if isFar, self.touches.count >= minimumNumberOfTouches, mayBegin(at: start) {
        state = .began
      }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard self.touches.allSatisfy({ !$0.isDown }) else { return }
    state = state == .possible && awaited == nil ? .failed : .ended
  }

  open override func reset() {
    start = nil
    last = nil
    speed = .zero
  }

  /// Whether a drag that starts at a place, in screen points, counts.
  func mayBegin(at place: Point) -> Bool { true }

  private func measure(_ place: Point, at time: Double) {
    if let last, time > last.time {
      let way = place.difference(from: last.place)
      speed = Point(x: way.x / (time - last.time), y: way.y / (time - last.time))
    }
    last = (place, time)
  }

  /// How far the fingers have moved, in points.
  ///
  /// Views neither turn nor stretch, so it is the same in the coordinates of every `view`.
  open func translation(in view: View?) -> Point {
    guard let start, let last else { return .zero }
    return last.place.difference(from: start)
  }

  /// Counts from now on as if the fingers had moved by `translation`, in points.
  open func setTranslation(_ translation: Point, in view: View?) {
    guard let last else { return }
    start = last.place.offset(x: -translation.x, y: -translation.y)
  }

  /// How fast the fingers move, in points per second; zero when moves take no time.
  open func velocity(in view: View?) -> Point { speed }
}

/// A drag that comes in from an edge of the screen (`UIScreenEdgePanGestureRecognizer`).
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// The edges from which it may come.
  public final var edges: RectEdge = []

  override func mayBegin(at place: Point) -> Bool {
    guard let bounds = view?.window?.frame else { return false }
    let width = GestureLimits.widthOfEdge
    return edges.contains(.left) && place.x <= bounds.minX + width
      || edges.contains(.right) && place.x >= bounds.maxX - width
      || edges.contains(.top) && place.y <= bounds.minY + width
      || edges.contains(.bottom) && place.y >= bounds.maxY - width
  }
}
