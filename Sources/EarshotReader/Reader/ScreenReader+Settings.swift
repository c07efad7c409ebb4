import EarshotModel
import EarshotSpeech

/// Settings of the host's own, and settings that come from outside while a person listens.
extension ScreenReader {
  /// Puts settings of the host's own behind the reader's, in the place of those that were there.
  public func offer(_ settings: [HostSetting]) {
    hostSettings = settings
  }

  /// Takes note that the host has chosen something else for one of its settings.
  ///
  /// - Parameters:
  ///   - name: The name of the setting.
  ///   - place: The place of what is chosen among its choices.
  public func note(host name: String, is place: Int) {
    guard let index = hostSettings.firstIndex(where: { $0.name == name }) else { return }
    hostSettings[index].choose(place)
  }

  /// Changes a setting of the host, says what it is now, and has the host do it.
  func change(host name: String, by steps: Int, into answer: inout ReaderAnswer) {
    guard let index = hostSettings.firstIndex(where: { $0.name == name }),
      hostSettings[index].step(by: steps)
    else { return answer.sound(.boundary) }
    let setting = hostSettings[index]
    speech.say(speech.runs(of: setting, in: answer.settings), source: .rotor, into: &answer)
    answer.append(.request(.set(name, to: setting.chosen)))
    prompts.renewSettings(hostSettings, in: answer)
  }

  /// Takes on settings that were read anew, and says in them which have changed.
  func adopt(_ settings: ReaderSettings, into answer: inout ReaderAnswer) {
    let before = answer.settings
    answer.settings = settings
    answer.prepare(speech)
    var runs = speech.runs(.settingsRead)
    for setting in ReaderSetting.allCases
    where before.value(of: setting) != settings.value(of: setting) {
      runs.join(speech.runs(of: setting, in: settings), in: settings.style, comma: speech.comma)
    }
    speech.say(runs, source: .rotor, into: &answer)
    prompts.renewSettings(hostSettings, in: answer)
  }
}
