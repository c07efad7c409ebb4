import Glibc

/// Rings at the time that it is set to, on a thread of its own.
///
/// A host sets it with nearly every key. That is one call of the system and wakes nobody, where a task that sleeps has
/// several threads woken just when the program that was given the key wants to answer.
nonisolated final class Alarm: Sendable {
  private let bell = Bell()

  /// Begins to wait for a time.
  ///
  /// - Parameter ring: What is done at each time that it was set to.
  /// - Throws: `TerminalError.refused` when the system has no thread to give.
  init(_ ring: @escaping @Sendable () -> Void) throws(TerminalError) {
    let bell = bell
    pthread_detach(
      try SystemThread.start { [weak self] in
        while true {
          bell.wait(nil)
          guard self != nil else { return }
          ring()
        }
      })
  }

  deinit {
    // The thread finds that nobody sets it any more.
    bell.ring()
  }

  /// Rings after a time, in place of any other time that was set.
  func set(after time: Duration) { bell.ring(after: time) }
}
