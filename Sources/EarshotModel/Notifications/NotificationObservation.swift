/// Keeps an observer of a ``TypedNotificationCenter`` registered for as long as it lives.
public final class NotificationObservation {
  private var remove: (() -> Void)?

  init(remove: @escaping () -> Void) {
    self.remove = remove
  }

  deinit {
    remove?()
  }

  /// Ends the observation before it is released; calling it again does nothing.
  public func cancel() {
    remove?()
    remove = nil
  }
}
