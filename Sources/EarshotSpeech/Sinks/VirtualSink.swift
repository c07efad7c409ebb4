import Synchronization

/// A silent sound device whose clock its owner moves.
public final class VirtualSink: AudioSink {
  private struct State {
    var report: (@Sendable (AudioReport) -> Void)?
    var position = AudioPosition(epoch: 0, frame: 0)
    var pending: [Int16] = []
    var heard: [Int16] = []
    var isPaused = false
    var isDead = false
    var waiting: [(frames: Int, continuation: CheckedContinuation<Void, Never>)] = []

    var submitted: Int { position.frame + pending.count }

    mutating func takeReady() -> [CheckedContinuation<Void, Never>] {
      let limit = isDead ? Int.max : submitted
      let ready = waiting.filter { $0.frames <= limit }
      waiting.removeAll { $0.frames <= limit }
      return ready.map(\.continuation)
    }
  }

  /// How its sound is stored.
  public let format: AudioFormat
  /// What people call it.
  public let name: String

  private let playsAtOnce: Bool
  private let state = Mutex(State())

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - format: How its sound is stored.
  ///   - name: What people call it.
  ///   - playsAtOnce: Whether it plays everything the moment it gets it, its clock moving by itself.
  public init(format: AudioFormat = .speech, name: String = "virtual", playsAtOnce: Bool = false) {
    self.format = format
    self.name = name
    self.playsAtOnce = playsAtOnce
  }

  /// How far it has played.
  public var position: AudioPosition { state.withLock { $0.position } }

  /// Whether it was started, and neither stopped nor killed.
  public var isOpen: Bool { state.withLock { $0.report != nil } }

  /// All that was played since it was started: what a listener would have heard.
  public var heard: [Int16] { state.withLock { $0.heard } }

  /// Lets the device play `frames`, or as many as it has, unless it is paused.
  public func advance(frames: Int) {
    play { min(frames, $0.pending.count) }
  }

  /// Lets the device play all it has, unless it is paused.
  public func advanceToEnd() {
    play { $0.pending.count }
  }

  /// Kills the device.
  public func fail(reason: String) {
    let (report, ready) = state.withLock { state in
      state.isDead = true
      defer { state.report = nil }
      return (state.report, state.takeReady())
    }
    for continuation in ready { continuation.resume() }
    report?(.failed(.soundLost(reason: reason)))
  }

  /// Brings a device that was killed back, so that it can be started.
  public func revive() {
    state.withLock { $0.isDead = false }
  }

  /// Returns once `frames` or more were handed to the device since the last flush, played or not.
  public func waitForFrames(_ frames: Int) async {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        state.waiting.append((frames, continuation))
        return state.takeReady()
      }
      for continuation in ready { continuation.resume() }
    }
  }

  /// Opens the device.
  public func start(
    epoch: Int, within patience: Duration, report: @escaping @Sendable (AudioReport) -> Void
  ) throws(SpeechFailure) {
    let isDead = state.withLock { state in
      state.report = report
      state.position = AudioPosition(epoch: epoch, frame: 0)
      state.pending = []
      return state.isDead
    }
    if isDead { throw .soundLost(reason: "the device is dead") }
  }

  /// Takes sound; where it is placed makes no difference to a device without ears.
  public func submit(_ samples: [Int16], pan: Pan) {
    let ready = state.withLock { state in
      state.pending += samples
      return state.takeReady()
    }
    for continuation in ready { continuation.resume() }
    if playsAtOnce { advanceToEnd() }
  }

  /// Takes silence.
  public func submitSilence(frameCount: Int) {
    submit([Int16](repeating: 0, count: frameCount))
  }

  /// Takes a short sound, which is not counted and so makes no difference.
  public func mix(_ sound: StereoSound) {}

  /// Throws away what is not played.
  public func flush(epoch: Int) {
    state.withLock { state in
      state.pending = []
      state.position = AudioPosition(epoch: epoch, frame: 0)
    }
  }

  /// Holds the sound.
  public func pause() {
    state.withLock { $0.isPaused = true }
  }

  /// Goes on.
  public func resume() {
    state.withLock { $0.isPaused = false }
    if playsAtOnce { advanceToEnd() }
  }

  /// Closes the device.
  public func stop() {
    state.withLock { state in
      state.report = nil
      state.pending = []
    }
  }

  private func play(_ count: (State) -> Int) {
    let told = state.withLock { state -> (@Sendable (AudioReport) -> Void, AudioPosition)? in
      guard !state.isPaused, !state.isDead, let report = state.report else { return nil }
      let frames = max(count(state), 0)
      state.heard += state.pending.prefix(frames)
      state.pending.removeFirst(frames)
      state.position.frame += frames
      return (report, state.position)
    }
    if let (report, position) = told { report(.played(position)) }
  }
}
