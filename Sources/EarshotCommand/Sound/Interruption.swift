import Dispatch
import Glibc
import Synchronization

/// Watches for Ctrl-C while something goes on that must not be left half done.
///
/// The first Ctrl-C asks the work to stop; the work then cleans up, and the program ends as others do,
/// by the signal.
final class Interruption: Sendable {
  private let isAsked = Atomic(false)

  /// Whether the work is asked to stop.
  var isRequested: Bool { isAsked.load(ordering: .relaxed) }

  /// Does some work while watching; `onRequest` is told at once, from another thread.
  static func watching<Result>(
    onRequest: @escaping @Sendable () -> Void = {}, _ work: (Interruption) async -> Result
  ) async -> Result {
    let interruption = Interruption()
    let previous = signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      interruption.isAsked.store(true, ordering: .relaxed)
      onRequest()
    }
    source.resume()
    let result = await work(interruption)
    source.cancel()
    signal(SIGINT, previous)
    if interruption.isRequested { interruption.endProgram() }
    return result
  }

  /// Lets the signal have its way; where it was ignored from the beginning, nothing happens.
  private func endProgram() {
    // Dispatch blocks the signals it watches.
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    raise(SIGINT)
  }
}
