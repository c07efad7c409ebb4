import Synchronization
import Testing

/// A sound server that other programs keep from its turn makes gaps of its own, which say nothing of
/// the sink.
///
/// The null sink of PulseAudio cannot be driven by a clock of ours: it plays by the clock of the system, and
/// a sink that waits for its reader would play silence wherever the program under test is late, so that a
/// busy machine could not be told from a gap that the program made. So the server is watched instead: an
/// issue counts as one unless the recording itself stood still meanwhile, for longer than the sound that
/// the server holds; then nothing was measured, and the measurement is taken anew.
public enum StarvedServer {
  /// Whether an issue was explained by a standstill.
  private final class Disturbance: Sendable {
    private let noted = Mutex(false)
    var isNoted: Bool { noted.withLock { $0 } }

    func note(_ stoodStill: Bool) -> Bool {
      if stoodStill { noted.withLock { $0 = true } }
      return stoodStill
    }
  }

  /// The measurements that are begun before a test is cancelled.
  private static let attempts = 3

  /// Measures something with a server of its own.
  ///
  /// An issue without a standstill fails at once. A test is cancelled, with the reason, when every
  /// measurement was disturbed.
  public static func allowed(
    _ body: (_ server: PulseServer) async throws -> Void
  ) async throws {
    var standstills: [Duration] = []
    while standstills.count < attempts {
      let server = try await PulseServer()
      let disturbance = Disturbance()
      try await withKnownIssue("the server stood still", isIntermittent: true) {
        try await body(server)
      } matching: { _ in
        disturbance.note(server.stoodStill)
      }
      if !disturbance.isNoted { return }
      standstills.append(server.longestStandstill)
    }
    try Test.cancel("the machine kept the sound server from its turn: \(standstills)")
  }
}
