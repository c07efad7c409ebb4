import Foundation
import Synchronization

/// A PulseAudio server of the test's own, with a sink that goes nowhere, and its monitor recorded.
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

  private let folder: URL
  private let processes = Mutex<[Process]>([])
  private let recorded = Mutex<[UInt8]>([])

  /// Starts a server and its recording.
  public init() async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-audio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let socket = folder.appendingPathComponent("native").path
    address = "unix:\(socket)"
    try run(
      "/usr/bin/pulseaudio",
      [
        "--system=false", "--daemonize=no", "--exit-idle-time=-1", "--disallow-exit", "-n",
        "--use-pid-file=no", "-L",
        "module-null-sink sink_name=earshot rate=\(PulseServer.rate) channels=2", "-L",
        "module-native-protocol-unix auth-anonymous=1 socket=\(socket)",
      ])
    try await wait("the server opens its socket") {
      FileManager.default.fileExists(atPath: socket)
    }
    let output = Pipe()
    try run(
      "/usr/bin/parec",
      [
        "--server=\(address)", "--device=earshot.monitor", "--format=s16le", "--channels=2",
        "--rate=\(PulseServer.rate)", "--latency-msec=5", "--raw",
      ], output: output)
    output.fileHandleForReading.readabilityHandler = { [weak self] file in
      let data = file.availableData
      if data.isEmpty { file.readabilityHandler = nil }
      self?.recorded.withLock { $0 += data }
    }
    try await wait("the recording begins") { self.left.count > 1000 }
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Ends the server and the recording, as a crash would.
  public func stop() {
    let running = processes.withLock { processes in
      defer { processes = [] }
      return processes
    }
    for process in running where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
    }
  }

  /// The left channel of the recording so far.
  public var left: [Int16] { channel(0) }
  /// The right channel of the recording so far.
  public var right: [Int16] { channel(1) }

  /// Waits for something that a real program does, and gives up after ten seconds.
  public func wait(_ what: String, until condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(10)
    while !condition() {
      guard ContinuousClock.now < deadline else { throw Failure(reason: "not in time: \(what)") }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Begins to look at what is recorded from now on, when all has been quiet for a while.
  public func newRecording() async throws -> Recording {
    try await record(PulseServer.rate / 5)
    return Recording(server: self, start: left.count)
  }

  /// Waits until the recording has gone on by some frames.
  public func record(_ frames: Int) async throws {
    let end = left.count + frames
    try await wait("\(frames) frames are recorded") { left.count >= end }
  }

  private func channel(_ index: Int) -> [Int16] {
    let bytes = recorded.withLock { $0 }
    return stride(from: index * 2, to: bytes.count - 3, by: 4).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  private func run(_ program: String, _ arguments: [String], output: Pipe? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = [
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "PATH": "/usr/bin:/bin",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    try process.run()
    processes.withLock { $0.append(process) }
  }
}

/// What was recorded from some moment on.
public struct Recording {
  let server: PulseServer
  let start: Int

  /// Waits until there is something to hear.
  public func heard() async throws {
    try await server.wait("the sound is heard") { server.left[start...].contains { $0 > 5000 } }
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
