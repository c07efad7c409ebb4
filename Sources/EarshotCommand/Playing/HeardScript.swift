import EarshotFiles
import EarshotScript
import EarshotSession
import EarshotSpeech

/// A script on its way to the ear: all that is said, in its order, with the sounds before it.
///
/// In virtual time steps take no time, so that most of what is said is cut or dropped by the next step.
/// Here everything is heard to its end, as by somebody who listens before moving on.
final class HeardScript {
  /// What is to be heard, each after the one before.
  private(set) var utterances: [Utterance] = []

  private let speech = VirtualSpeech()
  private let transcript = Transcript()
  private let includesSounds: Bool
  /// Sounds that nothing was said after yet, and where they are heard.
  private var sounds: [(sound: Earcon, pan: Pan)] = []

  /// Creates what hears a script; sounds may be left out.
  init(includesSounds: Bool = true) {
    self.includesSounds = includesSounds
  }

  /// Hears what is played with a voice and a transcript of its own.
  func hear(
    _ play: (any SpeechChannel, Transcript) throws(FileError) -> ScriptReport
  ) throws(FileError) -> ScriptReport {
    speech.onCommand = { [unowned self] in hear($0) }
    // A sound with nothing said after it until the next step, as at the end of a screen, stands alone.
    transcript.onEvent = { [unowned self] in if $0.kind == .command { endSounds() } }
    let report = try play(speech, transcript)
    endSounds()
    return report
  }

  private func hear(_ command: SpeechCommand) {
    switch command {
    case .submit(let utterance):
      guard !utterance.runs.allSatisfy({ SanitizedText($0.text).isBlank }) else { return }
      add(
        utterance.runs, source: utterance.source, pan: utterance.pan, manner: utterance.manner)
    case .sound(let sound, let pan) where includesSounds: sounds.append((sound, pan))
    default: break
    }
  }

  private func endSounds() {
    guard let last = sounds.last else { return }
    add([SpeechRun("")], source: .status, pan: last.pan)
  }

  /// Adds what is said, after the sounds that wait for it; how urgent it was plays no part any more.
  private func add(
    _ runs: [SpeechRun], source: UtteranceSource, pan: Pan, manner: SpeechManner = SpeechManner()
  ) {
    utterances.append(
      Utterance(
        id: .init(UInt64(utterances.count + 1)), source: source, pan: pan,
        manner: manner, sounds: sounds.map(\.sound), runs: runs))
    sounds = []
  }
}
