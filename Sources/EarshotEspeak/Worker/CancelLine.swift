import EarshotSpeech
import Glibc
import Synchronization

/// A way to stop the voice from any thread while another waits for its sound.
final class CancelLine: Sendable {
  private struct State {
    var line: Int32?
    var order: UInt32?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Whether the present request was cancelled.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Begins a request, which is not cancelled yet.
  func reset() {
    state.withLock { $0.isCancelled = false }
  }

  /// Points at the order that runs; `nil` when the line is about to close or the order has ended.
  func attach(line: Int32?, order: UInt32?) {
    state.withLock {
      $0.line = line
      $0.order = order
    }
  }

  /// Stops the present request; what cannot be sent now is not needed, as the receiver sees the flag.
  func cancel() {
    state.withLock { $0.isCancelled = true }
    stopOrder()
  }

  /// Asks the program to end the order that runs, as its listener needs no more of it.
  func stopOrder() {
    state.withLock { state in
      guard let line = state.line, let order = state.order else { return }
      let message = WorkerRequest.cancel(id: order).encoded()
      _ = message.withUnsafeBytes {
        send(line, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
    }
  }
}
