import EarshotSpeech

/// What a listener switches on the device itself, and the clipboard: the reader says it and has the host do
/// it.
final class DeviceEngine {
  private let speech: SpeechEngine
  /// Whether nothing is to be heard.
  private(set) var isMuted = false
  /// Whether the screen is blank.
  private(set) var isCurtained = false

  init(speech: SpeechEngine) {
    self.speech = speech
  }

  /// Has nothing be heard any more, or everything again.
  func toggleMute(into answer: inout ReaderAnswer) {
    isMuted.toggle()
    answer.append(.speech(.silence))
    // Said into the silence: whoever reads along knows why there is none.
    answer.append(.request(.mute(isMuted)))
    speech.tell(isMuted ? .speechOff : .speechOn, into: &answer)
  }

  /// Blanks the screen, or shows it again.
  func toggleCurtain(into answer: inout ReaderAnswer) {
    isCurtained.toggle()
    answer.append(.request(.curtain(isCurtained)))
    speech.tell(isCurtained ? .curtainOn : .curtainOff, into: &answer)
  }

  /// Puts what was said last on the clipboard.
  func copySpeech(into answer: inout ReaderAnswer) {
    guard let text = speech.lastOfApp?.text, !text.isEmpty else {
      return speech.tell(.nothingToCopy, into: &answer)
    }
    answer.append(.request(.copy(text)))
    speech.tell(.copied, into: &answer)
  }

  /// Says again what was said last, with its hint.
  func repeatSpeech(into answer: inout ReaderAnswer) {
    guard let last = speech.lastOfApp else { return answer.sound(.boundary) }
    speech.say(last.runs, source: last.source, into: &answer)
  }
}
