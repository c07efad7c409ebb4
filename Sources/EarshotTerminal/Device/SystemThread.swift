import Glibc

/// Threads of our own, which wait where no task may.
nonisolated enum SystemThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread.
  ///
  /// - Parameter body: What it does.
  /// - Returns: The thread, which is to be joined or detached.
  /// - Throws: `TerminalError.refused` when the system has no thread to give.
  static func start(_ body: @escaping @Sendable () -> Void) throws(TerminalError) -> pthread_t {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Work(body)).toOpaque()
    let code = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, context)
    guard code == 0 else {
      Unmanaged<Work>.fromOpaque(context).release()
      throw .refused(code)
    }
    return thread
  }
}
