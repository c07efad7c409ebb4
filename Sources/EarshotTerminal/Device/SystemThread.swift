import Glibc

/// Threads of our own, which wait where no task may.
nonisolated enum SystemThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread.
  ///
  /// - Parameters:
  ///   - stackSize: How many bytes its stack has, or `nil` for as many as is usual.
  ///   - body: What it does.
  /// - Returns: The thread, which is to be joined or detached.
  /// - Throws: `TerminalError.refused` when the system has no thread to give.
  static func start(
    stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void
  ) throws(TerminalError) -> pthread_t {
    var thread = pthread_t()
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    if let stackSize { pthread_attr_setstacksize(attributes, stackSize) }
    let context = Unmanaged.passRetained(Work(body)).toOpaque()
    let code = pthread_create(
      &thread, attributes,
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
