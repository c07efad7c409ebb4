public import EarshotSpeech

/// Renders utterances into a WAV file with the voice of espeak-ng, faster than they can be heard
/// and in memory that does not grow with them.
public final class WaveRenderer {
  /// The silence between two utterances unless another is asked for.
  public static let standardGap = Duration.milliseconds(350)

  /// The silence between two utterances.
  public var gap = WaveRenderer.standardGap
  /// How utterances are cut and made harmless.
  public var preparation = SpeechPreparation()
  /// How loud sounds are, from 0 to 1; 0 leaves them out.
  public var soundGain = 1.0
  /// Whether the file has two channels, in which utterances stand at their places.
  public var isStereo = false

  private let worker: SupervisedWorker
  private let format = AudioFormat.speech

  /// Creates a renderer that speaks with `worker`.
  public init(worker: SupervisedWorker) {
    self.worker = worker
  }

  /// Renders utterances into a file, which stands in its place only when all of them are in it.
  ///
  /// What the voice cannot say is left out and reported, a stretch of a text where it is no more than
  /// that; all the rest is rendered. Where
  /// nothing can be heard of any of them no file is made, and one that is there stays as it is. A voice
  /// that was asked to be silent gives silence, as long as its words take.
  ///
  /// - Parameters:
  ///   - utterances: What is said, in order, each to its end.
  ///   - path: Where the WAV file goes.
  ///   - progress: Told after every piece; answering `false` stops rendering and leaves no file.
  /// - Returns: What became of them, or `nil` when `progress` stopped it.
  /// - Throws: ``EspeakError`` when the voice cannot be used at all or the file not be written.
  public func render(
    _ utterances: some Sequence<Utterance>,
    to path: String,
    progress: (RenderProgress) -> Bool = { _ in true }
  ) throws(EspeakError) -> RenderReport? {
    try worker.start()
    let file = try WaveFile(path: path, format: format, channelCount: isStereo ? 2 : 1)
    var report = RenderReport(format: format)
    for utterance in utterances {
      if report.utteranceCount > 0 { try file.appendSilence(format.frames(in: gap)) }
      let isWanted = try render(utterance, to: file, report: &report, progress: progress)
      guard isWanted else { return nil }
      report.utteranceCount += 1
    }
    guard report.audibleFrameCount > 0 else { return report }
    try file.finish()
    report.frameCount = file.frameCount
    return report
  }

  private func render(
    _ utterance: Utterance,
    to file: WaveFile,
    report: inout RenderReport,
    progress: (RenderProgress) -> Bool
  ) throws(EspeakError) -> Bool {
    let audibleBefore = report.audibleFrameCount
    let failuresBefore = report.failures.count
    var scalars = 0
    for piece in preparation.pieces(of: utterance) {
      try file.appendSilence(format.frames(in: piece.leadingPause))
      let failure = try render(piece.request, to: file, report: &report)
      if case .leftOut(let stretches) = failure {
        report.failures += stretches.map {
          .init(index: report.utteranceCount, text: $0, failure: .voiceCrashed)
        }
      } else if let failure {
        report.failures.append(
          .init(index: report.utteranceCount, text: utterance.text, failure: failure))
        return true
      }
      scalars += piece.request.text.string.unicodeScalars.count
      let isWanted = progress(
        RenderProgress(
          utteranceCount: report.utteranceCount, scalarCount: scalars,
          duration: format.duration(of: file.frameCount)))
      guard isWanted else { return false }
    }
    if report.audibleFrameCount == audibleBefore, report.failures.count == failuresBefore {
      report.failures.append(
        .init(index: report.utteranceCount, text: utterance.text, failure: .inaudible))
    }
    return true
  }

  /// Renders one request; what keeps every other one from being rendered is thrown, what concerns
  /// it alone is returned.
  private func render(
    _ request: SynthesisRequest, to file: WaveFile, report: inout RenderReport
  ) throws(EspeakError) -> SpeechFailure? {
    var fileError: EspeakError?
    var failure: SpeechFailure?
    var audible: Range<Int>?
    var frames = 0
    let sounds = request.soundSamples(in: format, gain: soundGain)
    if !sounds.isEmpty {
      try file.append(sounds, pan: request.pan)
      guard request.hasWords else {
        report.audibleFrameCount += Audibility.audibleRange(in: sounds)?.count ?? 0
        return nil
      }
    }
    do throws(EspeakError) {
      _ = try worker.say(request) { chunk in
        let range =
          chunk.isSilenceMeant
          ? chunk.samples.indices : Audibility.audibleRange(in: chunk.samples)
        if let range {
          let first = audible?.lowerBound ?? frames + range.lowerBound
          audible = first..<(frames + range.upperBound)
        }
        frames += chunk.samples.count
        do throws(EspeakError) {
          try file.append(chunk.samples, pan: request.pan)
          return true
        } catch {
          fileError = error
          return false
        }
      }
    } catch {
      switch error {
      case .leftOut: failure = error.failure
      case .stopped, .silent, .noVoice, .engineFailed: return error.failure
      default: throw error
      }
    }
    if let fileError { throw fileError }
    report.audibleFrameCount += audible?.count ?? 0
    return failure
  }
}
