import Foundation
import Synchronization

/// What comes out of a sound server: the recording of its sink's monitor, and when each sample of it
/// was due.
///
/// 1. Recordings reach this process in deliveries of about 2 ms. The server fills its sink ahead, by the
///    2 ms of latency that the recorder asks for and at most a piece more, so that a delivery comes
///    before its samples are due: the most that this can be is added to everybody's times.
/// 2. The sink plays without gaps, by a clock that rounds each piece of 2 ms and so gains half a
///    millisecond a second on that of the machine. A sample is due at the sink's beginning plus its
///    place in the recording; the beginning is what half of the deliveries of the same second say. How
///    far the others lie from that is told beside the results: on a machine that is busy it is more than
///    what is measured.
/// 3. What was taken back by the server before it was due is not in the recording.
final class Monitor: Sendable {
  private struct State {
    /// The frames that have come.
    var frames = 0
    /// How long after the clock of the recording each delivery came, in milliseconds, by the second of
    /// the recording.
    var delays: [[Double]] = []
    /// The places of loud samples, in frames, one for each millisecond that has any.
    var loud: [Int] = []
    var heard = ContinuousClock.now
  }

  /// From which level on a sample is loud: 50 dB below full scale.
  private static let threshold: Int16 = 100
  private static let rate = 44_100
  /// How long before its samples are due a delivery comes at most, in milliseconds.
  private static let lead = 4.0

  private let beginning = ContinuousClock.now
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

  /// A moment, in milliseconds since the recorder was made.
  func milliseconds(_ moment: ContinuousClock.Instant = .now) -> Double {
    beginning.duration(to: moment) / .milliseconds(1)
  }

  /// How many frames have come.
  var frames: Int { state.withLock { $0.frames } }

  /// How far nine of ten deliveries lie apart, against the clock of the recording, in milliseconds.
  var spread: Double {
    let delays = state.withLock { $0.delays }
    let deviations = delays.flatMap { second in
      let middle = Monitor.median(second)
      return second.map { $0 - middle }
    }.sorted()
    guard !deviations.isEmpty else { return 0 }
    return deviations[deviations.count * 19 / 20] - deviations[deviations.count / 20]
  }

  /// The moment at which a sample was due, in milliseconds.
  func due(_ frame: Int) -> Double {
    let second = state.withLock { $0.delays[min(frame / Monitor.rate, $0.delays.count - 1)] }
    return Monitor.median(second) + Monitor.lead + Double(frame) * 1000 / Double(Monitor.rate)
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  /// Waits for the first loud sample after some frames; `nil` after five seconds without one.
  func firstLoud(after frame: Int) -> Int? {
    let deadline = ContinuousClock.now + .seconds(5)
    while ContinuousClock.now < deadline {
      if let first = state.withLock({ $0.loud.first { $0 >= frame } }) { return first }
      usleep(500)
    }
    return nil
  }

  /// Waits until nothing loud has come for a while, and returns the loud samples after some frames.
  func loud(after frame: Int, before silence: Duration = .milliseconds(300)) -> [Int] {
    let needed = Int(silence / .milliseconds(1)) * Monitor.rate / 1000
    while true {
      let (loud, frames) = state.withLock { ($0.loud, $0.frames) }
      if frames - (loud.last ?? frame) > needed { return loud.filter { $0 >= frame } }
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
    let time = milliseconds(now)
    state.withLock { state in
      for (offset, sample) in samples.enumerated()
      where sample.magnitude >= Monitor.threshold.magnitude {
        let frame = state.frames + offset
        if frame - (state.loud.last ?? -Monitor.rate) >= Monitor.rate / 1000 {
          state.loud.append(frame)
        }
      }
      state.frames += samples.count
      let second = state.frames / Monitor.rate
      while state.delays.count <= second { state.delays.append([]) }
      state.delays[second].append(time - Double(state.frames) * 1000 / Double(Monitor.rate))
    }
  }
}
