import EarshotModel
import EarshotSpeech

/// What is said of settings: what one is called, and what it is.
extension SpeechEngine {
  /// A setting with what it is.
  func runs(of setting: ReaderSetting, in settings: ReaderSettings) -> [SpeechRun] {
    var runs = runs(setting.word)
    runs.join(valueRuns(of: setting, in: settings), in: settings.style, comma: comma)
    return runs
  }

  /// What a setting is.
  func valueRuns(of setting: ReaderSetting, in settings: ReaderSettings) -> [SpeechRun] {
    switch settings.value(of: setting) {
    case .word(let word, let number): number.map { runs(word, $0) } ?? runs(word)
    case .language(let name, let tag): [SpeechRun(name, language: tag)]
    case .voice(let name): runs(AttributedText(name))
    }
  }

  /// A setting of the host's own with what it is.
  func runs(of setting: HostSetting, in settings: ReaderSettings) -> [SpeechRun] {
    var runs = runs(setting.title)
    let value =
      switch setting.choices[setting.chosen] {
      case .word(let word): self.runs(word)
      case .name(let name): self.runs(AttributedText(name))
      case .key(let chord): self.runs(AttributedText(commandNames.name(of: chord)))
      }
    runs.join(value, in: settings.style, comma: comma)
    return runs
  }
}
