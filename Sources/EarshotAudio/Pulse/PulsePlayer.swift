import CPulse
import Dispatch
import EarshotSpeech

/// A connection to a PulseAudio server whose stream is always open, so that sound begins within
/// milliseconds.
///
/// 1. `PulsePlayer+Opening` connects and opens the stream in the library's own thread and plays a
///    little silence, for the first sound of a stream can be a second late.
/// 2. `PulsePlayer+Playing` keeps at most ``lead`` of sound at the server and the rest here; a timer in
///    the library's thread tops it up and reports how far it has been played.
/// 3. A flush writes a fade and silence over what the server still holds: the server takes back what
///    it has already mixed but not played. The next sound the server places itself, at what it takes next,
///    as a busy machine would make us too late for any place that we could name.
/// 4. The place played comes from the stream's clock, which runs only while there is sound, and from what
///    the server has told, as the clock stands when answers are slow; the end of all sound comes from the
///    server's word that it has drained.
/// 5. `PulsePlayer+Mixing` plays short sounds in a stream of their own, which the server mixes.
///
/// Every property is touched only with the lock of the library's main loop held; callbacks hold it.
final class PulsePlayer: @unchecked Sendable {
  let library: PulseLibrary
  let format: AudioFormat
  let report: @Sendable (AudioReport) -> Void

  let mainloop: OpaquePointer
  let opened = DispatchSemaphore(value: 0)
  var context: OpaquePointer?
  var stream: OpaquePointer?
  var mixStream: OpaquePointer?
  var timer: OpaquePointer?
  var isOpen = false
  var failure: SoundError?

  var account = PulseAccount()
  var clock = StreamClock()
  /// What the server last told of the stream, and when that was seen.
  var told = (moment: timeval(), seen: UInt64(0))
  var lastReport: AudioPosition?
  var lastMove: UInt64 = 0
  /// The position behind what was written last.
  var writeEnd = 0
  /// A short sound that waits for its stream to open.
  var mixWaiting: StereoSound?
  var lastMixFrames = 0
  /// The place whose sound the server was asked to tell the end of.
  var drainAsked: AudioPosition?
  /// Whether what was asked about was cut or held since.
  var isDrainVoid = false

  /// The bytes of a frame: two channels of 16 bits.
  static let frameSize = 4
  /// How much sound the server may hold, as long as it never runs out of it.
  static let lead = Duration.milliseconds(150)
  /// How often the server is topped up and the place played is reported.
  static let tick = Duration.milliseconds(20)
  /// How much sound the server aims to hold, which decides how late it plays.
  static let latency = Duration.milliseconds(20)
  /// How long a fade is.
  static let fade = Duration.milliseconds(3)
  /// How far behind the clock of the stream may be; what is written nearer may come too late.
  static let margin = Duration.milliseconds(5)
  /// How long a server may play nothing before it counts as stuck.
  static let patience = Duration.seconds(3)

  /// Creates a player that is not connected.
  init(
    library: PulseLibrary, format: AudioFormat, epoch: Int,
    report: @escaping @Sendable (AudioReport) -> Void
  ) throws(SoundError) {
    guard let mainloop = library.functions.threaded_mainloop_new() else {
      throw .noServer(reason: "out of memory")
    }
    self.library = library
    self.format = format
    self.report = report
    self.mainloop = mainloop
    _ = account.flush(epoch: epoch, clock: 0, margin: 0, fade: 0)
  }

  deinit {
    close()
    library.functions.threaded_mainloop_free(mainloop)
  }

  /// Does something with the lock of the main loop held.
  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    library.functions.threaded_mainloop_lock(mainloop)
    defer { library.functions.threaded_mainloop_unlock(mainloop) }
    return try body()
  }

  /// Disconnects and stops the library's thread; nothing is reported any more.
  func close() {
    locked {
      isOpen = false
      let functions = library.functions
      for stream in [stream, mixStream] {
        guard let stream else { continue }
        functions.stream_set_state_callback(stream, nil, nil)
        _ = functions.stream_disconnect(stream)
        functions.stream_unref(stream)
      }
      if let context {
        functions.context_set_state_callback(context, nil, nil)
        functions.context_disconnect(context)
        functions.context_unref(context)
      }
      stream = nil
      mixStream = nil
      context = nil
      timer = nil
    }
    library.functions.threaded_mainloop_stop(mainloop)
  }

  /// Ends everything for a reason, which is told once: to whoever opens it, or as a report.
  func fail(_ error: SoundError) {
    guard failure == nil else { return }
    failure = error
    if isOpen {
      isOpen = false
      report(.failed(error.speechFailure))
    } else {
      opened.signal()
    }
  }

  /// What the library says is wrong.
  var reason: String {
    library.words(for: context.map { library.functions.context_errno($0) } ?? 0)
  }

  /// The player behind the pointer that a callback is given.
  static func player(_ pointer: UnsafeMutableRawPointer?) -> PulsePlayer? {
    pointer.map { Unmanaged<PulsePlayer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The pointer that callbacks are given; the library's thread ends before the player does.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func microseconds(_ duration: Duration) -> UInt64 {
    let (seconds, attoseconds) = duration.components
    return UInt64(max(seconds, 0)) * 1_000_000 + UInt64(max(attoseconds, 0) / 1_000_000_000_000)
  }
}
