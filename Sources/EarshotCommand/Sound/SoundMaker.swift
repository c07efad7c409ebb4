import EarshotEspeak
import EarshotFiles
import EarshotSpeech

/// Speaks into a file, and says what could not be spoken.
struct SoundMaker {
  /// Where everything is reported.
  let console: Console
  /// How text becomes sound.
  var settings = SoundSettings()
  /// Whether utterances stand at their places between the ears.
  var isStereo = false

  /// Renders utterances into the file at `path`.
  ///
  /// - Throws: Why nothing can be spoken at all; nothing was written then.
  func render(
    _ utterances: some Sequence<Utterance>, to path: String
  ) async throws(SoundRefusal) -> ExitStatus {
    let worker = try settings.worker()
    do {
      let rendered = await render(utterances, to: path, with: worker)
      guard let report = try rendered.get() else { return .refused }
      for failure in report.failures {
        console.report(
          "earshot: error: not spoken: \"\(PlainLine.text(failure.text))\": \(failure.failure)")
      }
      return report.failures.isEmpty ? .clean : .refused
    } catch {
      console.report("earshot: error: \(error)")
      return .refused
    }
  }

  private func render(
    _ utterances: some Sequence<Utterance>, to path: String, with worker: SupervisedWorker
  ) async -> Result<RenderReport?, EspeakError> {
    let renderer = WaveRenderer(worker: worker)
    renderer.preparation = settings.preparation
    renderer.soundGain = settings.soundGain
    renderer.isStereo = isStereo
    return await Interruption.watching { interruption in
      var progress = ProgressLine(console: console)
      defer { progress.clear() }
      return Result { () throws(EspeakError) -> RenderReport? in
        try renderer.render(utterances, to: path) { state in
          progress.show("\(state.duration.components.seconds) seconds of sound")
          return !interruption.isRequested
        }
      }
    }
  }
}
