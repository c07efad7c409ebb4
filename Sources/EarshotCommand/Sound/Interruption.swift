import Dispatch
import Glibc
import Synchronization

/// Watches for signals that ask the program to end while something goes on that must not be left half
/// done: Ctrl-C, `kill`, and a terminal that goes away.
///
/// The first of them asks the work to stop; the work then cleans up, and the program ends as others do,
/// by the signal. One that was ignored from the beginning, as under `nohup`, stays so.
final class Interruption: Sendable {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The signal that came, or 0.
  private let signal = Atomic<Int32>(0)

  /// Whether the work is asked to stop.
  var isRequested: Bool { signal.load(ordering: .relaxed) != 0 }

  /// Does some work while watching; `onRequest` is told at once, from another thread.
  static func watching<Result>(
    onRequest: @escaping @Sendable () -> Void = {}, _ work: (Interruption) async -> Result
  ) async -> Result {
    let interruption = Interruption()
    let watched = signals.filter { !isIgnored($0) }
    let previous = watched.map { Glibc.signal($0, SIG_IGN) }
    let sources = watched.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        interruption.signal.store(number, ordering: .relaxed)
        onRequest()
      }
      source.resume()
      return source
    }
    let result = await work(interruption)
    for source in sources { source.cancel() }
    for (number, handler) in zip(watched, previous) { _ = Glibc.signal(number, handler) }
    interruption.endProgram()
    return result
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // The number that stands for ignoring in <signal.h>.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// Lets the signal that came have its way.
  private func endProgram() {
    let number = signal.load(ordering: .relaxed)
    guard number != 0 else { return }
    // Dispatch blocks the signals it watches.
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, number)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    raise(number)
  }
}
