import Dispatch
public import EarshotSpeech

/// The voice of espeak-ng for live speech: an actor whose blocking work stays on its own thread.
public actor EspeakSynthesizer: Synthesizer {
  /// How its sound is stored.
  public nonisolated let format = AudioFormat.speech
  /// The thread it works on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  private let thread = PrivateThread()
  private let cancelLine: CancelLine
  private let worker: SupervisedWorker

  /// Creates a voice; its program starts with the first request.
  public init(
    location: WorkerLocation,
    settings: VoiceSettings = .standard,
    patience: SharedPatience = SharedPatience()
  ) {
    self.init(
      worker: SupervisedWorker(location: location, settings: settings, patience: patience))
  }

  /// Creates a voice that speaks through `worker`, which is used by nobody else from then on.
  public init(worker: sending SupervisedWorker) {
    cancelLine = worker.cancelLine
    self.worker = worker
  }

  /// Starts the voice program ahead of the first request.
  ///
  /// - Throws: `SpeechFailure.voiceUnavailable`.
  public func start() throws(SpeechFailure) {
    do {
      try worker.start()
    } catch {
      throw error.failure
    }
  }

  /// Makes the sound of one request; see ``Synthesizer``.
  public func synthesize(
    _ request: SynthesisRequest,
    deliver: @escaping @Sendable (SynthesisChunk) -> Void
  ) async throws(SpeechFailure) {
    // Nothing below suspends, so that requests never mix on the line.
    let line = cancelLine
    line.reset()
    let result = await withTaskCancellationHandler {
      say(request, deliver: deliver)
    } onCancel: {
      line.cancel()
    }
    try result.get()
  }

  /// Ends the voice program; the next request starts a new one.
  public func stop() {
    worker.stop()
  }

  private func say(
    _ request: SynthesisRequest,
    deliver: @escaping @Sendable (SynthesisChunk) -> Void
  ) -> Result<Void, SpeechFailure> {
    do throws(EspeakError) {
      _ = try worker.say(request) { chunk in
        deliver(chunk)
        return !Task.isCancelled
      }
      return .success(())
    } catch {
      return .failure(error.failure)
    }
  }
}

/// A serial queue as an actor's executor, for work that blocks.
private final class PrivateThread: SerialExecutor {
  private let queue = DispatchQueue(label: "earshot.voice")

  func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    queue.async { unowned.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
