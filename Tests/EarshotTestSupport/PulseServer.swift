import Foundation
import Synchronization

/// A PulseAudio server of the test's own, with a sink that goes nowhere, and its monitor recorded.
///
/// Its time is the system's, and cannot be a test's: libpulse reckons the place of a stream from the
/// system's clock between two answers of the server, so that a sink which waits for its reader would
/// seem to play on. On a busy machine the server, its recorder and the program under test therefore
/// come to their turn whenever they may, and pauses come about that say nothing of the program. Nothing
/// that was handed over is lost by that, so tests compare what is heard, and never when.
public final class PulseServer: Sendable {
  /// The recording: 44,100 frames a second, two channels.
  public static let rate = 44_100

  /// Whether the programs it takes are installed.
  public static let isInstalled = ["/usr/bin/pulseaudio", "/usr/bin/parec"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Whether ALSA can play to such a server.
  public static let hasALSAPlugin =
    FileManager.default.enumerator(atPath: "/usr/lib")?.contains {
      ($0 as? String)?.hasSuffix("alsa-lib/libasound_module_pcm_pulse.so") == true
    } ?? false

  /// Something did not come about.
  public struct Failure: Error {
    /// What.
    public var reason: String
  }

  /// The server as `PULSE_SERVER` names it.
  public let address: String

  private let folder: ScratchFolder
  private let recorder: ChildProcess
  private let recording = Pipe()
  private let serverProcess: pid_t
  private let recorded = Mutex(Recorded())

  /// What was recorded, and who waits for more of it.
  private struct Recorded {
    var bytes: [UInt8] = []
    var isRunning = true
    var listeners: [UUID: AsyncStream<Void>.Continuation] = [:]
  }

  /// Starts a server and its recording.
  ///
  /// - Parameter sharesMemory: Whether sound may come to it by memory and not through its socket.
  /// - Throws: ``Failure``, and what the system says of files and processes.
  public init(sharesMemory: Bool = true) async throws {
    folder = try ScratchFolder()
    let socket = folder.path(of: "native")
    address = "unix:\(socket)"
    let environment = [
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "PATH": "/usr/bin:/bin",
    ]
    let launcher = try ChildProcess(
      [
        "/usr/bin/pulseaudio", "--system=false", "--daemonize=yes", "--exit-idle-time=-1",
        "--disallow-exit", "-n", "--use-pid-file=yes",
        "--disable-shm=\(sharesMemory ? "no" : "yes")", "-L",
        "module-null-sink sink_name=earshot rate=\(PulseServer.rate) channels=2", "-L",
        "module-native-protocol-unix auth-anonymous=1 socket=\(socket)",
      ], environment: environment)
    // It ends when the server it leaves behind can be reached.
    let status = await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: launcher.wait()) }.start()
    }
    let number = try? String(
      contentsOfFile: folder.path(of: "pulse/pid"), encoding: .utf8)
    guard status == 0, let process = number.flatMap({ pid_t($0.filter(\.isNumber)) }) else {
      throw Failure(reason: "pulseaudio ended with \(status)")
    }
    serverProcess = process
    recorder = try ChildProcess(
      [
        "/usr/bin/parec", "--server=\(address)", "--device=earshot.monitor", "--format=s16le",
        "--channels=2", "--rate=\(PulseServer.rate)", "--latency-msec=5", "--raw",
      ], environment: environment,
      streams: .descriptor(output: recording.fileHandleForWriting.fileDescriptor))
    try recording.fileHandleForWriting.close()
    recording.fileHandleForReading.readabilityHandler = { [weak self] file in
      let data = file.availableData
      if data.isEmpty { file.readabilityHandler = nil }
      self?.take(data)
    }
    try await record(1000)
  }

  deinit {
    stop()
  }

  /// Ends the server and the recording, as a crash would.
  public func stop() {
    let wasRunning = recorded.withLock { recorded in
      defer { recorded.isRunning = false }
      return recorded.isRunning
    }
    guard wasRunning else { return }
    kill(serverProcess, SIGKILL)
    kill(recorder.identifier, SIGKILL)
    _ = recorder.wait()
  }

  /// The left channel of the recording so far.
  public var left: [Int16] { channel(0) }
  /// The right channel of the recording so far.
  public var right: [Int16] { channel(1) }

  /// Waits for something that comes about while the recording goes on, and looks for it at every piece
  /// of it; gives up when the recording ends, or after a minute.
  public func wait(_ what: String, until condition: () -> Bool) async throws {
    let (pieces, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let listener = UUID()
    recorded.withLock { $0.listeners[listener] = continuation }
    let deadline = Task {
      try await Task.sleep(for: .seconds(60))
      continuation.finish()
    }
    defer {
      deadline.cancel()
      _ = recorded.withLock { $0.listeners.removeValue(forKey: listener) }
    }
    if condition() { return }
    for await _ in pieces where condition() { return }
    if !condition() { throw Failure(reason: "not in time: \(what)") }
  }

  /// Takes a piece of the recording; an empty one is its end.
  private func take(_ data: Data) {
    let listeners = recorded.withLock { recorded in
      recorded.bytes += data
      return recorded.listeners.values
    }
    for listener in listeners {
      if data.isEmpty { listener.finish() } else { listener.yield() }
    }
  }

  /// Begins to look at what is recorded from now on, when all has been quiet for a while.
  public func newRecording() async throws -> Recording {
    try await record(PulseServer.rate / 5)
    return Recording(server: self, start: frameCount)
  }

  /// Whether nothing loud is in the last second and a half; hints follow sooner.
  public var isSilent: Bool {
    !left.suffix(PulseServer.rate * 3 / 2).contains { $0.magnitude > 500 }
  }

  /// Waits until the recording has gone on by some frames.
  public func record(_ frames: Int) async throws {
    let end = frameCount + frames
    try await wait("\(frames) frames are recorded") { frameCount >= end }
  }

  /// How many frames were recorded so far.
  private var frameCount: Int { recorded.withLock { $0.bytes.count } / 4 }

  private func channel(_ index: Int) -> [Int16] {
    let bytes = recorded.withLock { $0.bytes }
    return stride(from: index * 2, to: bytes.count - 3, by: 4).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }
}

/// What was recorded from some moment on.
public struct Recording: Sendable {
  let server: PulseServer
  let start: Int

  /// Waits until there is something to hear that is as loud as speech, or as what is asked for.
  public func heard(above level: Int16 = 5000) async throws {
    try await server.wait("the sound is heard") { server.left[start...].contains { $0 > level } }
  }

  /// The left channel up to a fifth of a second from now.
  public func end() async throws -> [Int16] {
    try await server.record(PulseServer.rate / 5)
    return Array(server.left[start...])
  }

  /// The right channel so far.
  public var right: [Int16] {
    let right = server.right
    return Array(right[min(start, right.count)...])
  }
}

extension [Int16] {
  /// How many frames are loud, pauses left out.
  public var loudFrames: Int {
    loudStretches(gap: PulseServer.rate / 500).map(\.count).reduce(0, +)
  }

  /// The stretches that are loud, joined where less than `gap` samples of silence lie between.
  public func loudStretches(gap: Int, threshold: Int16 = 500) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    for (index, sample) in enumerated() where sample > threshold || sample < -threshold {
      if let last = stretches.last, index - last.upperBound < gap {
        stretches[stretches.count - 1] = last.lowerBound..<(index + 1)
      } else {
        stretches.append(index..<(index + 1))
      }
    }
    return stretches
  }
}
