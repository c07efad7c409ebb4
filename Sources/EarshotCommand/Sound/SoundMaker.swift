import EarshotEspeak
import EarshotSpeech

/// Speaks into a file, and says what could not be spoken.
struct SoundMaker {
  /// Where everything is reported.
  let console: Console
  /// The voice of texts that name no language.
  var voice = VoiceSettings.standard

  /// Renders utterances into the file at `path`.
  func render(_ utterances: some Sequence<Utterance>, to path: String) -> ExitStatus {
    do throws(EspeakError) {
      let worker = SupervisedWorker(location: try .find(), settings: voice.forPreparedText)
      guard let report = try render(utterances, to: path, with: worker) else { return .refused }
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
  ) throws(EspeakError) -> RenderReport? {
    let renderer = WaveRenderer(worker: worker)
    renderer.preparation = voice.preparation()
    let outcome = Interruption.watching { interruption in
      var progress = ProgressLine(console: console)
      defer { progress.clear() }
      return Swift.Result { () throws(EspeakError) -> RenderReport? in
        try renderer.render(utterances, to: path) { state in
          progress.show("\(state.duration.components.seconds) seconds of sound")
          return !interruption.isRequested
        }
      }
    }
    return try outcome.get()
  }
}
