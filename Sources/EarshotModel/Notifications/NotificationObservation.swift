/// Keeps an observer of a ``TypedNotificationCenter`` registered for as long as it lives.
#if MainActorApps
  @preconcurrency @MainActor
#endif
public final class NotificationObservation {
  private var remove: (() -> Void)?

  init(remove: @escaping () -> Void) {
    self.remove = remove
  }

  #if MainActorApps
    @MainActor
  #endif
  deinit {
    remove?()
  }

  /// Ends the observation before it is released; calling it again does nothing.
  public func cancel() {
    remove?()
    remove = nil
  }
}
