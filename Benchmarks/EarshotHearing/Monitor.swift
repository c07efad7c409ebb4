import Foundation
import Synchronization

/// What comes out of a sound server: the recording of its sink's monitor, with the moment of each
/// loud sample.
///
/// The moments are those at which the samples reach this process, in deliveries of about 2 ms; every
/// contender is measured with the same delay.
final class Monitor: Sendable {
  private struct State {
    var first: ContinuousClock.Instant?
    var last: ContinuousClock.Instant?
    var heard = ContinuousClock.now
  }

  /// From which level on a sample is loud: 50 dB below full scale.
  private static let threshold: Int16 = 100
  private static let rate = 44_100

  private let state = Mutex(State())

  /// Begins to record.
  init(server: String, sink: String) throws {
    let output = Pipe()
    let recorder = Process()
    recorder.executableURL = URL(fileURLWithPath: "/usr/bin/parec")
    recorder.arguments = [
      "--server=\(server)", "--device=\(sink).monitor", "--format=s16le", "--channels=1",
      "--rate=\(Monitor.rate)", "--latency-msec=2", "--process-time-msec=2", "--raw",
    ]
    recorder.standardOutput = output
    recorder.standardError = FileHandle.nullDevice
    try recorder.run()
    let file = output.fileHandleForReading.fileDescriptor
    Thread.detachNewThread { [self] in
      withExtendedLifetime((output, recorder)) { listen(to: file) }
    }
  }

  /// Forgets what was heard so far, and returns the moment.
  func arm() -> ContinuousClock.Instant {
    state.withLock {
      $0.first = nil
      $0.last = nil
    }
    return .now
  }

  /// Waits for the first loud sample since it was armed; `nil` after five seconds without one.
  func firstLoud() -> ContinuousClock.Instant? {
    let deadline = ContinuousClock.now + .seconds(5)
    while ContinuousClock.now < deadline {
      if let first = state.withLock({ $0.first }) { return first }
      usleep(500)
    }
    return nil
  }

  /// Waits until nothing loud has come for a while, and returns the moment of the last loud sample.
  func lastLoud(before silence: Duration = .milliseconds(300)) -> ContinuousClock.Instant? {
    while true {
      let (last, heard) = state.withLock { ($0.last, $0.heard) }
      if let last, heard - last > silence { return last }
      if last == nil { return nil }
      usleep(2000)
    }
  }

  private func listen(to file: Int32) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var left: UInt8?
    while true {
      let count = read(file, &bytes, bytes.count)
      guard count > 0 else { return }
      let now = ContinuousClock.now
      var samples: [Int16] = []
      for byte in bytes[..<count] {
        if let low = left {
          samples.append(Int16(bitPattern: UInt16(low) | UInt16(byte) << 8))
          left = nil
        } else {
          left = byte
        }
      }
      note(samples, at: now)
    }
  }

  private func note(_ samples: [Int16], at now: ContinuousClock.Instant) {
    func isLoud(_ sample: Int16) -> Bool { sample.magnitude >= Monitor.threshold.magnitude }
    state.withLock { state in
      state.heard = now
      guard samples.contains(where: isLoud) else { return }
      state.first = state.first ?? now
      state.last = now
    }
  }
}
