import Dispatch
import EarshotSpeech
import Synchronization

/// Feeds a device of ALSA from a thread of its own.
///
/// 1. Whoever submits or flushes only changes ``State`` and wakes the thread.
/// 2. The thread writes a few milliseconds at a time, so that a flush waits no longer than that: then
///    it drops what the device holds and writes the fade of what would have come.
/// 3. After each step it notes how much the device still holds; the rest was played, and is reported.
///    Silence follows sound until its end was played.
final class ALSAPlayer: Sendable {
  /// What the thread and its users share.
  struct State {
    var account = ALSAAccount()
    var failure: SoundError?
    var isClosed = false
  }

  let state = Mutex(State())

  private let format: AudioFormat
  private let report: @Sendable (AudioReport) -> Void
  private let wakeUp = DispatchSemaphore(value: 0)

  /// How much is written at once.
  private static let step = Duration.milliseconds(5)
  /// How often the place played is reported.
  private static let reporting = Duration.milliseconds(20)
  /// How long a fade is.
  private static let fade = Duration.milliseconds(4)
  /// How long a device may play nothing before it counts as stuck.
  private static let patience = Duration.seconds(3)

  /// Creates a player without a device.
  init(format: AudioFormat, epoch: Int, report: @escaping @Sendable (AudioReport) -> Void) {
    self.format = format
    self.report = report
    state.withLock { $0.account.flush(epoch: epoch) }
  }

  /// Opens the device and begins to feed it; `patience` is how long it may take to open.
  func open(_ name: String, within patience: Duration) throws(SoundError) {
    let library = try ALSALibrary()
    let opened = DispatchSemaphore(value: 0)
    let thread = DispatchQueue(label: "earshot.alsa", qos: .userInteractive)
    thread.async { [self] in
      do throws(SoundError) {
        let device = try ALSADevice(name, format: format, library: library)
        opened.signal()
        feed(device)
        device.close()
      } catch {
        state.withLock { $0.failure = error }
        opened.signal()
      }
    }
    let answer = opened.wait(timeout: .now() + patience)
    if let failure = state.withLock({ $0.failure }) { throw failure }
    guard answer == .success else {
      close()
      throw .noDevice(reason: "it did not answer in time")
    }
  }

  /// Changes what is to be played, and wakes the thread.
  func change(_ body: (inout ALSAAccount) -> Void) {
    state.withLock { body(&$0.account) }
    wakeUp.signal()
  }

  /// Ends the thread, which closes the device; nothing is reported any more.
  func close() {
    state.withLock { $0.isClosed = true }
    wakeUp.signal()
  }

  private func feed(_ device: ALSADevice) {
    let step = format.frames(in: ALSAPlayer.step)
    let clock = ContinuousClock()
    var reported = AudioPosition(epoch: 0, frame: 0)
    var lastMove = clock.now
    while true {
      let work = state.withLock { $0.isClosed ? nil : $0.account.next(step: step) }
      guard let work else { return }
      do throws(SoundError) {
        try carryOut(work, device)
      } catch {
        return fail(error)
      }
      if work == .wait { lastMove = clock.now }
      let waiting = device.waitingFrames
      let (position, isDone) = state.withLock { state in
        state.account.deviceHolds(waiting)
        return (state.account.queue.position, state.account.queue.isDone)
      }
      let moved =
        position.epoch != reported.epoch ? position.frame : position.frame - reported.frame
      if moved >= format.frames(in: ALSAPlayer.reporting) || moved > 0 && isDone {
        reported = position
        lastMove = clock.now
        report(.played(position))
      } else if !isDone, clock.now - lastMove > ALSAPlayer.patience {
        return fail(.stalled)
      }
    }
  }

  private func carryOut(_ work: ALSAAccount.Work, _ device: ALSADevice) throws(SoundError) {
    switch work {
    case .fadeOut(let cut):
      let waiting = device.waitingFrames
      device.drop()
      let faded = cut.fade(waiting: waiting, frames: format.frames(in: ALSAPlayer.fade))
      if faded.frameCount > 0 { try device.write(faded.samples) }
      state.withLock { $0.account.faded(faded.frameCount) }
    case .write(let samples):
      try device.write(samples)
    case .wait:
      wakeUp.wait()
    }
  }

  private func fail(_ error: SoundError) {
    let isClosed = state.withLock { state in
      state.failure = error
      return state.isClosed
    }
    if !isClosed { report(.failed(error.speechFailure)) }
  }
}
