/// One change of what fingers do on the screen (`UIEvent`).
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class Event {
  /// The fingers on the screen, those that were lifted in this event included.
  public let allTouches: Set<Touch>
  /// When it happened, in seconds since the application was made.
  public let timestamp: Double

  init(allTouches: Set<Touch>, timestamp: Double) {
    self.allTouches = allTouches
    self.timestamp = timestamp
  }

  /// The touches that began on `view`.
  public func touches(for view: View) -> Set<Touch> { allTouches.filter { $0.view === view } }

  /// The touches that `gesture` hears of.
  public func touches(for gesture: GestureRecognizer) -> Set<Touch> {
    allTouches.filter { touch in touch.gestureRecognizers.contains { $0 === gesture } }
  }
}
