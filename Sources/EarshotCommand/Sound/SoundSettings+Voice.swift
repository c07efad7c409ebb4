import EarshotEspeak
import EarshotSpeech

// The one place where a voice that somebody named is refused, whichever command speaks with it.
extension SoundSettings {
  /// What renders with the voice.
  ///
  /// - Throws: Why it cannot: the program is not there, or it has no such voice.
  func worker() throws(SoundRefusal) -> sending SupervisedWorker {
    let worker: SupervisedWorker
    let unknown: UnknownVoice?
    do throws(EspeakError) {
      worker = SupervisedWorker(
        location: try .find(), settings: voice.forPreparedText, patience: patience)
      unknown = try worker.unknownVoice()
    } catch {
      throw .program(error)
    }
    if let unknown { throw .voice(unknown, voiceSource) }
    return worker
  }

  /// What speaks with the voice at once.
  ///
  /// - Throws: Why it cannot: the program is not there, or it has no such voice.
  func synthesizer() throws(SoundRefusal) -> EspeakSynthesizer {
    EspeakSynthesizer(worker: try worker())
  }
}
